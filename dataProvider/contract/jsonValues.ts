export type Json = Record<string, unknown>;

/** An object in the sense of JSON: no list, not null. */
export const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether a value is neither null, undefined nor an empty text. */
export const isNotEmpty = (value: unknown): boolean => value !== undefined && value !== null && value !== '';

/** The trimmed text of a value; blank text counts as missing. */
export const getText = (value: unknown): string => (typeof value === 'string' && value.trim() ? value : '');

export function omit(record: Json, ...keys: string[]): Json {
  return Object.fromEntries(Object.entries(record).filter(([key]) => !keys.includes(key)));
}

/** The named keys that the record has; the whole record without a list of names. */
export function pick(record: Json, keys: string[] | undefined): Json {
  if (!keys) return record;
  return Object.fromEntries(Object.entries(record).filter(([key]) => keys.includes(key)));
}
