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

/** `Jan` … `Dec` in English. */
export const getMonthNames = (locale: string): readonly string[] => getDateWords(locale).months;

/** Whether a language writes the year before month and day, as Chinese does: dates then stay as the wire has them. */
export const isYearFirst = (locale: string): boolean => getDateWords(locale).yearFirst;

/**
 * `2027-03-09 08:05` → `09 Mar 2027 08:05`. The text is the operator's wall clock: it is
 * taken apart and never goes through a `Date`, which would shift it by the viewer's time zone.
 * Chinese has the order of the wire: `2027-03-09 08:05`.
 * @returns the text itself where it is no such moment, so that nothing a server says is lost
 */
export function formatDateTime(value: unknown, withTime: boolean, locale = 'en'): string {
  const text = String(value);
  const [, year, month, day, hour, minute] = STAMP.exec(text.trim()) ?? [];
  const name = getMonthNames(locale)[Number(month) - 1];
  if (!year || !day || !name) return text;
  const date = isYearFirst(locale) ? `${year}-${month}-${day}` : `${day} ${name} ${year}`;
  return withTime && hour ? `${date} ${hour}:${minute}` : date;
}

/** `2027-03` → `Mar 2027`; in Chinese it stays. */
export function formatMonth(value: unknown, locale: string): string {
  const text = String(value);
  const date = formatDateTime(`${text}-01`, false, locale);
  if (date === `${text}-01`) return text;
  return isYearFirst(locale) ? text : date.slice('01 '.length);
}
