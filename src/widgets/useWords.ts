/** What reading a value needs of the page (`model/reading`): its language, names of codes, currencies. */
import { useCallback, useMemo } from 'react';
import { useLocale } from 'ra-core';
import { useT } from '../i18n/useT';
import { valueIn } from '../model/values/aliases';
import { isEmpty, textOf } from '../model/values/empty';
import type { Words } from '../model/reading/read';
import type { Entity, Field, Shape } from '../model/entity/entity';
import { choiceName, optionName, spokenName } from '../model/values/optionNames';
import { useClock } from './context/clock';
import { useConfig } from './context/config';
import { useEntityModule } from './context/entity';
import { listNameOf, ownChoices, useFieldOptions } from './fieldOptions';
import { labelOf, sameValue, type OptionItem } from './optionItems';
import { useOptions } from './useOptions';
import { minuteIn } from './useToday';

/** For values that are read without a list of the server. */
export function usePlainWords(): Words {
  const t = useT();
  const language = useLocale();
  const { currencySymbol, timeZone } = useConfig();
  const clock = useClock();
  return useMemo(
    () => ({
      language,
      yes: t('yes'),
      no: t('no'),
      nameOf: (field, code) => choiceName(ownChoices(field) ?? [], code),
      symbolOf: () => currencySymbol,
      periods: {
        from: (date: string) => t('period.from', { date }),
        until: (date: string) => t('period.until', { date }),
        phases: { upcoming: t('period.upcoming'), running: t('period.running'), ended: t('period.ended') },
        now: () => minuteIn(timeZone, clock()),
      },
    }),
    [t, language, currencySymbol, timeZone, clock],
  );
}

/**
 * For codes. The record may bring their names itself; else they are those of the list, else what the
 * language of the page calls a code: a list that is on its way, or failed, leaves a table that can be read.
 */
export function useCodeWords(field: Field, record: Readonly<Record<string, unknown>>): Words {
  const plain = usePlainWords();
  const { entity } = useEntityModule();
  const known = field.ui.labelField !== undefined && !isEmpty(record[field.ui.labelField]);
  const { options } = useFieldOptions(known ? { ...field, ui: {} } : field, { values: record });
  const list = entity.options[listNameOf(field) ?? ''];
  return useMemo(
    () => ({
      ...plain,
      nameOf: (_, code, row) =>
        labelOf(options, code) ?? (list ? optionName(list, code) : plain.nameOf(field, code, row)),
      ...(list ? { spokenOf: (_, code) => spokenName(list, code) } : {}),
    }),
    [plain, options, list, field],
  );
}

const symbolIn = ({ item }: OptionItem): string | undefined => {
  const symbol = item['currencySymbol'] ?? item['currency'];
  return typeof symbol === 'string' ? symbol : undefined;
};

/** A field by its name, wherever in the record it stands: an amount may be inside a row. */
function fieldNamed(shape: Shape, name: string): Field | undefined {
  const nested = Object.values(shape.fields).flatMap((field) =>
    field.shape ? (fieldNamed(field.shape, name) ?? []) : [],
  );
  return shape.fields[name] ?? nested[0];
}

/** The field of the same record that holds the country whose currency an amount is in. */
export const countryFieldOf = (field: Field): string | undefined => field.ui.currency?.countryField;

/** The code that the schema names, or that a field of the same record holds. */
function codeOf({ ui }: Field, values: Readonly<Record<string, unknown>>): string | undefined {
  const { code, codeField } = ui.currency ?? {};
  const held = codeField === undefined ? undefined : values[codeField];
  return code ?? (typeof held === 'string' && held !== '' ? held : undefined);
}

/** The list of countries by which the screen is filtered: it is there anyway, and knows their currencies. */
const countriesOf = ({ list, options }: Entity): string | undefined =>
  list?.filters.fields
    .flatMap(({ field }) => field.ui.options ?? [])
    .find((name) => options[name]?.standardCodes === 'country');

type Money = Pick<ReturnType<typeof useConfig>, 'currency' | 'currencySymbol'>;

/**
 * What stands before an amount, by the ISO code of its currency: the operator's symbol, that which one of the
 * countries has for it, else the code itself.
 */
function symbolAmong(countries: readonly OptionItem[], code: string, { currency, currencySymbol }: Money): string {
  if (code === currency) return currencySymbol;
  const symbol = countries.find(({ item }) => item['currency'] === code)?.item['currencySymbol'];
  return typeof symbol === 'string' && symbol !== '' ? symbol : `${code} `;
}

/** The symbol of each currency, as a screen that is filtered by country knows it. */
export function useSymbols(): (code: string) => string {
  const config = useConfig();
  const { entity } = useEntityModule();
  const { options } = useOptions(countriesOf(entity));
  return useCallback((code) => symbolAmong(options, code, config), [options, config]);
}

/**
 * The symbol before an amount: that of the country in the same record, that of the code the schema
 * names, or the operator's own. While no country is chosen it is the operator's own; a country whose
 * symbol is not known stands there by its code, never with a foreign symbol.
 */
export function useCurrency(field: Field, values: Readonly<Record<string, unknown>>): string {
  const config = useConfig();
  const { entity } = useEntityModule();
  const name = countryFieldOf(field);
  const code = codeOf(field, values);
  const countryField = name === undefined ? undefined : fieldNamed(entity.shape, name);
  const { options } = useOptions(code === undefined ? countryField?.ui.options : countriesOf(entity), values);
  if (code !== undefined) return symbolAmong(options, code, config);
  // A row may have it under another name.
  const country = countryField && valueIn(values, countryField);
  const option = options.find(({ value }) => sameValue(value, country));
  const known = option && symbolIn(option);
  const isOperators = isEmpty(country) || country === config.country;
  return known ?? (isOperators ? config.currencySymbol : String(country));
}

/** For values of many fields at once, as in a chart: amounts in the currency that field or record names. */
export function useFigureWords(): Words & { symbolOfCode: (code: string) => string } {
  const plain = usePlainWords();
  const { country } = useConfig();
  const { entity } = useEntityModule();
  const symbolOf = useSymbols();
  return useMemo(
    () => ({
      ...plain,
      symbolOfCode: symbolOf,
      symbolOf: (field, row) => {
        const code = codeOf(field, row);
        const countryField = fieldNamed(entity.shape, countryFieldOf(field) ?? '');
        const own = countryField ? textOf(valueIn(row, countryField)) : '';
        if (code !== undefined) return symbolOf(code);
        return own === '' || own === country ? plain.symbolOf(field, row) : `${own} `;
      },
    }),
    [plain, country, symbolOf, entity],
  );
}

export function useMoneyWords(field: Field, record: Readonly<Record<string, unknown>>): Words {
  const plain = usePlainWords();
  const symbol = useCurrency(field, record);
  return useMemo(() => ({ ...plain, symbolOf: () => symbol }), [plain, symbol]);
}
