/**
 * Provides the texts that the formatting of values (`model/displayFormats`) needs: the language, the labels of
 * codes and the currency symbols.
 */
import { useCallback, useMemo } from 'react';
import { useLocale } from 'ra-core';
import { useAppTranslate } from '../i18n/useAppTranslate';
import { getFieldValue } from '../model/values/getFieldValue';
import { isEmpty, toText } from '../model/values/isEmpty';
import type { DisplayFormatTexts } from '../model/displayFormats/displayFormat';
import type { Entity, Field, ObjectShape } from '../model/entity/entity';
import { getChoiceLabel, getOptionCodeLabel, getTranslatedCodeLabel } from '../model/values/translatedOptionNames';
import { useClock } from './context/clock';
import { useConfig } from './context/config';
import { useEntityModule } from './context/currentEntity';
import { getOptionListName, getSchemaChoices, useFieldOptions } from './useFieldOptions';
import { getOptionLabel, isSameCode, type OptionItem } from './normalizeOptions';
import { useOptions } from './useOptions';
import { getDateTimeInTimeZone } from './useToday';

/** Returns the texts for formatting values that need no option list. */
export function useFormatTexts(): DisplayFormatTexts {
  const t = useAppTranslate();
  const language = useLocale();
  const { currencySymbol, timeZone } = useConfig();
  const clock = useClock();
  return useMemo(
    () => ({
      language,
      yes: t('yes'),
      no: t('no'),
      getOptionCodeLabel: (field, code) => getChoiceLabel(getSchemaChoices(field) ?? [], code),
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
 * Returns the texts for formatting codes. The label of a code is taken from the first of these sources that
 * contains it: the record, the option list, the app's translations. A table is thus readable while the option list
 * is loading and after it failed to load.
 */
export function useCodeFormatTexts(field: Field, record: Readonly<Record<string, unknown>>): DisplayFormatTexts {
  const plain = useFormatTexts();
  const { entity } = useEntityModule();
  const known = field.ui.labelField !== undefined && !isEmpty(record[field.ui.labelField]);
  const { options } = useFieldOptions(known ? { ...field, ui: {} } : field, { values: record });
  const list = entity.options[getOptionListName(field) ?? ''];
  return useMemo(
    () => ({
      ...plain,
      getOptionCodeLabel: (_, code, row) =>
        getOptionLabel(options, code) ??
        (list ? getOptionCodeLabel(list, code) : plain.getOptionCodeLabel(field, code, row)),
      ...(list ? { getTranslatedCodeLabel: (_, code) => getTranslatedCodeLabel(list, code) } : {}),
    }),
    [plain, options, list, field],
  );
}

const getItemSymbol = ({ item }: OptionItem): string | undefined => {
  const symbol = item['currencySymbol'] ?? item['currency'];
  return typeof symbol === 'string' ? symbol : undefined;
};

/**
 * Finds a field by its name at any depth of the record, because the country of an amount may be in a row of an
 * array.
 */
function findFieldByName(shape: ObjectShape, name: string): Field | undefined {
  const nested = Object.values(shape.fields).flatMap((field) =>
    field.shape ? (findFieldByName(field.shape, name) ?? []) : [],
  );
  return shape.fields[name] ?? nested[0];
}

/** Returns the name of the field that contains the country of an amount. The country determines the currency. */
export const getCurrencyCountryFieldName = (field: Field): string | undefined => field.ui.currency?.countryField;

/** Returns the currency code of an amount. It is set in the schema or contained in another field of the record. */
function getCode({ ui }: Field, values: Readonly<Record<string, unknown>>): string | undefined {
  const { code, codeField } = ui.currency ?? {};
  const held = codeField === undefined ? undefined : values[codeField];
  return code ?? (typeof held === 'string' && held !== '' ? held : undefined);
}

/**
 * Returns the name of the option list of countries that a filter of the entity's list uses. It contains the
 * currencies, and the list screen loads it in any case.
 */
const getCountries = ({ list, options }: Entity): string | undefined =>
  list?.filters.fields
    .flatMap(({ field }) => field.ui.options ?? [])
    .find((name) => options[name]?.labelsFromStandard === 'country');

type Money = Pick<ReturnType<typeof useConfig>, 'currency' | 'currencySymbol'>;

/**
 * Returns the symbol of an ISO currency code. For the operator's currency it is the configured symbol, otherwise
 * the symbol of a country with this currency, otherwise the code itself.
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

/**
 * Returns a function that returns the symbol of a currency. It reads the symbol from the options of the country
 * filter.
 */
export function useCurrencySymbols(): (code: string) => string {
  const config = useConfig();
  const { entity } = useEntityModule();
  const { options } = useOptions(getCountries(entity));
  return useCallback((code) => findCurrencySymbol(options, code, config), [options, config]);
}

/**
 * Returns the currency symbol of an amount.
 * - If the schema or the record contains a currency code, its symbol is returned.
 * - Otherwise the symbol of the record's country is returned.
 * - If no country is set, the operator's symbol is returned.
 * - If the symbol of the country is unknown, the country code is returned, so that a wrong symbol is never shown.
 */
export function useCurrencySymbol(field: Field, values: Readonly<Record<string, unknown>>): string {
  const config = useConfig();
  const { entity } = useEntityModule();
  const name = getCurrencyCountryFieldName(field);
  const code = getCode(field, values);
  const countryField = name === undefined ? undefined : findFieldByName(entity.shape, name);
  const { options } = useOptions(code === undefined ? countryField?.ui.options : getCountries(entity), values);
  if (code !== undefined) return findCurrencySymbol(options, code, config);
  // In a row the field may have an alternate name.
  const country = countryField && getFieldValue(values, countryField);
  const option = options.find(({ value }) => isSameCode(value, country));
  const known = option && getItemSymbol(option);
  const isOperators = isEmpty(country) || country === config.country;
  return known ?? (isOperators ? config.currencySymbol : String(country));
}

/**
 * Returns the texts for formatting values of several fields, as in a chart. Each amount is formatted with its own
 * currency.
 */
export function useFormatTextsOfFields(): DisplayFormatTexts & { symbolOfCode: (code: string) => string } {
  const plain = useFormatTexts();
  const { country } = useConfig();
  const { entity } = useEntityModule();
  const getSymbol = useCurrencySymbols();
  return useMemo(
    () => ({
      ...plain,
      symbolOfCode: getSymbol,
      getCurrencySymbol: (field, row) => {
        const code = getCode(field, row);
        const countryField = findFieldByName(entity.shape, getCurrencyCountryFieldName(field) ?? '');
        const own = countryField ? toText(getFieldValue(row, countryField)) : '';
        if (code !== undefined) return getSymbol(code);
        return own === '' || own === country ? plain.getCurrencySymbol(field, row) : `${own} `;
      },
    }),
    [plain, country, getSymbol, entity],
  );
}

export function useMoneyFormatTexts(field: Field, record: Readonly<Record<string, unknown>>): DisplayFormatTexts {
  const plain = useFormatTexts();
  const symbol = useCurrencySymbol(field, record);
  return useMemo(() => ({ ...plain, getCurrencySymbol: () => symbol }), [plain, symbol]);
}
