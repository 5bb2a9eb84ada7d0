/**
 * Computes when a rate applies, in minutes of each day of the week. The figure of the week shows the result; this
 * file contains no rendering. Monday is day 0. A window (the days and times of a rate) that crosses midnight
 * belongs to the day on which it starts and is shown on both days.
 */
import { parseDays } from '../../../widgets/weekdays';
import { padTwoDigits } from '../../../model/formatting/padTwoDigits';

export const DAYS_PER_WEEK = 7;
export const MINUTES_PER_DAY = 24 * 60;

/** A time span within one day, in minutes of the day. `to` is exclusive. */
export interface TimeSpan {
  day: number;
  from: number;
  to: number;
}

/** A time span in which a rate applies. */
export interface RateSegment extends TimeSpan {
  /** Whether the time span continues a window that started on the previous day. */
  spill: boolean;
}

/** The fields of a rate that define its times, in a record or in the form. */
export interface RateTimes {
  repeats?: unknown;
  allDay?: unknown;
  startTime?: unknown;
  endTime?: unknown;
}

/** The parsed days and times of a rate. Times are minutes of the day. */
export interface RateWindow {
  days: number[];
  from: number;
  /** The end time, which is later than `from`. It is more than `MINUTES_PER_DAY` if the window crosses midnight. */
  to: number;
}

const TIME = /^(\d{1,2}):(\d{2})(?::\d{2})?$/;

/**
 * Parses a time such as `22:15`.
 * @returns the minute of the day; undefined if the value is not a complete time
 */
export function parseMinuteOfDay(time: unknown): number | undefined {
  const [, hours, minutes] = (typeof time === 'string' && TIME.exec(time.trim())) || [];
  if (hours === undefined || minutes === undefined) return undefined;
  const minute = Number(hours) * 60 + Number(minutes);
  return Number(minutes) < 60 && minute <= MINUTES_PER_DAY ? minute : undefined;
}

const isAllDay = (value: unknown): boolean => value === true || value === 'true' || value === 1;

/**
 * Parses the fields that define the times of a rate.
 * @returns the window; undefined if days or times are missing, or if start and end time are equal
 */
export function parseRateWindow({ repeats, allDay, startTime, endTime }: RateTimes): RateWindow | undefined {
  const days = parseDays(repeats);
  if (days.length === 0) return undefined;
  if (isAllDay(allDay)) return { days, from: 0, to: MINUTES_PER_DAY };
  const [from, to] = [parseMinuteOfDay(startTime), parseMinuteOfDay(endTime)];
  if (from === undefined || to === undefined || from === to || from === MINUTES_PER_DAY) return undefined;
  return { days, from, to: to < from ? to + MINUTES_PER_DAY : to };
}

/**
 * Returns the time spans of a window for rendering, sorted by day and time. A window that starts on Sunday and
 * crosses midnight continues on Monday.
 */
export function getRateSegments(window: RateWindow | undefined): RateSegment[] {
  if (!window) return [];
  const { days, from, to } = window;
  const segments = days.flatMap((day): RateSegment[] => [
    { day, from, to: Math.min(to, MINUTES_PER_DAY), spill: false },
    ...(to > MINUTES_PER_DAY
      ? [{ day: (day + 1) % DAYS_PER_WEEK, from: 0, to: to - MINUTES_PER_DAY, spill: true }]
      : []),
  ]);
  return segments.sort(compareTime);
}

const compareTime = (one: TimeSpan, other: TimeSpan): number =>
  one.day - other.day || one.from - other.from || one.to - other.to;

/** Merges adjacent and overlapping time spans. */
export function mergeTimeSpans(spans: readonly TimeSpan[]): TimeSpan[] {
  const result: TimeSpan[] = [];
  for (const { day, from, to } of [...spans].sort(compareTime)) {
    const last = result.at(-1);
    if (last && last.day === day && from <= last.to) last.to = Math.max(last.to, to);
    else result.push({ day, from, to });
  }
  return result;
}

/** Returns the time spans that are contained in both lists. */
export function intersectSpans(one: readonly TimeSpan[], other: readonly TimeSpan[]): TimeSpan[] {
  const common = one.flatMap((a) =>
    other
      .filter((b) => a.day === b.day && a.from < b.to && b.from < a.to)
      .map((b) => ({ day: a.day, from: Math.max(a.from, b.from), to: Math.min(a.to, b.to) })),
  );
  return mergeTimeSpans(common);
}

/** Returns the time spans of the week that no span of the list covers. */
export function getUncoveredSpans(spans: readonly TimeSpan[]): TimeSpan[] {
  const covered = mergeTimeSpans(spans);
  return Array.from({ length: DAYS_PER_WEEK }, (_, day) => {
    const ends = [
      0,
      ...covered.filter((span) => span.day === day).flatMap(({ from, to }) => [from, to]),
      MINUTES_PER_DAY,
    ];
    return ends.flatMap((from, index) => {
      const to = ends[index + 1];
      return index % 2 === 0 && to !== undefined && from < to ? [{ day, from, to }] : [];
    });
  }).flat();
}

/** A time span that is the same on several days. */
export interface RecurringTimeSpan {
  days: number[];
  from: number;
  to: number;
}

/** Merges time spans that are equal on several days, such as Mon to Fri 22:00 to 24:00. */
export function groupSpansByTime(spans: readonly TimeSpan[]): RecurringTimeSpan[] {
  const groups = new Map<string, RecurringTimeSpan>();
  for (const { day, from, to } of mergeTimeSpans(spans)) {
    const key = `${from}-${to}`;
    const group = groups.get(key) ?? { days: [], from, to };
    group.days.push(day);
    groups.set(key, group);
  }
  return [...groups.values()];
}

/** Returns the first and the last day of each run of consecutive days: `[0, 1, 2, 4]` → `[[0, 2], [4, 4]]`. */
export function getConsecutiveDayRanges(days: readonly number[]): [first: number, last: number][] {
  const runs: [number, number][] = [];
  for (const day of days) {
    const last = runs.at(-1);
    if (last && last[1] === day - 1) last[1] = day;
    else runs.push([day, day]);
  }
  return runs;
}

/**
 * Formats a minute of the day: `90` → `01:30`. The end of the day is formatted as `24:00`. Larger values are
 * formatted as times of the next day.
 */
export const formatMinuteOfDay = (minute: number): string => {
  const own = minute > MINUTES_PER_DAY ? minute - MINUTES_PER_DAY : minute;
  return `${padTwoDigits(Math.floor(own / 60))}:${padTwoDigits(own % 60)}`;
};
