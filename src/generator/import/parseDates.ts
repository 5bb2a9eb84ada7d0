/** Converts dates and times, as users write them in spreadsheets, to the API format. Pure functions. */

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

const two = (part: string | number): string => String(part).padStart(2, '0');

interface Day {
  year: string;
  month: string;
  day: string;
}

const getDay = (year: string, month: string | number, day: string): Day => ({ year, month: two(month), day: two(day) });

/** Parses `09 Mar 2027`, the format of the list and its export. */
function named(text: string): Day | undefined {
  const [, day, name = '', year] = /^(\d{1,2})[ -]([A-Za-z]{3})[A-Za-z]*\.?,?[ -](\d{4})$/.exec(text) ?? [];
  const month = MONTHS.indexOf(name.toLowerCase()) + 1;
  return day && year && month > 0 ? getDay(year, month, day) : undefined;
}

/** Parses `2027-03-09`, `2027/3/9`, `2027年3月9日`. */
function yearFirst(text: string): Day | undefined {
  const [, year, month, day] = /^(\d{4})[-/.年](\d{1,2})[-/.月](\d{1,2})日?$/.exec(text) ?? [];
  return year && month && day ? getDay(year, month, day) : undefined;
}

/**
 * Parses dates with the year last. `25/3/2027` and `3/25/2027` are unambiguous; `3/4/2027` is ambiguous and not
 * parsed.
 */
function yearLast(text: string): Day | undefined {
  const [, one = '', sign, other = '', year] = /^(\d{1,2})([/.-])(\d{1,2})\2(\d{4})$/.exec(text) ?? [];
  if (!year) return undefined;
  if (sign === '.' || Number(one) > 12 || one === other) return getDay(year, other, one);
  return Number(other) > 12 ? getDay(year, one, other) : undefined;
}

function timeIn(text: string): string | undefined {
  const [, hour, minute, half] =
    /^(\d{1,2})[:：](\d{2})(?::\d{2}(?:\.\d+)?)?(?: ?([AaPp])\.?[Mm]\.?)?$/.exec(text) ?? [];
  if (!hour || !minute) return undefined;
  if (!half) return `${two(hour)}:${minute}`;
  return `${two((Number(hour) % 12) + (half.toLowerCase() === 'p' ? 12 : 0))}:${minute}`;
}

const dayIn = (text: string): string | undefined => {
  const day = yearFirst(text) ?? named(text) ?? yearLast(text);
  return day && `${day.year}-${day.month}-${day.day}`;
};

interface Moment {
  day?: string | undefined;
  time?: string | undefined;
}

/** Parses a date, a time, or both; returns nothing if only a part of the text is valid. */
function momentIn(text: string): Moment {
  const [, head = '', tail] = /^(.+?)[T ]+(\d{1,2}[:：]\d{2}.*)$/.exec(text) ?? [undefined, text];
  if (tail === undefined) return { day: dayIn(head), time: timeIn(head) };
  const [day, time] = [dayIn(head), timeIn(tail)];
  return day && time ? { day, time } : {};
}

const MIDNIGHT = '00:00';

function monthIn(text: string): string | undefined {
  const [, year, month] = /^(\d{4})[-/.年](\d{1,2})月?$/.exec(text) ?? [];
  if (year && month) return `${year}-${two(month)}`;
  const [, name = '', later] = /^([A-Za-z]{3})[A-Za-z]*\.?,?[ -](\d{4})$/.exec(text) ?? [];
  const index = MONTHS.indexOf(name.toLowerCase()) + 1;
  if (later && index > 0) return `${later}-${two(index)}`;
  // A spreadsheet stores a month as its first day.
  return momentIn(text).day?.slice(0, 'yyyy-MM'.length);
}

/**
 * Converts a date or time to the API format of a field.
 * @param format of the field
 * @returns the text itself when it is not a date or time, or is ambiguous: validation then reports it
 */
export function parseDateText(text: string, format: string | undefined): string {
  const { day, time } = momentIn(text);
  switch (format) {
    case 'date':
      return day ?? text;
    case 'month':
      return monthIn(text) ?? text;
    case 'HH:mm':
      return time ?? text;
    case 'yyyy-MM-dd HH:mm':
      return day === undefined ? text : `${day} ${time ?? MIDNIGHT}`;
    default:
      return text;
  }
}
