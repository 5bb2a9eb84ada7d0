/** Computes how users can move the start and end times of a rate in the figure. All functions are pure. */
import { formatMinuteOfDay, MINUTES_PER_DAY, DAYS_PER_WEEK, type RateWindow } from './week/weekTimes';

export type RateWindowEdge = 'from' | 'to';

interface RateWindowEdgePosition {
  edge: RateWindowEdge;
  /**
   * The position, in the window's `days`, of the day on which the window starts. `day` is the weekday on which the
   * edge is shown: for the end of a window that crosses midnight, the next day.
   */
  index: number;
  day: number;
  /**
   * The minute of the day on which the edge is shown. If the window ends at midnight, it is
   * `MINUTES_PER_DAY`.
   */
  minute: number;
}

/**
 * Returns the positions of the start and end times on each day of a window. If the window crosses midnight, the end
 * time is on the next day.
 */
export function getRateWindowEdges({ days, from, to }: RateWindow): RateWindowEdgePosition[] {
  return days.flatMap((day, index): RateWindowEdgePosition[] => [
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
 * Returns the time to which an edge is moved.
 * @param minute the minute of the day at the pointer
 * @returns the time for the form, rounded to 15 minutes; undefined if the time does not change or if the window
 *   would be empty
 */
export function getMovedEdgeTime(window: RateWindow, minute: number): string | undefined {
  const snapped = (Math.round(Math.min(Math.max(minute, 0), MINUTES_PER_DAY) / STEP) * STEP) % MINUTES_PER_DAY;
  const [from, to] = [window.from, window.to % MINUTES_PER_DAY];
  return snapped === from || snapped === to ? undefined : formatMinuteOfDay(snapped);
}
