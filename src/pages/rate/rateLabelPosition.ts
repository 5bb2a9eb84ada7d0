/** Computes the position of the own rate's label in the figure. Pure functions. */
import { WEEK_HEIGHT_PX } from './weekGridStyles';
import { MINUTES_PER_DAY, DAYS_PER_WEEK, getConsecutiveDays, type RateWindow } from './week/weekTimes';

/** Height in px of the label, which has at most two lines over several days, and more on a single day. */
const TAG = { wide: 36, narrow: 64 } as const;

/**
 * Returns the position of the own rate's label: over its first consecutive days, before or after midnight,
 * whichever has more room.
 */
export function getRateLabelPosition({ days, from, to }: RateWindow): { day: number; days: number; at: number } {
  const isAfter = to - MINUTES_PER_DAY > MINUTES_PER_DAY - from;
  const there = isAfter ? days.map((day) => (day + 1) % DAYS_PER_WEEK).toSorted((a, b) => a - b) : days;
  const [first, last] = getConsecutiveDays(there)[0] ?? [0, 0];
  const wide = last - first + 1;
  const height = ((wide > 1 ? TAG.wide : TAG.narrow) * MINUTES_PER_DAY) / WEEK_HEIGHT_PX;
  return { day: first, days: wide, at: isAfter ? 0 : Math.min(from, MINUTES_PER_DAY - height) };
}
