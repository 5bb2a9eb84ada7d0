/** The other rates of the country, and how many of them apply at a time. Pure functions. */
import { isEmpty } from '../../model/values/isEmpty';
import type { RateRow } from './week/calculatePrice';
import { DAYS_PER_WEEK, mergeSpans, type TimeSpan } from './week/weekTimes';

export interface OtherRate {
  id: unknown;
  /** The record of the list. */
  record: Readonly<Record<string, unknown>>;
  name: string;
  segments: readonly TimeSpan[];
  /** Its prices, including special rates; undefined if the list does not contain them. */
  rows: readonly RateRow[] | undefined;
  /** Number of assigned sites; undefined if the list does not contain it. */
  siteCount: number | undefined;
}

/** @returns undefined if the value is not a number */
export const parseCount = (value: unknown): number | undefined =>
  isEmpty(value) || !Number.isFinite(Number(value)) ? undefined : Number(value);

export interface RateGroup extends TimeSpan {
  /** Indexes of the rates that apply at that time. */
  rates: number[];
}

/** Returns the time spans of the week in which the same rates apply, without those that have none. */
export function groupRatesByTime(rates: readonly Pick<OtherRate, 'segments'>[]): RateGroup[] {
  const spans = rates.flatMap(({ segments }, rate) => mergeSpans(segments).map((span) => ({ ...span, rate })));
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
