import dayjs, { type Dayjs } from 'dayjs';
import customParseFormat from 'dayjs/plugin/customParseFormat';

dayjs.extend(customParseFormat);

export interface WallClock {
  /** How the wire writes it. */
  wire: string;
  /** How else a server may have written it. */
  read: string[];
  /** How it is shown in English; Chinese has the order of the wire. */
  shown: string;
}

export const DATE: WallClock = {
  wire: 'YYYY-MM-DD',
  read: ['YYYY-MM-DD HH:mm', 'YYYY-MM-DD HH:mm:ss'],
  shown: 'DD MMM YYYY',
};
export const MONTH: WallClock = { wire: 'YYYY-MM', read: ['YYYY-MM-DD'], shown: 'MMM YYYY' };
export const YEAR: WallClock = { wire: 'YYYY', read: [], shown: 'YYYY' };
export const TIME: WallClock = { wire: 'HH:mm', read: ['HH:mm:ss'], shown: 'HH:mm' };
export const DATE_TIME: WallClock = {
  wire: 'YYYY-MM-DD HH:mm',
  read: ['YYYY-MM-DD HH:mm:ss', 'YYYY-MM-DDTHH:mm', 'YYYY-MM-DDTHH:mm:ss', 'YYYY-MM-DD'],
  shown: 'DD MMM YYYY HH:mm',
};

/** What the form holds of a date that is begun and not finished; the check refuses it as no date. */
export const UNFINISHED = 'Invalid Date';

/** A zone at the end is cut off and not applied: the digits are the operator's clock. */
const withoutZone = (text: string): string => text.replace(/(?:\.\d+)?(?:Z|[+-]\d{2}:?\d{2})$/, '');

/** @returns null for an empty or unreadable text */
export function toMoment(value: unknown, { wire, read }: WallClock): Dayjs | null {
  // A year is a number, too.
  const written = typeof value === 'number' ? String(value) : value;
  if (typeof written !== 'string' || written === '') return null;
  const text = wire === TIME.wire ? written : withoutZone(written);
  return [wire, ...read].map((format) => dayjs(text, format, true)).find((moment) => moment.isValid()) ?? null;
}

/** A year of fewer digits is one that is still being typed: 0202 becomes 2026 with the next key or two. */
const FIRST_YEAR = 1000;

/** @returns `UNFINISHED` for what is no date, or none yet */
export function toWireText(moment: Dayjs | null, { wire }: WallClock): string {
  if (!moment) return '';
  return moment.isValid() && moment.year() >= FIRST_YEAR ? moment.format(wire) : UNFINISHED;
}

/** A year whose last two digits were typed: 27 stands there as 0027. */
const SHORT_YEAR = /(?<!\d)00(?=[1-9]\d(?!\d))/;

/**
 * What a date that is begun and left can only mean: hours without minutes are the full hour, a year of two digits
 * is one of this century.
 * @param text what the sections show, `08:mm`
 * @returns null where it can mean anything
 */
export function completed(text: string, { wire, read, shown }: WallClock): Dayjs | null {
  if (wire === TIME.wire) return toMoment(text.replace(/^(\d{2}):\D+$/, '$1:00'), TIME);
  return SHORT_YEAR.test(text)
    ? toMoment(text.replace(SHORT_YEAR, '20'), { wire, read: [shown, ...read], shown })
    : null;
}
