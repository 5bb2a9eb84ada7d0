/**
 * Detects which other rates may charge the same driver at the same time. Two rates conflict if they have
 * overlapping hours, prices for the same charge type, rate type and group, and a common site. If one of these
 * properties is unknown, the result is `maybe`. All functions are pure.
 */
import { isEmpty } from '../../model/values/isEmpty';
import type { OtherRate } from './otherRates';
import type { RatePriceRow } from './week/calculatePrice';
import {
  groupSpansByTime,
  intersectSpans,
  getRateSegments,
  type RecurringTimeSpan,
  type RateWindow,
} from './week/weekTimes';

/**
 * Whether two rates have a site in common. `unassigned`: at least one of the rates has no assigned sites, so it may
 * later be assigned to any site.
 */
export type RateSiteOverlap = 'shared' | 'apart' | 'unassigned' | 'unknown';

export interface EditedRate {
  window: RateWindow | undefined;
  rows: readonly RatePriceRow[];
}

/** The prices of two rates for the same combination of rate type, charge type and group. */
export interface RatePriceComparison {
  rateType: unknown;
  chargeType: unknown;
  group: unknown;
  own: string;
  other: string;
}

/** The overlap of two rates in hours and prices. Site assignments are not considered here. */
export interface RateOverlap {
  rate: OtherRate;
  /** The hours in which both rates apply. */
  hours: RecurringTimeSpan[];
  pairs: RatePriceComparison[];
  /** Whether the prices of both rates are known. */
  isKnown: boolean;
}

/** Another rate, compared with the rate in the form. */
export interface RateConflict extends Omit<RateOverlap, 'isKnown'> {
  siteOverlap: RateSiteOverlap;
  severity: 'collides' | 'maybe' | 'apart';
  /** The property that rules out a conflict (severity `apart`), or the property that is unknown (severity `maybe`). */
  reason?: 'hours' | 'prices' | 'sites';
}

/** Whether two codes can mean the same. An empty code in a price row stands for all codes. */
const isSameCombination = (one: unknown, other: unknown): boolean =>
  isEmpty(one) || isEmpty(other) || String(one) === String(other);

/**
 * Whether two prices are for the same group or both without a group. A driver without a group pays only prices
 * without a group.
 */
const isSameGroup = (one: unknown, other: unknown): boolean =>
  isEmpty(one) ? isEmpty(other) : !isEmpty(other) && String(one) === String(other);

const getPricedRows = (rows: readonly RatePriceRow[]): RatePriceRow[] => rows.filter(({ rate }) => !isEmpty(rate));

/**
 * Returns the prices of two rates for the same combination of rate type, charge type and group, without duplicate
 * pairs.
 */
export function getRatePriceComparisons(
  own: readonly RatePriceRow[],
  other: readonly RatePriceRow[],
): RatePriceComparison[] {
  const pairs = getPricedRows(own).flatMap((mine) =>
    getPricedRows(other)
      .filter(
        (theirs) =>
          isSameCombination(mine.rateType, theirs.rateType) &&
          isSameCombination(mine.chargeTypePk, theirs.chargeTypePk) &&
          isSameGroup(mine.groupPk, theirs.groupPk),
      )
      .map((theirs) => ({
        rateType: mine.rateType || theirs.rateType,
        chargeType: mine.chargeTypePk || theirs.chargeTypePk,
        group: mine.groupPk,
        own: String(mine.rate),
        other: String(theirs.rate),
      })),
  );
  return [...new Map(pairs.map((pair) => [JSON.stringify(pair), pair])).values()];
}

/**
 * Returns the overlap of two rates in hours and prices. The computation is expensive, but its result depends only
 * on the two rates.
 */
export const getRateOverlap = ({ window, rows }: EditedRate, rate: OtherRate): RateOverlap => ({
  rate,
  hours: groupSpansByTime(intersectSpans(getRateSegments(window), rate.segments)),
  pairs: getRatePriceComparisons(rows, rate.rows ?? []),
  isKnown: rate.rows !== undefined && getPricedRows(rows).length > 0,
});

/**
 * Returns the conflict between the rate in the form and another rate.
 * @param sites whether both rates have a site in common, as far as this is known
 */
export function getRateConflict({ isKnown, ...meeting }: RateOverlap, sites: RateSiteOverlap): RateConflict {
  const { hours, pairs } = meeting;
  const found = { ...meeting, siteOverlap: sites };
  if (hours.length === 0) return { ...found, severity: 'apart', reason: 'hours' };
  if (isKnown && pairs.length === 0) return { ...found, severity: 'apart', reason: 'prices' };
  if (sites === 'apart') return { ...found, severity: 'apart', reason: 'sites' };
  if (!isKnown) return { ...found, severity: 'maybe', reason: 'prices' };
  if (sites === 'unknown') return { ...found, severity: 'maybe', reason: 'sites' };
  return { ...found, severity: 'collides' };
}

/** Returns the rates that would conflict, or might conflict, if they had a site in common with the rate in the form. */
export const getPossiblyConflictingRates = (meetings: readonly RateOverlap[]): OtherRate[] =>
  meetings.filter((meeting) => getRateConflict(meeting, 'shared').severity !== 'apart').map(({ rate }) => rate);

const ORDER = ['collides', 'maybe', 'apart'];

const getConflictRank = ({ severity, hours }: RateConflict): number =>
  ORDER.indexOf(severity) * 2 + (hours.length > 0 ? 0 : 1);

/**
 * Sorts conflicts first, then possible conflicts, then rates whose hours overlap without a conflict, then all other
 * rates. Within each of these groups, rates are sorted by name.
 */
export const sortRateConflicts = (neighbours: readonly RateConflict[]): RateConflict[] =>
  neighbours.toSorted(
    (one, other) => getConflictRank(one) - getConflictRank(other) || one.rate.name.localeCompare(other.rate.name),
  );
