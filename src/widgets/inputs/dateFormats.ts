import dayjs, { type Dayjs } from 'dayjs';
import customParseFormat from 'dayjs/plugin/customParseFormat';

dayjs.extend(customParseFormat);

export interface DateInputFormat {
  /** Format in API requests and responses. */
  wireFormat: string;
  /** Other formats that API responses may contain. */
  acceptedFormats: string[];
  /** Display format. It is not used in languages that write the year first: they use the wire format. */
  displayFormat: string;
}

export const DATE_INPUT_FORMAT: DateInputFormat = {
  wireFormat: 'YYYY-MM-DD',
  acceptedFormats: ['YYYY-MM-DD HH:mm', 'YYYY-MM-DD HH:mm:ss'],
  displayFormat: 'DD MMM YYYY',
};
export const MONTH_INPUT_FORMAT: DateInputFormat = {
  wireFormat: 'YYYY-MM',
  acceptedFormats: ['YYYY-MM-DD'],
  displayFormat: 'MMM YYYY',
};
export const YEAR_INPUT_FORMAT: DateInputFormat = { wireFormat: 'YYYY', acceptedFormats: [], displayFormat: 'YYYY' };
export const TIME_INPUT_FORMAT: DateInputFormat = {
  wireFormat: 'HH:mm',
  acceptedFormats: ['HH:mm:ss'],
  displayFormat: 'HH:mm',
};
export const DATE_TIME_INPUT_FORMAT: DateInputFormat = {
  wireFormat: 'YYYY-MM-DD HH:mm',
  acceptedFormats: ['YYYY-MM-DD HH:mm:ss', 'YYYY-MM-DDTHH:mm', 'YYYY-MM-DDTHH:mm:ss', 'YYYY-MM-DD'],
  displayFormat: 'DD MMM YYYY HH:mm',
};

/** Form value while a date is incomplete. Validation rejects it, because it is not a date. */
export const INCOMPLETE_DATE = 'Invalid Date';

/**
 * Removes the time zone suffix of a date without converting the time, because the digits are already the operator's
 * local time.
 */
const omitTimeZone = (text: string): string => text.replace(/(?:\.\d+)?(?:Z|[+-]\d{2}:?\d{2})$/, '');

/**
 * Parses a date in an API response.
 * @returns null if the text is empty or is not a date in an accepted format
 */
export function parseWireDate(value: unknown, { wireFormat, acceptedFormats }: DateInputFormat): Dayjs | null {
  // The server may send a year as a number.
  const written = typeof value === 'number' ? String(value) : value;
  if (typeof written !== 'string' || written === '') return null;
  const text = wireFormat === TIME_INPUT_FORMAT.wireFormat ? written : omitTimeZone(written);
  return (
    [wireFormat, ...acceptedFormats].map((format) => dayjs(text, format, true)).find((moment) => moment.isValid()) ??
    null
  );
}

/** First accepted year. While the user types `2026`, the picker reports incomplete years such as 0202. */
const FIRST_YEAR = 1000;

/**
 * Formats a date for an API request.
 * @returns `INCOMPLETE_DATE` if the date is invalid or incomplete
 */
export function serializePickerDate(moment: Dayjs | null, { wireFormat }: DateInputFormat): string {
  if (!moment) return '';
  return moment.isValid() && moment.year() >= FIRST_YEAR ? moment.format(wireFormat) : INCOMPLETE_DATE;
}

/** A year for which the user typed only the last two digits. The picker shows 27 as `0027`. */
const SHORT_YEAR = /(?<!\d)00(?=[1-9]\d(?!\d))/;

/**
 * Completes a partly typed date if its meaning is clear. Hours without minutes are completed to the full hour. A
 * year with two digits is completed to a year of this century.
 * @param text the text of the picker's sections, such as `08:mm`
 * @returns null if the date cannot be completed
 */
export function completePartialDate(
  text: string,
  { wireFormat, acceptedFormats, displayFormat }: DateInputFormat,
): Dayjs | null {
  if (wireFormat === TIME_INPUT_FORMAT.wireFormat)
    return parseWireDate(text.replace(/^(\d{2}):\D+$/, '$1:00'), TIME_INPUT_FORMAT);
  return SHORT_YEAR.test(text)
    ? parseWireDate(text.replace(SHORT_YEAR, '20'), {
        wireFormat,
        acceptedFormats: [displayFormat, ...acceptedFormats],
        displayFormat,
      })
    : null;
}
