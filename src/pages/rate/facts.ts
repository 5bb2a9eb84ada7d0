/** What the picture shows, as facts that can be told in a sentence. Pure. */
import type { Neighbour } from './collisions';
import { gapsOf, grouped, segmentsOf, type DayGroup, type RateWindow } from './week/week';

export interface WeekFacts {
  /** When the rate of the form applies; undefined while days or times are missing. */
  window: RateWindow | undefined;
  /** Those that apply at the same time to the same, or may. */
  overlaps: Neighbour[];
  /** Hours that neither this rate nor another one covers. */
  gaps: DayGroup[];
}

/** @param neighbours in the order in which they are told */
export function factsOf(window: RateWindow | undefined, neighbours: readonly Neighbour[]): WeekFacts {
  const others = neighbours.flatMap(({ rate }) => rate.segments);
  return {
    window,
    overlaps: neighbours.filter(({ standing }) => standing !== 'apart'),
    gaps: grouped(gapsOf([...segmentsOf(window), ...others])),
  };
}
