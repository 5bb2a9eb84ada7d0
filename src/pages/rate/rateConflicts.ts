/**
 * Which of the other rates may charge the same driver at the same time: in hours of both, for the same
 * charge type, rate type and group, at a site of both. Pure. What is not known is said, not guessed.
 */
import { isEmpty } from '../../model/values/isEmpty';
import type { OtherRate } from './otherRates';
import type { RateRow } from './week/calculatePrice';
import { groupByTime, getOverlap, getRateSegments, type TimeOnDays, type RateWindow } from './week/weekTimes';

/** Whether two rates meet at a site; one that is assigned to none may be assigned to any. */
export type SiteOverlap = 'shared' | 'apart' | 'unassigned' | 'unknown';

export interface EditedRate {
  window: RateWindow | undefined;
  rows: readonly RateRow[];
}

/** Two prices of the same thing. */
export interface PricePair {
  rateType: unknown;
  chargeType: unknown;
  group: unknown;
  own: string;
  other: string;
}

/** Where two rates meet, as far as they tell it themselves. */
export interface RateOverlap {
  rate: OtherRate;
  /** Hours of both. */
  hours: TimeOnDays[];
  pairs: PricePair[];
  /** Both say what they charge for. */
  isKnown: boolean;
}

/** A rate as it stands to that of the form. */
export interface RateConflict extends Omit<RateOverlap, 'isKnown'> {
  siteOverlap: SiteOverlap;
  severity: 'collides' | 'maybe' | 'apart';
  /** What keeps them apart, or is not known. */
  reason?: 'hours' | 'prices' | 'sites';
}

/** A row that names none is for all of them. */
const goTogether = (one: unknown, other: unknown): boolean =>
  isEmpty(one) || isEmpty(other) || String(one) === String(other);

/** Whoever belongs to no group pays the rates of nobody's group. */
const isSameGroup = (one: unknown, other: unknown): boolean =>
  isEmpty(one) ? isEmpty(other) : !isEmpty(other) && String(one) === String(other);

const priced = (rows: readonly RateRow[]): RateRow[] => rows.filter(({ rate }) => !isEmpty(rate));

/** The prices of two rates for the same thing, each pair once. */
export function getPricePairs(own: readonly RateRow[], other: readonly RateRow[]): PricePair[] {
  const pairs = priced(own).flatMap((mine) =>
    priced(other)
      .filter(
        (theirs) =>
          goTogether(mine.rateType, theirs.rateType) &&
          goTogether(mine.chargeTypePk, theirs.chargeTypePk) &&
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

/** What only the two rates tell, and is dear to find: hours and prices of both. */
export const getRateOverlap = ({ window, rows }: EditedRate, rate: OtherRate): RateOverlap => ({
  rate,
  hours: groupByTime(getOverlap(getRateSegments(window), rate.segments)),
  pairs: getPricePairs(rows, rate.rows ?? []),
  isKnown: rate.rows !== undefined && priced(rows).length > 0,
});

/** @param sites whether both are at one site, as far as that is known */
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

/** The rates that would collide if they met at a site. */
export const getPossibleConflicts = (meetings: readonly RateOverlap[]): OtherRate[] =>
  meetings.filter((meeting) => getRateConflict(meeting, 'shared').severity !== 'apart').map(({ rate }) => rate);

const ORDER = ['collides', 'maybe', 'apart'];

const rank = ({ severity, hours }: RateConflict): number => ORDER.indexOf(severity) * 2 + (hours.length > 0 ? 0 : 1);

/** Those that collide first, then those that may, then those that hold at the same hours; by name within. */
export const sortRateConflicts = (neighbours: readonly RateConflict[]): RateConflict[] =>
  neighbours.toSorted((one, other) => rank(one) - rank(other) || one.rate.name.localeCompare(other.rate.name));
