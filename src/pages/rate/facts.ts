/** What the picture shows, as facts that can be told in a sentence. Pure. */
import type { OtherRate } from './lanes';
import { gapsOf, grouped, overlapOf, segmentsOf, type DayGroup, type RateWindow } from './week';

export interface Overlap {
  name: string;
  groups: DayGroup[];
}

export interface WeekFacts {
  /** When the rate of the form applies; undefined while days or times are missing. */
  window: RateWindow | undefined;
  overlaps: Overlap[];
  /** Hours that neither this rate nor another one covers. */
  gaps: DayGroup[];
}

export function factsOf(window: RateWindow | undefined, others: readonly OtherRate[]): WeekFacts {
  const own = segmentsOf(window);
  const overlaps = others.flatMap(({ name, segments }) => {
    const groups = grouped(overlapOf(own, segments));
    return groups.length > 0 ? [{ name, groups }] : [];
  });
  return { window, overlaps, gaps: grouped(gapsOf([...own, ...others.flatMap(({ segments }) => segments)])) };
}
