const STAMP = /^(\d{4})-(0[1-9]|1[0-2])-(\d{2})(?:[T ](\d{2}):(\d{2})(?::\d{2}(?:[.,]\d+)?)?(?:Z|[+-]\d{2}:?\d{2})?)?$/;

const formats = new Map<string, Intl.DateTimeFormat>();

/** Returns the parts of a formatted month and year, in the order that the language uses. */
function getParts(locale: string, month: number): Intl.DateTimeFormatPart[] {
  const format =
    formats.get(locale) ?? new Intl.DateTimeFormat(locale, { month: 'short', year: 'numeric', timeZone: 'UTC' });
  formats.set(locale, format);
  return format.formatToParts(Date.UTC(2027, month));
}

/**
 * Returns the short name of a month, such as `Jan` in English.
 * @param month 0 is January
 */
export const getMonthName = (locale: string, month: number): string =>
  getParts(locale, month).find(({ type }) => type === 'month')!.value;

/** Whether a language writes the year first, such as Chinese. Dates are then displayed in the notation of the API. */
export const isYearFirst = (locale: string): boolean => getParts(locale, 0)[0]!.type === 'year';

/**
 * Formats a date and time: `2027-03-09 08:05` → `09 Mar 2027 08:05`. The text is in the operator's time zone. It is
 * never converted to a `Date`, which would shift it to the viewer's time zone; its digits are reordered instead. In
 * languages that write the year first, the text remains in the notation of the API: `2027-03-09 08:05`.
 * @returns the unchanged text if it is not a date, so that users can still see what the server sent
 */
export function formatDateTime(value: unknown, withTime: boolean, locale = 'en'): string {
  const text = String(value);
  const [, year, month, day, hour, minute] = STAMP.exec(text.trim()) ?? [];
  if (!year) return text;
  const date = isYearFirst(locale)
    ? `${year}-${month}-${day}`
    : `${day} ${getMonthName(locale, Number(month) - 1)} ${year}`;
  return withTime && hour ? `${date} ${hour}:${minute}` : date;
}

/** Formats a month: `2027-03` → `Mar 2027`. The text is unchanged in languages that write the year first. */
export function formatMonth(value: unknown, locale: string): string {
  const text = String(value);
  const date = formatDateTime(`${text}-01`, false, locale);
  return date === `${text}-01` ? text : date.slice('01 '.length);
}
