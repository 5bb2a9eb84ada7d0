/**
 * Converts dates and times from the formats that users write in spreadsheets to the format of the API. Pure
 * functions.
 */
import { languages } from 'virtual:wattdesk/languages';
import { getMonthName } from '../../model/formatting/formatDates';
import { padTwoDigits } from '../../model/formatting/padTwoDigits';

const normalize = (name: string): string => name.toLowerCase().replace(/\.$/, '');

/**
 * The month names of all languages of the app, in the format of lists and exports. All languages are needed,
 * because a file may come from a user with another language.
 */
const MONTHS = languages.flatMap(({ locale }) =>
  Array.from({ length: 12 }, (_, index) => ({ name: normalize(getMonthName(locale, index)), number: index + 1 })),
);

/**
 * Returns the number of the month, from 1 to 12, if the text begins with a month name.
 * @returns 1 for `Jan`, `jan.` and `January`; undefined for other texts and for ambiguous names
 */
function getMonth(text: string): number | undefined {
  const found = MONTHS.filter(({ name }) => normalize(text).startsWith(name));
  const longest = Math.max(...found.map(({ name }) => name.length));
  const numbers = new Set(found.filter(({ name }) => name.length === longest).map(({ number }) => number));
  return numbers.size === 1 ? [...numbers][0] : undefined;
}

/** Matches a month name that consists of letters. Chinese month names begin with a digit, so they do not match. */
const NAME = String.raw`\p{L}[\p{L}\p{M}.]*`;
const NAMED_DAY = new RegExp(String.raw`^(\d{1,2})[ -](${NAME}),?[ -](\d{4})$`, 'u');
const NAMED_MONTH = new RegExp(String.raw`^(${NAME}),?[ -](\d{4})$`, 'u');

interface Day {
  year: string;
  month: string;
  day: string;
}

const getDay = (year: string, month: string | number, day: string): Day => ({
  year,
  month: padTwoDigits(month),
  day: padTwoDigits(day),
});

/** Parses a date such as `09 Mar 2027`, the format used in lists and exports. */
function parseNamedMonthDay(text: string): Day | undefined {
  const [, day, name = '', year] = NAMED_DAY.exec(text) ?? [];
  const month = getMonth(name);
  return day && year && month ? getDay(year, month, day) : undefined;
}

/** Parses a date that begins with the year: `2027-03-09`, `2027/3/9`, `2027年3月9日`. */
function parseYearFirstDay(text: string): Day | undefined {
  const [, year, month, day] = /^(\d{4})[-/.年](\d{1,2})[-/.月](\d{1,2})日?$/.exec(text) ?? [];
  return year && month && day ? getDay(year, month, day) : undefined;
}

/**
 * Parses a date that ends with the year. `25/3/2027` and `3/25/2027` are unambiguous. `3/4/2027` is ambiguous, so
 * the result is undefined.
 */
function parseYearLastDay(text: string): Day | undefined {
  const [, one = '', sign, other = '', year] = /^(\d{1,2})([/.-])(\d{1,2})\2(\d{4})$/.exec(text) ?? [];
  if (!year) return undefined;
  if (sign === '.' || Number(one) > 12 || one === other) return getDay(year, other, one);
  return Number(other) > 12 ? getDay(year, one, other) : undefined;
}

function parseTime(text: string): string | undefined {
  const [, hour, minute, half] =
    /^(\d{1,2})[:：](\d{2})(?::\d{2}(?:\.\d+)?)?(?: ?([AaPp])\.?[Mm]\.?)?$/.exec(text) ?? [];
  if (!hour || !minute) return undefined;
  if (!half) return `${padTwoDigits(hour)}:${minute}`;
  return `${padTwoDigits((Number(hour) % 12) + (half.toLowerCase() === 'p' ? 12 : 0))}:${minute}`;
}

const parseDay = (text: string): string | undefined => {
  const day = parseYearFirstDay(text) ?? parseNamedMonthDay(text) ?? parseYearLastDay(text);
  return day && `${day.year}-${day.month}-${day.day}`;
};

interface Moment {
  day?: string | undefined;
  time?: string | undefined;
}

/** Parses a date, a time, or both. If any part of the text is invalid, nothing is returned. */
function parseMoment(text: string): Moment {
  const [, head = '', tail] = /^(.+?)[T ]+(\d{1,2}[:：]\d{2}.*)$/.exec(text) ?? [undefined, text];
  if (tail === undefined) return { day: parseDay(head), time: parseTime(head) };
  const [day, time] = [parseDay(head), parseTime(tail)];
  return day && time ? { day, time } : {};
}

const MIDNIGHT = '00:00';

function parseMonth(text: string): string | undefined {
  const [, year, month] = /^(\d{4})[-/.年](\d{1,2})月?$/.exec(text) ?? [];
  if (year && month) return `${year}-${padTwoDigits(month)}`;
  const [, name = '', later] = NAMED_MONTH.exec(text) ?? [];
  const index = getMonth(name);
  if (later && index) return `${later}-${padTwoDigits(index)}`;
  // Spreadsheet programs store a month as the date of its first day.
  return parseMoment(text).day?.slice(0, 'yyyy-MM'.length);
}

/**
 * Converts a date or time to the format of the API.
 * @param format the JSON Schema `format` of the field
 * @returns the unchanged text if it is ambiguous or not a date or time; validation then reports it as an error
 */
export function parseDateText(text: string, format: string | undefined): string {
  const { day, time } = parseMoment(text);
  switch (format) {
    case 'date':
      return day ?? text;
    case 'month':
      return parseMonth(text) ?? text;
    case 'HH:mm':
      return time ?? text;
    case 'yyyy-MM-dd HH:mm':
      return day === undefined ? text : `${day} ${time ?? MIDNIGHT}`;
    default:
      return text;
  }
}
