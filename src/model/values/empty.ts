/** A value that is missing: its cell is empty, never `undefined`, `null` or `NaN`. */
export const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (typeof value === 'number' && Number.isNaN(value));

/** The same of a field, which may hold several: none of them is none. */
export const isNothing = (value: unknown): boolean => isEmpty(value) || (Array.isArray(value) && value.length === 0);

/** An object has no text of its own; `[object Object]` is never shown. */
export const textOf = (value: unknown): string => {
  if (isEmpty(value)) return '';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
};
