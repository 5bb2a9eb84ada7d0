/** Computes which days one end of a period may have, given the other. Pure functions. */
import dayjs, { type Dayjs } from 'dayjs';
import { DATE_FORMAT, parseWireDate, type DateFormat } from './dateFormats';

interface PeriodEnd {
  /** Value of this end. */
  value: unknown;
  /** Value of the other end. */
  other: unknown;
  isLast: boolean;
  /** Maximum number of days, both ends included. */
  longest: number | undefined;
  /** Wire format of the ends; by default that of dates. */
  clock?: DateFormat;
}

interface Bounds {
  minDate?: Dayjs;
  maxDate?: Dayjs;
}

/**
 * Returns the days that can be picked. In a period of limited length the first pick may be either end and limits
 * the other end. Once both ends are set, a pick starts a new period, so no limit applies.
 */
export function getPeriodBounds({ value, other, isLast, longest, clock = DATE_FORMAT }: PeriodEnd): Bounds {
  const moment = parseWireDate(other, clock);
  if (!moment) return {};
  if (longest === undefined) return isLast ? { minDate: moment } : { maxDate: moment };
  if (parseWireDate(value, clock)) return {};
  return isLast
    ? { minDate: moment, maxDate: moment.add(longest - 1, 'day') }
    : { minDate: moment.subtract(longest - 1, 'day'), maxDate: moment };
}

/** Whether a day and the other end form a period in the right order and within the maximum length. */
export function isValidPeriodEnd({
  moment,
  other,
  isLast,
  longest,
}: Pick<PeriodEnd, 'other' | 'isLast'> & { moment: Dayjs; longest: number }): boolean {
  const end = parseWireDate(other, DATE_FORMAT);
  if (!end) return true;
  const days = moment.startOf('day').diff(end.startOf('day'), 'day') * (isLast ? 1 : -1);
  return days >= 0 && days < longest;
}

/** Returns the first day, in wire format, of a period of this many days that ends with `last`. */
export const getFirstDay = (last: string, days: number): string =>
  dayjs(last)
    .subtract(days - 1, 'day')
    .format(DATE_FORMAT.wireFormat);
