/**
 * Converts the option lists of the server to one format, whatever property names their entries have. Pure
 * functions.
 */
import { getParamNames } from '../model/wire/parseCall';
import type { Option, OptionList } from '../model/entity/entity';
import { getOptionCodeLabel, type OptionNaming } from '../model/values/translatedOptionNames';
import { getNestedValue } from '../model/values/getNestedValue';
import { isEmpty } from '../model/values/isEmpty';

/**
 * An option and its `item`: the server's entry with all its properties, such as the currency or the calling code of
 * a country.
 */
export interface OptionItem extends Option {
  item: Readonly<Record<string, unknown>>;
}

type OptionItemKeys = Pick<
  OptionList,
  'valueField' | 'labelField' | 'labelTemplate' | 'alternateLabelFields' | 'descriptions'
> &
  OptionNaming;

const isValue = (value: unknown): value is Option['value'] =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';

/** Whether two codes are equal, regardless of their type. Some servers send both `1` and `"1"` for the same code. */
export const isSameCode = (left: unknown, right: unknown): boolean => String(left) === String(right);

export const getOptionLabel = (options: readonly Option[], value: unknown): string | undefined =>
  options.find((option) => isSameCode(option.value, value))?.label;

/**
 * Returns the label of an entry. The schema sets either the property that contains the label, or a template with
 * several properties, such as `{chargingProfilePk} - {description}`.
 */
function getItemLabel(item: Readonly<Record<string, unknown>>, list: OptionItemKeys): unknown {
  const { labelField, labelTemplate, alternateLabelFields = [] } = list;
  if (labelTemplate === undefined) {
    const keys = [labelField, ...alternateLabelFields, 'name', 'label'];
    const key = keys.find((one) => (getNestedValue(item, one) ?? null) !== null);
    return key === undefined ? undefined : getNestedValue(item, key);
  }
  return labelTemplate.replaceAll(/\{([\w.]+)\}/g, (_, key: string) => String(getNestedValue(item, key) ?? ''));
}

function toOption(entry: unknown, list: OptionItemKeys): OptionItem[] {
  const named = (value: Option['value'], label: unknown): string =>
    getOptionCodeLabel(list, value, String(label)) ?? String(label);
  if (isValue(entry)) return [{ value: entry, label: named(entry, entry), item: {} }];
  if (typeof entry !== 'object' || entry === null) return [];
  const item = entry as Record<string, unknown>;
  const value = getNestedValue(item, list.valueField) ?? item['value'];
  const description = list.descriptions?.[String(value)];
  return isValue(value)
    ? [{ value, label: named(value, getItemLabel(item, list) ?? value), item, ...(description && { description }) }]
    : [];
}

/**
 * Converts the entries of an option list to options.
 * - An entry without a value cannot be chosen and is omitted.
 * - If several entries have the same value, only the first is used.
 * - A translated label takes precedence over the server's label.
 * @throws Error if the response is not an array, so that the list counts as failed and not as empty
 */
export function normalizeOptions(data: unknown, list: OptionItemKeys & Pick<OptionList, 'name'>): OptionItem[] {
  if (!Array.isArray(data)) throw new Error(`The option list "${list.name}" is no list`);
  const seen = new Set<string>();
  return data
    .flatMap((entry) => toOption(entry, list))
    .filter(({ value }) => {
      const key = String(value);
      if (seen.has(key)) return false;
      seen.add(key);
      return true;
    });
}

/**
 * Returns the options from the schema that are used if an option list fails to load. Undefined if the schema
 * contains none.
 */
export const getFallbackOptions = ({
  fallbackOptions,
  ...named
}: Pick<OptionList, 'fallbackOptions'> & OptionNaming): OptionItem[] | undefined =>
  fallbackOptions?.map(({ value, label }) => ({
    value,
    label: getOptionCodeLabel(named, value, label) ?? label,
    item: {},
  }));

/**
 * Parameters of the request for an option list: values in the path (`params`) and values in the query string
 * (`query`).
 */
export interface OptionListRequest {
  params: Readonly<Record<string, unknown>>;
  query: Readonly<Record<string, unknown>>;
}

/**
 * Returns the request parameters of an option list that depends on other fields. Returns undefined if one of these
 * fields has no value.
 */
export function getOptionListRequest(
  { paramsFromFields = {}, call }: Pick<OptionList, 'paramsFromFields' | 'call'>,
  values: Readonly<Record<string, unknown>>,
): OptionListRequest | undefined {
  const inPath = getParamNames(call.path);
  const entries = Object.entries(paramsFromFields).map(([key, field]) => [key, values[field]] as const);
  if (entries.some(([, value]) => isEmpty(value))) return undefined;
  const pick = (isPart: boolean) => Object.fromEntries(entries.filter(([key]) => inPath.includes(key) === isPart));
  return { params: pick(true), query: pick(false) };
}
