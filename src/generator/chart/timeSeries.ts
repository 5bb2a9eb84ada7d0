/** Interprets the points of a chart as successive periods up to now. Pure functions. */
import type { ChartPoint, TimeGranularity } from './types';

const KEYS: Readonly<Record<TimeGranularity, RegExp>> = {
  hour: /^([01]\d|2[0-3]):\d\d$/,
  day: /^\d{4}-\d\d-\d\d$/,
  month: /^\d{4}-\d\d$/,
};

/** Returns the length of the periods that all keys name. Undefined if they differ or name no periods. */
export const getTimeGranularity = (keys: readonly string[]): TimeGranularity | undefined =>
  keys.length === 0
    ? undefined
    : (Object.keys(KEYS) as TimeGranularity[]).find((span) => keys.every((key) => KEYS[span].test(key)));

/**
 * Whether a period contains the current time.
 * @param now in the operator's time zone, as `yyyy-MM-dd HH:mm`
 */
export const isCurrentPeriod = (key: string, span: TimeGranularity, now: string): boolean =>
  span === 'hour' ? key.slice(0, 2) === now.slice(11, 13) : now.startsWith(key);

/** Returns the values with which links can refer to a point: its key and, of a day or month, year and month. */
export function getPointLinkValues(key: string): Record<string, string | number> {
  if (!KEYS.day.test(key) && !KEYS.month.test(key)) return { key };
  return { key, year: Number(key.slice(0, 4)), month: Number(key.slice(5, 7)) };
}

/**
 * Returns the relative change of a value: 0.08 if it is 8% more than before.
 * @returns undefined if a value is missing, or if the earlier value is not positive
 */
export const getRelativeChange = (
  value: number | null | undefined,
  before: number | null | undefined,
): number | undefined =>
  typeof value !== 'number' || typeof before !== 'number' || !(before > 0) || Number.isNaN(value)
    ? undefined
    : (value - before) / before;

/** The last complete period beside the one before. */
export interface Comparison {
  last: ChartPoint;
  before: ChartPoint;
  /** The change as a share of the value before. */
  change: number;
}

/**
 * Compares the last complete period with the one before.
 * @param points of a single series
 * @returns undefined if there are not two such periods, or if nothing can be a share of the earlier value
 */
export function comparePeriods(points: readonly ChartPoint[]): Comparison | undefined {
  const [before, last] = points.filter(({ isRunning }) => !isRunning).slice(-2);
  const change = getRelativeChange(last?.values[0], before?.values[0]);
  return before && last && change !== undefined ? { last, before, change } : undefined;
}
