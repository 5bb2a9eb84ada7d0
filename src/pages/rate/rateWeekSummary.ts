/** Computes the content of the text summary of the figure. All functions are pure. */
import type { RateConflict } from './rateConflicts';
import {
  getUncoveredSpans,
  groupSpansByTime,
  getRateSegments,
  type RecurringTimeSpan,
  type RateWindow,
} from './week/weekTimes';

export interface RateWeekSummary {
  /** The times of the rate in the form; undefined while days or times are missing. */
  window: RateWindow | undefined;
  /** The rates that conflict or may conflict with the rate in the form. */
  overlaps: RateConflict[];
  /** The hours in which no rate applies, neither the rate in the form nor another rate. */
  gaps: RecurringTimeSpan[];
}

/**
 * Returns the content of the text summary.
 * @param neighbours the other rates, in the order in which they are listed
 */
export function getRateWeekSummary(
  window: RateWindow | undefined,
  neighbours: readonly RateConflict[],
): RateWeekSummary {
  const others = neighbours.flatMap(({ rate }) => rate.segments);
  return {
    window,
    overlaps: neighbours.filter(({ severity }) => severity !== 'apart'),
    gaps: groupSpansByTime(getUncoveredSpans([...getRateSegments(window), ...others])),
  };
}
