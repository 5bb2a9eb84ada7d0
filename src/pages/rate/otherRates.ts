/** The rates beside the one in the form, and how many of them hold at a time. Pure. */
import { isEmpty } from '../../model/values/isEmpty';
import type { RateRow } from './week/calculatePrice';
import { DAYS_PER_WEEK, mergeSpans, type TimeSpan } from './week/weekTimes';

export interface OtherRate {
  id: unknown;
  /** As the list has it. */
  record: Readonly<Record<string, unknown>>;
  name: string;
  segments: readonly TimeSpan[];
  /** Its rates, special ones included; undefined where the list does not say. */
  rows: readonly RateRow[] | undefined;
  /** To how many sites it is assigned; undefined where the list does not say. */
  siteCount: number | undefined;
}

/** @returns undefined for what is no count */
export const parseCount = (value: unknown): number | undefined =>
  isEmpty(value) || !Number.isFinite(Number(value)) ? undefined : Number(value);

export interface RateGroup extends TimeSpan {
  /** Indices of the rates that hold at that time. */
  rates: number[];
}

/** Each stretch of the week in which the same rates hold; hours without any are left out. */
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
