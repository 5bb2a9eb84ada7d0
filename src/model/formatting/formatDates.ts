const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const STAMP = /^(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}):(\d{2})(?::\d{2}(?:[.,]\d+)?)?(?:Z|[+-]\d{2}:?\d{2})?)?$/;

/**
 * `2027-03-09 08:05` → `09 Mar 2027 08:05`. The text is the operator's wall clock: it is
 * taken apart and never goes through a `Date`, which would shift it by the viewer's time zone.
 * Chinese has the order of the wire: `2027-03-09 08:05`.
 * @returns the text itself where it is no such moment, so that nothing a server says is lost
 */
export function formatDateTime(value: unknown, withTime: boolean, locale = 'en'): string {
  const text = String(value);
  const [, year, month, day, hour, minute] = STAMP.exec(text.trim()) ?? [];
  const name = MONTHS[Number(month) - 1];
  if (!year || !day || !name) return text;
  const date = locale.startsWith('zh') ? `${year}-${month}-${day}` : `${day} ${name} ${year}`;
  return withTime && hour ? `${date} ${hour}:${minute}` : date;
}

/** `2027-03` → `Mar 2027`; in Chinese it stays. */
export function formatMonth(value: unknown, locale: string): string {
  const text = String(value);
  const date = formatDateTime(`${text}-01`, false, locale);
  if (date === `${text}-01`) return text;
  return locale.startsWith('zh') ? text : date.slice('01 '.length);
}
