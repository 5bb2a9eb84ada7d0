const STAMP = /^(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}):(\d{2})(?::\d{2}(?:[.,]\d+)?)?(?:Z|[+-]\d{2}:?\d{2})?)?$/;

interface DateWords {
  /** Short names of the months. */
  months: readonly string[];
  yearFirst: boolean;
}

const words = new Map<string, DateWords>();

function getDateWords(locale: string): DateWords {
  const known = words.get(locale);
  if (known) return known;
  const { format } = new Intl.DateTimeFormat(locale, { month: 'short', timeZone: 'UTC' });
  const [first] = new Intl.DateTimeFormat(locale, { dateStyle: 'short' }).formatToParts(0);
  const made = {
    months: Array.from({ length: 12 }, (_, month) => format(Date.UTC(2027, month))),
    yearFirst: first?.type === 'year',
  };
  words.set(locale, made);
  return made;
}

/** Returns the short names of the months: `Jan` … `Dec` in English. */
export const getMonthNames = (locale: string): readonly string[] => getDateWords(locale).months;

/**
 * Whether a language writes the year before month and day, as Chinese does. Dates then keep the notation of the
 * API.
 */
export const isYearFirst = (locale: string): boolean => getDateWords(locale).yearFirst;

/**
 * Formats a date and time: `2027-03-09 08:05` → `09 Mar 2027 08:05`. The text is in the operator's time zone: it is
 * parsed by position and never converted to a `Date`, which would shift it to the viewer's time zone. Languages
 * that write the year first keep the notation of the API: `2027-03-09 08:05`.
 * @returns the text itself if it is not a date, so that no data of the server is lost
 */
export function formatDateTime(value: unknown, withTime: boolean, locale = 'en'): string {
  const text = String(value);
  const [, year, month, day, hour, minute] = STAMP.exec(text.trim()) ?? [];
  const name = getMonthNames(locale)[Number(month) - 1];
  if (!year || !day || !name) return text;
  const date = isYearFirst(locale) ? `${year}-${month}-${day}` : `${day} ${name} ${year}`;
  return withTime && hour ? `${date} ${hour}:${minute}` : date;
}

/** Formats a month: `2027-03` → `Mar 2027`; unchanged in languages that write the year first. */
export function formatMonth(value: unknown, locale: string): string {
  const text = String(value);
  const date = formatDateTime(`${text}-01`, false, locale);
  if (date === `${text}-01`) return text;
  return isYearFirst(locale) ? text : date.slice('01 '.length);
}
