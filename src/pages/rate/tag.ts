/** Where the name and the price of the form's own rate stand in the picture. Pure. */
import { HEIGHT } from './paint';
import { DAY, DAYS, runsOf, type RateWindow } from './week/week';

/** Pixels of the tag, which has two lines at most over several days and more in a single one. */
const TAG = { wide: 36, narrow: 64 } as const;

/** Where the tag of the own rate stands: over its first row of days, before or after midnight, where more room is. */
export function tagPlace({ days, from, to }: RateWindow): { day: number; days: number; at: number } {
  const isAfter = to - DAY > DAY - from;
  const there = isAfter ? days.map((day) => (day + 1) % DAYS).toSorted((a, b) => a - b) : days;
  const [first, last] = runsOf(there)[0] ?? [0, 0];
  const wide = last - first + 1;
  const height = ((wide > 1 ? TAG.wide : TAG.narrow) * DAY) / HEIGHT;
  return { day: first, days: wide, at: isAfter ? 0 : Math.min(from, DAY - height) };
}
