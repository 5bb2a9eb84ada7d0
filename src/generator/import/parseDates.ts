/** Converts dates and times, as users write them in spreadsheets, to the API format. Pure functions. */
import { languages } from 'virtual:wattdesk/languages';
import { getMonthName } from '../../model/formatting/formatDates';
import { padTwoDigits } from '../../model/formatting/padTwoDigits';

const normalize = (name: string): string => name.toLowerCase().replace(/\.$/, '');

/** Month names of all languages, as lists and exports show them: a file may come from a user of another language. */
const MONTHS = languages.flatMap(({ locale }) =>
  Array.from({ length: 12 }, (_, index) => ({ name: normalize(getMonthName(locale, index)), number: index + 1 })),
);

/** @returns 1 for `Jan`, `jan.` and `January`; undefined for other texts and for names that are ambiguous */
function getMonth(text: string): number | undefined {
  const found = MONTHS.filter(({ name }) => normalize(text).startsWith(name));
  const longest = Math.max(...found.map(({ name }) => name.length));
  const numbers = new Set(found.filter(({ name }) => name.length === longest).map(({ number }) => number));
  return numbers.size === 1 ? [...numbers][0] : undefined;
}

/** A month name in letters; Chinese ones begin with a digit. */
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

/** Parses `09 Mar 2027`, the format of the list and its export. */
function parseNamedMonthDay(text: string): Day | undefined {
  const [, day, name = '', year] = NAMED_DAY.exec(text) ?? [];
  const month = getMonth(name);
  return day && year && month ? getDay(year, month, day) : undefined;
}

/** Parses `2027-03-09`, `2027/3/9`, `2027年3月9日`. */
function parseYearFirstDay(text: string): Day | undefined {
  const [, year, month, day] = /^(\d{4})[-/.年](\d{1,2})[-/.月](\d{1,2})日?$/.exec(text) ?? [];
  return year && month && day ? getDay(year, month, day) : undefined;
}

/**
 * Parses dates with the year last. `25/3/2027` and `3/25/2027` are unambiguous; `3/4/2027` is ambiguous and not
 * parsed.
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

/** Parses a date, a time, or both; returns nothing if only a part of the text is valid. */
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
  // A spreadsheet stores a month as its first day.
  return parseMoment(text).day?.slice(0, 'yyyy-MM'.length);
}

/**
 * Converts a date or time to the API format of a field.
 * @param format of the field
 * @returns the text itself when it is not a date or time, or is ambiguous: validation then reports it
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
