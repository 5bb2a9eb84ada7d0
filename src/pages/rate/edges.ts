/** The beginnings and ends of a rate's window, as they can be moved in the picture. Pure. */
import { clockOf, DAY, DAYS, type RateWindow } from './week/week';

export type Edge = 'from' | 'to';

export interface PlacedEdge {
  edge: Edge;
  /** Which of the window's days it belongs to, by its place: the day it stands on changes at midnight. */
  index: number;
  day: number;
  /** Of that day; an end at midnight is its last one. */
  minute: number;
}

/** Where the edges of a window stand: on each of its days, the end on the next one where it crosses midnight. */
export function edgesOf({ days, from, to }: RateWindow): PlacedEdge[] {
  return days.flatMap((day, index): PlacedEdge[] => [
    { edge: 'from', index, day, minute: from },
    { edge: 'to', index, day: to > DAY ? (day + 1) % DAYS : day, minute: to > DAY ? to - DAY : to },
  ]);
}

const STEP = 15;

/**
 * @param minute of the day, where the pointer is
 * @returns the time for the form, to the quarter of an hour; undefined where nothing changes, or nothing would be left
 */
export function movedTo(window: RateWindow, minute: number): string | undefined {
  const snapped = (Math.round(Math.min(Math.max(minute, 0), DAY) / STEP) * STEP) % DAY;
  const [from, to] = [window.from, window.to % DAY];
  return snapped === from || snapped === to ? undefined : clockOf(snapped);
}
