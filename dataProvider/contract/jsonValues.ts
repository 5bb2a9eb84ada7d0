export type Json = Record<string, unknown>;

/** Whether a value is a JSON object: neither an array nor null. */
export const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether a value is neither null, undefined nor an empty string. */
export const isNotEmpty = (value: unknown): boolean => value !== undefined && value !== null && value !== '';

/** Returns the value if it is a non-blank string, otherwise an empty string. */
export const getText = (value: unknown): string => (typeof value === 'string' && value.trim() ? value : '');

export function omit(record: Json, ...keys: string[]): Json {
  return Object.fromEntries(Object.entries(record).filter(([key]) => !keys.includes(key)));
}

/** Returns the record reduced to the given keys, or the whole record if no keys are given. */
export function pick(record: Json, keys: string[] | undefined): Json {
  if (!keys) return record;
  return Object.fromEntries(Object.entries(record).filter(([key]) => keys.includes(key)));
}
