export type Json = Record<string, unknown>;

/** Whether a value is a JSON object: neither an array nor null. */
export const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether a value is neither null, undefined nor an empty string. */
export const isNotEmpty = (value: unknown): boolean => value !== undefined && value !== null && value !== '';

/** Returns the value if it is a text that is not blank, otherwise an empty string. */
export const getTextOrEmpty = (value: unknown): string => (typeof value === 'string' && value.trim() ? value : '');

export function omitKeys(record: Json, ...keys: string[]): Json {
  return Object.fromEntries(Object.entries(record).filter(([key]) => !keys.includes(key)));
}

/** Returns a copy of the record with only the given keys. Returns the record itself if `keys` is undefined. */
export function pickKeys(record: Json, keys: string[] | undefined): Json {
  if (!keys) return record;
  return Object.fromEntries(Object.entries(record).filter(([key]) => keys.includes(key)));
}
