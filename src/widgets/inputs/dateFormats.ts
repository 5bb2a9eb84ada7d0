import dayjs, { type Dayjs } from 'dayjs';
import customParseFormat from 'dayjs/plugin/customParseFormat';

dayjs.extend(customParseFormat);

export interface DateFormat {
  /** Format in requests and responses. */
  wireFormat: string;
  /** Other formats that a server may have used. */
  acceptedFormats: string[];
  /** Display format. Languages that write the year first use the wire format. */
  displayFormat: string;
}

export const DATE_FORMAT: DateFormat = {
  wireFormat: 'YYYY-MM-DD',
  acceptedFormats: ['YYYY-MM-DD HH:mm', 'YYYY-MM-DD HH:mm:ss'],
  displayFormat: 'DD MMM YYYY',
};
export const MONTH_FORMAT: DateFormat = {
  wireFormat: 'YYYY-MM',
  acceptedFormats: ['YYYY-MM-DD'],
  displayFormat: 'MMM YYYY',
};
export const YEAR_FORMAT: DateFormat = { wireFormat: 'YYYY', acceptedFormats: [], displayFormat: 'YYYY' };
export const TIME_FORMAT: DateFormat = { wireFormat: 'HH:mm', acceptedFormats: ['HH:mm:ss'], displayFormat: 'HH:mm' };
export const DATE_TIME_FORMAT: DateFormat = {
  wireFormat: 'YYYY-MM-DD HH:mm',
  acceptedFormats: ['YYYY-MM-DD HH:mm:ss', 'YYYY-MM-DDTHH:mm', 'YYYY-MM-DDTHH:mm:ss', 'YYYY-MM-DD'],
  displayFormat: 'DD MMM YYYY HH:mm',
};

/** Form value of an incomplete date. Validation rejects it as no date. */
export const INCOMPLETE_DATE = 'Invalid Date';

/** Removes a time zone suffix without applying it: the digits are the operator's local time. */
const omitTimeZone = (text: string): string => text.replace(/(?:\.\d+)?(?:Z|[+-]\d{2}:?\d{2})$/, '');

/**
 * Parses a date of a response.
 * @returns null for an empty or unreadable text
 */
export function parseWireDate(value: unknown, { wireFormat, acceptedFormats }: DateFormat): Dayjs | null {
  // A year is sent as a number.
  const written = typeof value === 'number' ? String(value) : value;
  if (typeof written !== 'string' || written === '') return null;
  const text = wireFormat === TIME_FORMAT.wireFormat ? written : omitTimeZone(written);
  return (
    [wireFormat, ...acceptedFormats].map((format) => dayjs(text, format, true)).find((moment) => moment.isValid()) ??
    null
  );
}

/** An earlier year is still being typed: 0202 becomes 2026 with the next keystrokes. */
const FIRST_YEAR = 1000;

/**
 * Formats a date for a request.
 * @returns `INCOMPLETE_DATE` for an invalid or incomplete date
 */
export function formatWireDate(moment: Dayjs | null, { wireFormat }: DateFormat): string {
  if (!moment) return '';
  return moment.isValid() && moment.year() >= FIRST_YEAR ? moment.format(wireFormat) : INCOMPLETE_DATE;
}

/** A year of which only the last two digits were typed: the picker shows 27 as 0027. */
const SHORT_YEAR = /(?<!\d)00(?=[1-9]\d(?!\d))/;

/**
 * Completes a partly typed date if its meaning is unambiguous: hours without minutes mean the full hour, a year of
 * two digits means one of this century.
 * @param text the text of the picker's sections, such as `08:mm`
 * @returns null if it is ambiguous
 */
export function completeDate(text: string, { wireFormat, acceptedFormats, displayFormat }: DateFormat): Dayjs | null {
  if (wireFormat === TIME_FORMAT.wireFormat) return parseWireDate(text.replace(/^(\d{2}):\D+$/, '$1:00'), TIME_FORMAT);
  return SHORT_YEAR.test(text)
    ? parseWireDate(text.replace(SHORT_YEAR, '20'), {
        wireFormat,
        acceptedFormats: [displayFormat, ...acceptedFormats],
        displayFormat,
      })
    : null;
}
