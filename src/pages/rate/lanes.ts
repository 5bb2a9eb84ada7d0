/** Side by side what applies at the same time: the lanes of one day of the picture. Pure. */
import { DAYS, merged, type Span } from './week';

/** A rate beside the one in the form. */
export interface OtherRate {
  id: unknown;
  name: string;
  segments: readonly Span[];
}

export interface LanePart extends Span {
  /** Index of the rate; undefined for several that found no lane of their own. */
  rate?: number;
  /** All that it stands for. */
  rates: number[];
  lane: number;
  /** Lanes of the day. */
  lanes: number;
}

/** More lanes than these are too narrow to be told apart. */
const MOST_LANES = 3;

type Placed = Omit<LanePart, 'lanes'>;

/** Each stretch in the first lane that is free; what finds none shares the last one. */
function dayParts(spans: readonly (Span & { rate: number })[]): LanePart[] {
  const ends: number[] = [];
  const placed: Placed[] = [];
  const crowd: (Span & { rate: number })[] = [];
  for (const span of spans) {
    const free = ends.findIndex((end) => end <= span.from);
    const lane = free < 0 ? ends.length : free;
    if (lane >= MOST_LANES) {
      crowd.push(span);
    } else {
      ends[lane] = span.to;
      placed.push({ ...span, rates: [span.rate], lane });
    }
  }
  const lanes = ends.length + (crowd.length > 0 ? 1 : 0);
  const shared = merged(crowd).map((span) => ({
    ...span,
    rates: [...new Set(crowd.filter((one) => one.from < span.to && one.to > span.from).map(({ rate }) => rate))],
    lane: ends.length,
  }));
  return [...placed, ...shared].map((part) => ({ ...part, lanes }));
}

/** Where each stretch of the other rates stands in its day. */
export function lanesOf(rates: readonly OtherRate[]): LanePart[] {
  const spans = rates.flatMap(({ segments }, rate) =>
    merged(segments).map(({ day, from, to }) => ({ day, from, to, rate })),
  );
  return Array.from({ length: DAYS }, (_, day) =>
    dayParts(
      spans.filter((span) => span.day === day).sort((a, b) => a.from - b.from || b.to - a.to || a.rate - b.rate),
    ),
  ).flat();
}

/** A name, written once over days that follow each other with the same times. */
export interface LaneLabel {
  rate: number;
  first: number;
  last: number;
  from: number;
  to: number;
  lane: number;
}

/** Where the names stand: once for each run of equal stretches, not once a day. */
export function labelsOf(parts: readonly LanePart[]): LaneLabel[] {
  const labels: LaneLabel[] = [];
  for (const { rate, day, from, to, lane } of parts) {
    if (rate === undefined) continue;
    const before = labels.find(
      (label) => label.rate === rate && label.from === from && label.to === to && label.last === day - 1,
    );
    if (before) {
      before.last = day;
      before.lane = Math.max(before.lane, lane);
    } else {
      labels.push({ rate, first: day, last: day, from, to, lane });
    }
  }
  return labels;
}
