/**
 * Detects which other rates may charge the same driver at the same time: in overlapping hours, for the same charge
 * type, rate type and group, at a common site. Pure functions. Unknown facts are reported as unknown, not guessed.
 */
import { isEmpty } from '../../model/values/isEmpty';
import type { OtherRate } from './otherRates';
import type { RateRow } from './week/calculatePrice';
import { groupByTime, getOverlap, getRateSegments, type TimeOnDays, type RateWindow } from './week/weekTimes';

/** Whether two rates have a site in common. A rate without assigned sites may be assigned to any. */
export type SiteOverlap = 'shared' | 'apart' | 'unassigned' | 'unknown';

export interface EditedRate {
  window: RateWindow | undefined;
  rows: readonly RateRow[];
}

/** Two prices for the same combination of rate type, charge type and group. */
export interface PricePair {
  rateType: unknown;
  chargeType: unknown;
  group: unknown;
  own: string;
  other: string;
}

/** The overlap of two rates, computed from their own data without the site assignments. */
export interface RateOverlap {
  rate: OtherRate;
  /** Hours in which both apply. */
  hours: TimeOnDays[];
  pairs: PricePair[];
  /** Both rates have known prices. */
  isKnown: boolean;
}

/** Another rate compared with that of the form. */
export interface RateConflict extends Omit<RateOverlap, 'isKnown'> {
  siteOverlap: SiteOverlap;
  severity: 'collides' | 'maybe' | 'apart';
  /** The property because of which they do not conflict, or which is unknown. */
  reason?: 'hours' | 'prices' | 'sites';
}

/** A row without a value applies to all. */
const isSameCombination = (one: unknown, other: unknown): boolean =>
  isEmpty(one) || isEmpty(other) || String(one) === String(other);

/** A driver without a group pays only prices without a group. */
const isSameGroup = (one: unknown, other: unknown): boolean =>
  isEmpty(one) ? isEmpty(other) : !isEmpty(other) && String(one) === String(other);

const getPricedRows = (rows: readonly RateRow[]): RateRow[] => rows.filter(({ rate }) => !isEmpty(rate));

/** Returns the prices of two rates for the same combination, each pair once. */
export function getPricePairs(own: readonly RateRow[], other: readonly RateRow[]): PricePair[] {
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

/** Returns the overlap in hours and prices. It depends on the two rates only and is expensive to compute. */
export const getRateOverlap = ({ window, rows }: EditedRate, rate: OtherRate): RateOverlap => ({
  rate,
  hours: groupByTime(getOverlap(getRateSegments(window), rate.segments)),
  pairs: getPricePairs(rows, rate.rows ?? []),
  isKnown: rate.rows !== undefined && getPricedRows(rows).length > 0,
});

/** @param sites whether both have a site in common, as far as known */
export function getRateConflict({ isKnown, ...meeting }: RateOverlap, sites: SiteOverlap): RateConflict {
  const { hours, pairs } = meeting;
  const found = { ...meeting, siteOverlap: sites };
  if (hours.length === 0) return { ...found, severity: 'apart', reason: 'hours' };
  if (isKnown && pairs.length === 0) return { ...found, severity: 'apart', reason: 'prices' };
  if (sites === 'apart') return { ...found, severity: 'apart', reason: 'sites' };
  if (!isKnown) return { ...found, severity: 'maybe', reason: 'prices' };
  if (sites === 'unknown') return { ...found, severity: 'maybe', reason: 'sites' };
  return { ...found, severity: 'collides' };
}

/** Returns the rates that would conflict if they had a site in common. */
export const getPossibleConflicts = (meetings: readonly RateOverlap[]): OtherRate[] =>
  meetings.filter((meeting) => getRateConflict(meeting, 'shared').severity !== 'apart').map(({ rate }) => rate);

const ORDER = ['collides', 'maybe', 'apart'];

const getConflictRank = ({ severity, hours }: RateConflict): number =>
  ORDER.indexOf(severity) * 2 + (hours.length > 0 ? 0 : 1);

/** Sorts conflicts first, then possible conflicts, then rates with the same hours; by name within each. */
export const sortRateConflicts = (neighbours: readonly RateConflict[]): RateConflict[] =>
  neighbours.toSorted(
    (one, other) => getConflictRank(one) - getConflictRank(other) || one.rate.name.localeCompare(other.rate.name),
  );
