/** The beginnings and ends of a rate's window, as they can be moved in the picture. Pure. */
import { formatMinute, MINUTES_PER_DAY, DAYS_PER_WEEK, type RateWindow } from './week/weekTimes';

export type WindowEdge = 'from' | 'to';

export interface EdgePosition {
  edge: WindowEdge;
  /** Which of the window's days it belongs to, by its place: the day it stands on changes at midnight. */
  index: number;
  day: number;
  /** Of that day; an end at midnight is its last one. */
  minute: number;
}

/** Where the edges of a window stand: on each of its days, the end on the next one where it crosses midnight. */
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
 * @param minute of the day, where the pointer is
 * @returns the time for the form, to the quarter of an hour; undefined where nothing changes, or nothing would be left
 */
export function moveEdge(window: RateWindow, minute: number): string | undefined {
  const snapped = (Math.round(Math.min(Math.max(minute, 0), MINUTES_PER_DAY) / STEP) * STEP) % MINUTES_PER_DAY;
  const [from, to] = [window.from, window.to % MINUTES_PER_DAY];
  return snapped === from || snapped === to ? undefined : formatMinute(snapped);
}
