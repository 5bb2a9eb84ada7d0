/**
 * Formats periods and determines whether they are upcoming, running or ended. Pure: the current time is passed as
 * an argument.
 */
import { formatDateTime } from './formatDates';
import { toText } from '../values/isEmpty';

export type PeriodPhase = 'upcoming' | 'running' | 'ended';

/** Texts and functions for formatting periods in the page's language. */
export interface PeriodTexts {
  /** Formats a period without an end: `From 01 Jan 2027`. */
  from: (date: string) => string;
  /** Formats a period without a start: `Until 31 Jan 2027`. */
  until: (date: string) => string;
  phases: Readonly<Record<PeriodPhase, string>>;
  /** Returns the current time in the operator's time zone: `2027-01-31 23:59`. */
  now: () => string;
}

/**
 * Formats a period from the formatted texts of its ends: `01 Jan 2027 – 31 Jan 2027`. If the period has no start or
 * no end, this text is empty.
 */
export function formatPeriod(from: string, to: string, texts: Pick<PeriodTexts, 'from' | 'until'>): string {
  if (from === '' && to === '') return '';
  if (to === '') return texts.from(from);
  return from === '' ? texts.until(to) : `${from} – ${to}`;
}

const STAMP = String.raw`\d{4}-\d{2}-\d{2}(?:[ T]\d{2}:\d{2}(?::\d{2})?)?`;
const TEXT = new RegExp(String.raw`^(${STAMP})\s*(?:-|–|—|~|to|至)\s*(${STAMP})$`);

/**
 * Splits a period that the server sent as a single text into its start and end; returns undefined for any other
 * text.
 */
export function splitPeriodText(text: string): [from: string, to: string] | undefined {
  const [, from, to] = TEXT.exec(text.trim()) ?? [];
  return from !== undefined && to !== undefined ? [from, to] : undefined;
}

/** Formats a period that the server sent as a single text. Any other text is returned unchanged. */
export function formatPeriodFromText(text: string, language: string): string {
  const ends = splitPeriodText(text);
  return ends ? ends.map((end) => formatDateTime(end, true, language)).join(' – ') : text;
}

const MOMENT = /^\d{4}(-\d{2}(-\d{2}([ T]\d{2}:\d{2})?)?)?/;

const getMoment = (value: unknown): string => (MOMENT.exec(toText(value).trim())?.[0] ?? '').replace('T', ' ');

/**
 * Returns the phase of a period. The period includes its whole last day or month.
 * @param ends the start and end, each as a time, date, month or year; empty if the period has no start or no end
 * @param now the current time, as `2027-01-31 23:59`
 * @returns undefined if both start and end are missing
 */
export function getPeriodPhase(ends: readonly [from: unknown, to: unknown], now: string): PeriodPhase | undefined {
  const [from, to] = [getMoment(ends[0]), getMoment(ends[1])];
  if (from === '' && to === '') return undefined;
  if (now.slice(0, from.length) < from) return 'upcoming';
  return to !== '' && now.slice(0, to.length) > to ? 'ended' : 'running';
}
