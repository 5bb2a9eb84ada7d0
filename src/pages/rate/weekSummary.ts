/** What the picture shows, as facts that can be told in a sentence. Pure. */
import type { RateConflict } from './rateConflicts';
import { getGaps, groupByTime, getRateSegments, type TimeOnDays, type RateWindow } from './week/weekTimes';

export interface WeekSummary {
  /** When the rate of the form applies; undefined while days or times are missing. */
  window: RateWindow | undefined;
  /** Those that apply at the same time to the same, or may. */
  overlaps: RateConflict[];
  /** Hours that neither this rate nor another one covers. */
  gaps: TimeOnDays[];
}

/** @param neighbours in the order in which they are told */
export function getWeekSummary(window: RateWindow | undefined, neighbours: readonly RateConflict[]): WeekSummary {
  const others = neighbours.flatMap(({ rate }) => rate.segments);
  return {
    window,
    overlaps: neighbours.filter(({ severity }) => severity !== 'apart'),
    gaps: groupByTime(getGaps([...getRateSegments(window), ...others])),
  };
}
