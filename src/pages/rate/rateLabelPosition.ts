/** Computes the position of the label of the edited rate in the figure. All functions are pure. */
import { WEEK_HEIGHT_PX } from './weekGridStyles';
import { MINUTES_PER_DAY, DAYS_PER_WEEK, getConsecutiveDayRanges, type RateWindow } from './week/weekTimes';

/**
 * The height of the label in px. On several days the label is wide and has at most two lines. On a single day it is
 * narrow and has more lines.
 */
const TAG = { wide: 36, narrow: 64 } as const;

/**
 * Returns the position of the label of the edited rate. The label covers the first consecutive days of the rate. If
 * the window crosses midnight, the label is on the side of midnight with more room.
 */
export function getRateLabelPosition({ days, from, to }: RateWindow): { day: number; days: number; at: number } {
  const isAfter = to - MINUTES_PER_DAY > MINUTES_PER_DAY - from;
  const there = isAfter ? days.map((day) => (day + 1) % DAYS_PER_WEEK).toSorted((a, b) => a - b) : days;
  const [first, last] = getConsecutiveDayRanges(there)[0] ?? [0, 0];
  const wide = last - first + 1;
  const height = ((wide > 1 ? TAG.wide : TAG.narrow) * MINUTES_PER_DAY) / WEEK_HEIGHT_PX;
  return { day: first, days: wide, at: isAfter ? 0 : Math.min(from, MINUTES_PER_DAY - height) };
}
