/** Which days one end of a period may have, given the other. Pure. */
import dayjs, { type Dayjs } from 'dayjs';
import { DATE_FORMAT, parseWireDate, type DateFormat } from './dateFormats';

interface Asked {
  /** What stands in this end. */
  value: unknown;
  /** What stands in the other one. */
  other: unknown;
  isLast: boolean;
  /** Most days, both ends counted. */
  longest: number | undefined;
  /** How the ends are written; default: as days. */
  clock?: DateFormat;
}

interface Bounds {
  minDate?: Dayjs;
  maxDate?: Dayjs;
}

/**
 * The days that can be picked. The first pick of a short period may be either end: the other one lies as far from
 * it, before or after. Once both are there, a pick begins anew, and no day is too far.
 */
export function getPeriodBounds({ value, other, isLast, longest, clock = DATE_FORMAT }: Asked): Bounds {
  const moment = parseWireDate(other, clock);
  if (!moment) return {};
  if (longest === undefined) return isLast ? { minDate: moment } : { maxDate: moment };
  if (parseWireDate(value, clock)) return {};
  return isLast
    ? { minDate: moment, maxDate: moment.add(longest - 1, 'day') }
    : { minDate: moment.subtract(longest - 1, 'day'), maxDate: moment };
}

/** Whether a day and the other end make a period that is in order and not too long. */
export function isValidPeriodEnd({
  moment,
  other,
  isLast,
  longest,
}: Pick<Asked, 'other' | 'isLast'> & { moment: Dayjs; longest: number }): boolean {
  const end = parseWireDate(other, DATE_FORMAT);
  if (!end) return true;
  const days = moment.startOf('day').diff(end.startOf('day'), 'day') * (isLast ? 1 : -1);
  return days >= 0 && days < longest;
}

/** The first of so many days that end with this one, as the wire writes it. */
export const getFirstDay = (last: string, days: number): string =>
  dayjs(last)
    .subtract(days - 1, 'day')
    .format(DATE_FORMAT.wireFormat);
