/** What reading a value needs of the page (`model/reading`): its language, names of codes, currencies. */
import { useCallback, useMemo } from 'react';
import { useLocale } from 'ra-core';
import { useAppTranslate } from '../i18n/useAppTranslate';
import { getFieldValue } from '../model/values/alternateNames';
import { isEmpty, toText } from '../model/values/isEmpty';
import type { FormatTexts } from '../model/formatting/formatValue';
import type { Entity, Field, Shape } from '../model/entity/entity';
import { getChoiceName, getOptionName, getTranslatedName } from '../model/values/optionNames';
import { useClock } from './context/clock';
import { useConfig } from './context/config';
import { useEntityModule } from './context/entityModule';
import { getOptionListName, getSchemaChoices, useFieldOptions } from './useFieldOptions';
import { getOptionLabel, isSameCode, type OptionItem } from './optionItems';
import { useOptions } from './useOptions';
import { getDateTimeInTimeZone } from './useToday';

/** For values that are read without a list of the server. */
export function useFormatTexts(): FormatTexts {
  const t = useAppTranslate();
  const language = useLocale();
  const { currencySymbol, timeZone } = useConfig();
  const clock = useClock();
  return useMemo(
    () => ({
      language,
      yes: t('yes'),
      no: t('no'),
      getOptionName: (field, code) => getChoiceName(getSchemaChoices(field) ?? [], code),
      getCurrencySymbol: () => currencySymbol,
      periods: {
        from: (date: string) => t('period.from', { date }),
        until: (date: string) => t('period.until', { date }),
        phases: { upcoming: t('period.upcoming'), running: t('period.running'), ended: t('period.ended') },
        now: () => getDateTimeInTimeZone(timeZone, clock()),
      },
    }),
    [t, language, currencySymbol, timeZone, clock],
  );
}

/**
 * For codes. The record may bring their names itself; else they are those of the list, else what the
 * language of the page calls a code: a list that is on its way, or failed, leaves a table that can be read.
 */
export function useCodeFormatTexts(field: Field, record: Readonly<Record<string, unknown>>): FormatTexts {
  const plain = useFormatTexts();
  const { entity } = useEntityModule();
  const known = field.ui.labelField !== undefined && !isEmpty(record[field.ui.labelField]);
  const { options } = useFieldOptions(known ? { ...field, ui: {} } : field, { values: record });
  const list = entity.options[getOptionListName(field) ?? ''];
  return useMemo(
    () => ({
      ...plain,
      getOptionName: (_, code, row) =>
        getOptionLabel(options, code) ?? (list ? getOptionName(list, code) : plain.getOptionName(field, code, row)),
      ...(list ? { getTranslatedName: (_, code) => getTranslatedName(list, code) } : {}),
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
export const getCountryFieldName = (field: Field): string | undefined => field.ui.currency?.countryField;

/** The code that the schema names, or that a field of the same record holds. */
function getCode({ ui }: Field, values: Readonly<Record<string, unknown>>): string | undefined {
  const { code, codeField } = ui.currency ?? {};
  const held = codeField === undefined ? undefined : values[codeField];
  return code ?? (typeof held === 'string' && held !== '' ? held : undefined);
}

/** The list of countries by which the screen is filtered: it is there anyway, and knows their currencies. */
const getCountries = ({ list, options }: Entity): string | undefined =>
  list?.filters.fields
    .flatMap(({ field }) => field.ui.options ?? [])
    .find((name) => options[name]?.standardCodes === 'country');

type Money = Pick<ReturnType<typeof useConfig>, 'currency' | 'currencySymbol'>;

/**
 * What stands before an amount, by the ISO code of its currency: the operator's symbol, that which one of the
 * countries has for it, else the code itself.
 */
function findCurrencySymbol(
  countries: readonly OptionItem[],
  code: string,
  { currency, currencySymbol }: Money,
): string {
  if (code === currency) return currencySymbol;
  const symbol = countries.find(({ item }) => item['currency'] === code)?.item['currencySymbol'];
  return typeof symbol === 'string' && symbol !== '' ? symbol : `${code} `;
}

/** The symbol of each currency, as a screen that is filtered by country knows it. */
export function useCurrencySymbols(): (code: string) => string {
  const config = useConfig();
  const { entity } = useEntityModule();
  const { options } = useOptions(getCountries(entity));
  return useCallback((code) => findCurrencySymbol(options, code, config), [options, config]);
}

/**
 * The currency symbol of an amount: of the country of the record, of the currency code in the schema, or the
 * operator's. Without a selected country it is the operator's; an unknown country shows its code, never a wrong
 * symbol.
 */
export function useCurrencySymbol(field: Field, values: Readonly<Record<string, unknown>>): string {
  const config = useConfig();
  const { entity } = useEntityModule();
  const name = getCountryFieldName(field);
  const code = getCode(field, values);
  const countryField = name === undefined ? undefined : fieldNamed(entity.shape, name);
  const { options } = useOptions(code === undefined ? countryField?.ui.options : getCountries(entity), values);
  if (code !== undefined) return findCurrencySymbol(options, code, config);
  // A row may have it under another name.
  const country = countryField && getFieldValue(values, countryField);
  const option = options.find(({ value }) => isSameCode(value, country));
  const known = option && symbolIn(option);
  const isOperators = isEmpty(country) || country === config.country;
  return known ?? (isOperators ? config.currencySymbol : String(country));
}

/** The format texts for values of many fields, as in a chart: each amount in its own currency. */
export function useChartFormatTexts(): FormatTexts & { symbolOfCode: (code: string) => string } {
  const plain = useFormatTexts();
  const { country } = useConfig();
  const { entity } = useEntityModule();
  const symbolOf = useCurrencySymbols();
  return useMemo(
    () => ({
      ...plain,
      symbolOfCode: symbolOf,
      getCurrencySymbol: (field, row) => {
        const code = getCode(field, row);
        const countryField = fieldNamed(entity.shape, getCountryFieldName(field) ?? '');
        const own = countryField ? toText(getFieldValue(row, countryField)) : '';
        if (code !== undefined) return symbolOf(code);
        return own === '' || own === country ? plain.getCurrencySymbol(field, row) : `${own} `;
      },
    }),
    [plain, country, symbolOf, entity],
  );
}

export function useMoneyFormatTexts(field: Field, record: Readonly<Record<string, unknown>>): FormatTexts {
  const plain = useFormatTexts();
  const symbol = useCurrencySymbol(field, record);
  return useMemo(() => ({ ...plain, getCurrencySymbol: () => symbol }), [plain, symbol]);
}
