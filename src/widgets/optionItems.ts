import type { Option, OptionList } from '../model/entity';

/** A choice with whatever else the server says of it: a country's currency, a calling code. */
export interface OptionItem extends Option {
  item: Readonly<Record<string, unknown>>;
}

const isValue = (value: unknown): value is Option['value'] =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';

/** Two spellings of one code are one code: servers send `1` and `"1"`. */
export const sameValue = (left: unknown, right: unknown): boolean => String(left) === String(right);

export const labelOf = (options: readonly Option[], value: unknown): string | undefined =>
  options.find((option) => sameValue(option.value, value))?.label;

function toOption(entry: unknown, list: Pick<OptionList, 'value' | 'label'>): OptionItem[] {
  if (isValue(entry)) return [{ value: entry, label: String(entry), item: {} }];
  if (typeof entry !== 'object' || entry === null) return [];
  const item = entry as Record<string, unknown>;
  const value = item[list.value] ?? item['value'];
  const label = item[list.label] ?? item['name'] ?? item['label'] ?? value;
  return isValue(value) ? [{ value, label: String(label), item }] : [];
}

/**
 * A server's list in one shape, whatever keys it uses (API-031). An entry without a value cannot
 * be chosen and is left out; of two entries with one value the first stays.
 * @throws Error when the answer is no list, so that it counts as failed and not as empty
 */
export function normaliseOptions(data: unknown, list: Pick<OptionList, 'name' | 'value' | 'label'>): OptionItem[] {
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

/** The query of a list that depends on fields; undefined while one of them has no value. */
export function queryOf(
  list: Pick<OptionList, 'dependsOn'>,
  values: Readonly<Record<string, unknown>>,
): Record<string, unknown> | undefined {
  const entries = Object.entries(list.dependsOn ?? {}).map(([key, field]) => [key, values[field]] as const);
  const missing = entries.some(([, value]) => value === undefined || value === null || value === '');
  return missing ? undefined : Object.fromEntries(entries);
}
