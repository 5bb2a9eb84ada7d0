/** Where the name and the price of the form's own rate stand in the picture. Pure. */
import { WEEK_HEIGHT_PX } from './weekGridStyles';
import { MINUTES_PER_DAY, DAYS_PER_WEEK, getConsecutiveDays, type RateWindow } from './week/weekTimes';

/** Pixels of the tag, which has two lines at most over several days and more in a single one. */
const TAG = { wide: 36, narrow: 64 } as const;

/** Where the tag of the own rate stands: over its first row of days, before or after midnight, where more room is. */
export function getRateLabelPosition({ days, from, to }: RateWindow): { day: number; days: number; at: number } {
  const isAfter = to - MINUTES_PER_DAY > MINUTES_PER_DAY - from;
  const there = isAfter ? days.map((day) => (day + 1) % DAYS_PER_WEEK).toSorted((a, b) => a - b) : days;
  const [first, last] = getConsecutiveDays(there)[0] ?? [0, 0];
  const wide = last - first + 1;
  const height = ((wide > 1 ? TAG.wide : TAG.narrow) * MINUTES_PER_DAY) / WEEK_HEIGHT_PX;
  return { day: first, days: wide, at: isAfter ? 0 : Math.min(from, MINUTES_PER_DAY - height) };
}
