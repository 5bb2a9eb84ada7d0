/** Checks of the formats of dates and times. They are apart from the other formats, because lists need only these. */

const DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
const DATE = /^(\d{4})-(\d{2})-(\d{2})$/;
const MONTH = /^\d{4}-(0[1-9]|1[0-2])$/;
const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;
const DATE_TIME = /^(\S{10}) (\S{5})$/;
const OFFSET_TIME =
  /^(\d{4}-\d{2}-\d{2})[Tt ]([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d+)?([Zz]|[+-]([01]\d|2[0-3]):?[0-5]\d)$/;

const isLeap = (year: number): boolean => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;

/** Whether a text is a date that exists: 2028-02-29 exists, 2027-02-29 does not. */
export function isDate(text: string): boolean {
  const [, year, month, day] = (DATE.exec(text) ?? []).map(Number);
  if (year === undefined || month === undefined || day === undefined) return false;
  const days = month === 2 && isLeap(year) ? 29 : (DAYS[month - 1] ?? 0);
  return day >= 1 && day <= days;
}

const isMonth = (text: string): boolean => MONTH.test(text);

const isTime = (text: string): boolean => TIME.test(text);

/** Whether a text is a date and time in the notation of the operator's API: `2027-02-28 23:59`. */
function isDateTime(text: string): boolean {
  const [, date = '', time = ''] = DATE_TIME.exec(text) ?? [];
  return isDate(date) && isTime(time);
}

/**
 * Whether a text is an RFC 3339 date and time with seconds and offset. Needed for servers that use the standard
 * format `date-time`.
 */
const isOffsetDateTime = (text: string): boolean => isDate(OFFSET_TIME.exec(text)?.[1] ?? '');

/** The checks of dates and times by format name. */
export const momentChecksByFormat: Readonly<Record<string, (text: string) => boolean>> = {
  date: isDate,
  month: isMonth,
  'HH:mm': isTime,
  'yyyy-MM-dd HH:mm': isDateTime,
  'date-time': isOffsetDateTime,
};
