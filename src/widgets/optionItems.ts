/** Normalizes option lists of the server, whatever keys they use. Pure functions. */
import { getParamNames } from '../model/wire/parseCall';
import type { Option, OptionList } from '../model/entity/entity';
import { getOptionName, type OptionNaming } from '../model/values/optionNames';
import { getOwnProperty } from '../model/values/getOwnProperty';
import { isEmpty } from '../model/values/isEmpty';

/** An option with the other properties of its server entry, such as a country's currency or a calling code. */
export interface OptionItem extends Option {
  item: Readonly<Record<string, unknown>>;
}

type OptionItemKeys = Pick<OptionList, 'valueField' | 'labelField' | 'labelTemplate' | 'alternateLabelFields'> &
  OptionNaming;

const isValue = (value: unknown): value is Option['value'] =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';

/** Whether two codes are equal, ignoring the type: servers send both `1` and `"1"`. */
export const isSameCode = (left: unknown, right: unknown): boolean => String(left) === String(right);

export const getOptionLabel = (options: readonly Option[], value: unknown): string | undefined =>
  options.find((option) => isSameCode(option.value, value))?.label;

/**
 * Returns an entry's label: a template of several keys, such as `{chargingProfilePk} - {description}`, or the value
 * of one key.
 */
function getItemLabel(item: Readonly<Record<string, unknown>>, list: OptionItemKeys): unknown {
  const { labelField, labelTemplate, alternateLabelFields = [] } = list;
  if (labelTemplate === undefined) {
    const keys = [labelField, ...alternateLabelFields, 'name', 'label'];
    const key = keys.find((one) => (getOwnProperty(item, one) ?? null) !== null);
    return key === undefined ? undefined : item[key];
  }
  return labelTemplate.replaceAll(/\{(\w+)\}/g, (_, key: string) => String(getOwnProperty(item, key) ?? ''));
}

function toOption(entry: unknown, list: OptionItemKeys): OptionItem[] {
  const named = (value: Option['value'], label: unknown): string =>
    getOptionName(list, value, String(label)) ?? String(label);
  if (isValue(entry)) return [{ value: entry, label: named(entry, entry), item: {} }];
  if (typeof entry !== 'object' || entry === null) return [];
  const item = entry as Record<string, unknown>;
  const value = getOwnProperty(item, list.valueField) ?? item['value'];
  return isValue(value) ? [{ value, label: named(value, getItemLabel(item, list) ?? value), item }] : [];
}

/**
 * Normalizes the entries of an option list. An entry without a value cannot be chosen and is left out. Of entries
 * with the same value the first is kept. A translated label takes precedence over the server's label.
 * @throws Error if the response is not an array, so that it counts as failed and not as empty
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

/** Returns the options that replace a list that failed to load. */
export const getFallbackOptions = ({
  fallbackOptions,
  ...named
}: Pick<OptionList, 'fallbackOptions'> & OptionNaming): OptionItem[] | undefined =>
  fallbackOptions?.map(({ value, label }) => ({ value, label: getOptionName(named, value, label) ?? label, item: {} }));

/** Parameters of an option list request: values in its path, and values in its query string. */
export interface OptionListRequest {
  params: Readonly<Record<string, unknown>>;
  query: Readonly<Record<string, unknown>>;
}

/** Returns the request parameters of a list that depends on fields; undefined while one of them has no value. */
export function getOptionListRequest(
  { dependsOn = {}, call }: Pick<OptionList, 'dependsOn' | 'call'>,
  values: Readonly<Record<string, unknown>>,
): OptionListRequest | undefined {
  const inPath = getParamNames(call.path);
  const entries = Object.entries(dependsOn).map(([key, field]) => [key, values[field]] as const);
  if (entries.some(([, value]) => isEmpty(value))) return undefined;
  const pick = (isPart: boolean) => Object.fromEntries(entries.filter(([key]) => inPath.includes(key) === isPart));
  return { params: pick(true), query: pick(false) };
}
