/** Prepares the other rates of the country, and counts how many of them apply at each time. All functions are pure. */
import { isEmpty } from '../../model/values/isEmpty';
import type { RatePriceRow } from './week/calculatePrice';
import { DAYS_PER_WEEK, mergeTimeSpans, type TimeSpan } from './week/weekTimes';

export interface OtherRate {
  id: unknown;
  /** The record of the rate, as the list call returned it. */
  record: Readonly<Record<string, unknown>>;
  name: string;
  segments: readonly TimeSpan[];
  /** The prices of the rate, including its special rates; undefined if the list response does not contain them. */
  rows: readonly RatePriceRow[] | undefined;
  /** The number of sites assigned to the rate; undefined if the list response does not contain it. */
  siteCount: number | undefined;
}

/**
 * Parses a count.
 * @returns the number; undefined if the value is not a number
 */
export const parseOptionalNumber = (value: unknown): number | undefined =>
  isEmpty(value) || !Number.isFinite(Number(value)) ? undefined : Number(value);

export interface RateGroup extends TimeSpan {
  /** The indexes of the rates that apply in this time span. */
  rates: number[];
}

/** Divides the week into time spans in which the same rates apply. Times without any rate are left out. */
export function groupRatesByTime(rates: readonly Pick<OtherRate, 'segments'>[]): RateGroup[] {
  const spans = rates.flatMap(({ segments }, rate) => mergeTimeSpans(segments).map((span) => ({ ...span, rate })));
  return Array.from({ length: DAYS_PER_WEEK }, (_, day) => {
    const own = spans.filter((span) => span.day === day);
    const edges = [...new Set(own.flatMap(({ from, to }) => [from, to]))].sort((a, b) => a - b);
    return edges.flatMap((from, index) => {
      const to = edges[index + 1];
      const there = own.filter((span) => span.from <= from && span.to > from).map(({ rate }) => rate);
      return to === undefined || there.length === 0 ? [] : [{ day, from, to, rates: there }];
    });
  }).flat();
}
