import dayjs, { type Dayjs } from 'dayjs';
import customParseFormat from 'dayjs/plugin/customParseFormat';

dayjs.extend(customParseFormat);

export interface DateFormat {
  /** How the wire writes it. */
  wireFormat: string;
  /** How else a server may have written it. */
  acceptedFormats: string[];
  /** How it is shown in English; Chinese has the order of the wire. */
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

/** What the form holds of a date that is begun and not finished; the check refuses it as no date. */
export const INCOMPLETE_DATE = 'Invalid Date';

/** A zone at the end is cut off and not applied: the digits are the operator's clock. */
const withoutZone = (text: string): string => text.replace(/(?:\.\d+)?(?:Z|[+-]\d{2}:?\d{2})$/, '');

/** @returns null for an empty or unreadable text */
export function parseWireDate(value: unknown, { wireFormat, acceptedFormats }: DateFormat): Dayjs | null {
  // A year is a number, too.
  const written = typeof value === 'number' ? String(value) : value;
  if (typeof written !== 'string' || written === '') return null;
  const text = wireFormat === TIME_FORMAT.wireFormat ? written : withoutZone(written);
  return (
    [wireFormat, ...acceptedFormats].map((format) => dayjs(text, format, true)).find((moment) => moment.isValid()) ??
    null
  );
}

/** A year of fewer digits is one that is still being typed: 0202 becomes 2026 with the next key or two. */
const FIRST_YEAR = 1000;

/** @returns `INCOMPLETE_DATE` for what is no date, or none yet */
export function formatWireDate(moment: Dayjs | null, { wireFormat }: DateFormat): string {
  if (!moment) return '';
  return moment.isValid() && moment.year() >= FIRST_YEAR ? moment.format(wireFormat) : INCOMPLETE_DATE;
}

/** A year whose last two digits were typed: 27 stands there as 0027. */
const SHORT_YEAR = /(?<!\d)00(?=[1-9]\d(?!\d))/;

/**
 * What a date that is begun and left can only mean: hours without minutes are the full hour, a year of two digits
 * is one of this century.
 * @param text what the sections show, `08:mm`
 * @returns null where it can mean anything
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
