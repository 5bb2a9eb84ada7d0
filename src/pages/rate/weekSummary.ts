/** Computes the facts of the figure that its text summary needs. Pure functions. */
import type { RateConflict } from './rateConflicts';
import { getGaps, groupByTime, getRateSegments, type TimeOnDays, type RateWindow } from './week/weekTimes';

export interface WeekSummary {
  /** When the rate of the form applies; undefined while days or times are missing. */
  window: RateWindow | undefined;
  /** Rates that conflict or may conflict. */
  overlaps: RateConflict[];
  /** Hours that no rate covers, this one included. */
  gaps: TimeOnDays[];
}

/** @param neighbours in the order in which they are listed */
export function getWeekSummary(window: RateWindow | undefined, neighbours: readonly RateConflict[]): WeekSummary {
  const others = neighbours.flatMap(({ rate }) => rate.segments);
  return {
    window,
    overlaps: neighbours.filter(({ severity }) => severity !== 'apart'),
    gaps: groupByTime(getGaps([...getRateSegments(window), ...others])),
  };
}
