/** Which days one end of a period may have, given the other. Pure. */
import dayjs, { type Dayjs } from 'dayjs';
import { DATE, toMoment, type WallClock } from './wallClock';

interface Asked {
  /** What stands in this end. */
  value: unknown;
  /** What stands in the other one. */
  other: unknown;
  isLast: boolean;
  /** Most days, both ends counted. */
  longest: number | undefined;
  /** How the ends are written; default: as days. */
  clock?: WallClock;
}

interface Bounds {
  minDate?: Dayjs;
  maxDate?: Dayjs;
}

/**
 * The days that can be picked. The first pick of a short period may be either end: the other one lies as far from
 * it, before or after. Once both are there, a pick begins anew, and no day is too far.
 */
export function boundsOf({ value, other, isLast, longest, clock = DATE }: Asked): Bounds {
  const moment = toMoment(other, clock);
  if (!moment) return {};
  if (longest === undefined) return isLast ? { minDate: moment } : { maxDate: moment };
  if (toMoment(value, clock)) return {};
  return isLast
    ? { minDate: moment, maxDate: moment.add(longest - 1, 'day') }
    : { minDate: moment.subtract(longest - 1, 'day'), maxDate: moment };
}

/** Whether a day and the other end make a period that is in order and not too long. */
export function isWithin({
  moment,
  other,
  isLast,
  longest,
}: Pick<Asked, 'other' | 'isLast'> & { moment: Dayjs; longest: number }): boolean {
  const end = toMoment(other, DATE);
  if (!end) return true;
  const days = moment.startOf('day').diff(end.startOf('day'), 'day') * (isLast ? 1 : -1);
  return days >= 0 && days < longest;
}

/** The first of so many days that end with this one, as the wire writes it. */
export const firstOf = (last: string, days: number): string =>
  dayjs(last)
    .subtract(days - 1, 'day')
    .format(DATE.wire);
