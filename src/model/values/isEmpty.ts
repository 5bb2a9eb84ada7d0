/** Whether a value is missing. Its cell stays empty and never shows `undefined`, `null` or `NaN`. */
export const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (typeof value === 'number' && Number.isNaN(value));

/** Whether a value is missing or an empty array. */
export const isEmptyOrEmptyList = (value: unknown): boolean =>
  isEmpty(value) || (Array.isArray(value) && value.length === 0);

/** Returns a value as text. Objects are converted to JSON, so that `[object Object]` is never shown. */
export const toText = (value: unknown): string => {
  if (isEmpty(value)) return '';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
};
