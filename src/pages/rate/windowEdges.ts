/** Computes how the start and end times of a rate's window can be moved in the figure. Pure functions. */
import { formatMinute, MINUTES_PER_DAY, DAYS_PER_WEEK, type RateWindow } from './week/weekTimes';

export type WindowEdge = 'from' | 'to';

export interface EdgePosition {
  edge: WindowEdge;
  /** Index of the window's day that it belongs to. The day on which it is shown changes at midnight. */
  index: number;
  day: number;
  /** Minute of that day. An end at midnight is its last minute. */
  minute: number;
}

/**
 * Returns the positions of a window's edges on each of its days. If it crosses midnight, its end is on the next
 * day.
 */
export function getWindowEdges({ days, from, to }: RateWindow): EdgePosition[] {
  return days.flatMap((day, index): EdgePosition[] => [
    { edge: 'from', index, day, minute: from },
    {
      edge: 'to',
      index,
      day: to > MINUTES_PER_DAY ? (day + 1) % DAYS_PER_WEEK : day,
      minute: to > MINUTES_PER_DAY ? to - MINUTES_PER_DAY : to,
    },
  ]);
}

const STEP = 15;

/**
 * @param minute minute of the day at the pointer
 * @returns the time for the form, rounded to a quarter of an hour; undefined if nothing changes or the window would
 *   be empty
 */
export function moveEdge(window: RateWindow, minute: number): string | undefined {
  const snapped = (Math.round(Math.min(Math.max(minute, 0), MINUTES_PER_DAY) / STEP) * STEP) % MINUTES_PER_DAY;
  const [from, to] = [window.from, window.to % MINUTES_PER_DAY];
  return snapped === from || snapped === to ? undefined : formatMinute(snapped);
}
