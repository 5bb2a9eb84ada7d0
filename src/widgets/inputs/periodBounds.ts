/** Computes which days are allowed for one end of a period, depending on the other end. Pure functions. */
import dayjs, { type Dayjs } from 'dayjs';
import { DATE_INPUT_FORMAT, parseWireDate, type DateInputFormat } from './dateFormats';

interface PeriodEnd {
  /** Value of the end whose days are computed. */
  value: unknown;
  /** Value of the other end of the period. */
  other: unknown;
  isLast: boolean;
  /** Maximum number of days in the period, including both ends. */
  longest: number | undefined;
  /** Formats of the two values. By default they are dates. */
  clock?: DateInputFormat;
}

interface Bounds {
  minDate?: Dayjs;
  maxDate?: Dayjs;
}

/**
 * Returns the first and the last day that the user can pick. In a period with a maximum length the user may pick
 * either end first, and the picked end limits the other end. If both ends are set, the next pick begins a new
 * period, so there is no limit.
 */
export function getPeriodBounds({ value, other, isLast, longest, clock = DATE_INPUT_FORMAT }: PeriodEnd): Bounds {
  const moment = parseWireDate(other, clock);
  if (!moment) return {};
  if (longest === undefined) return isLast ? { minDate: moment } : { maxDate: moment };
  if (parseWireDate(value, clock)) return {};
  return isLast
    ? { minDate: moment, maxDate: moment.add(longest - 1, 'day') }
    : { minDate: moment.subtract(longest - 1, 'day'), maxDate: moment };
}

/** Whether a picked day and the other end of the period are in the right order and within the maximum length. */
export function isValidPeriodEnd({
  moment,
  other,
  isLast,
  longest,
}: Pick<PeriodEnd, 'other' | 'isLast'> & { moment: Dayjs; longest: number }): boolean {
  const end = parseWireDate(other, DATE_INPUT_FORMAT);
  if (!end) return true;
  const days = moment.startOf('day').diff(end.startOf('day'), 'day') * (isLast ? 1 : -1);
  return days >= 0 && days < longest;
}

/** Returns the first day, in the wire format, of a period that has `days` days and ends with the day `last`. */
export const getFirstDayOfPeriod = (last: string, days: number): string =>
  dayjs(last)
    .subtract(days - 1, 'day')
    .format(DATE_INPUT_FORMAT.wireFormat);
