/** How a period reads, wherever its two ends come from, and where in time it is. Pure: what time it is comes in. */
import { formatStamp } from './dates';
import { textOf } from '../values/empty';

export type Phase = 'upcoming' | 'running' | 'ended';

/** What the language of the page says of periods. */
export interface PeriodWords {
  /** Of one without an end: `From 01 Jan 2027`. */
  from: (date: string) => string;
  /** Of one without a beginning: `Until 31 Jan 2027`. */
  until: (date: string) => string;
  phases: Readonly<Record<Phase, string>>;
  /** The operator's clock at this moment: `2027-01-31 23:59`. */
  now: () => string;
}

/** The one way to write a period: `01 Jan 2027 – 31 Jan 2027`. An end that is missing is the empty text. */
export function joinEnds(from: string, to: string, words: Pick<PeriodWords, 'from' | 'until'>): string {
  if (from === '' && to === '') return '';
  if (to === '') return words.from(from);
  return from === '' ? words.until(to) : `${from} – ${to}`;
}

const STAMP = String.raw`\d{4}-\d{2}-\d{2}(?:[ T]\d{2}:\d{2}(?::\d{2})?)?`;
const TEXT = new RegExp(String.raw`^(${STAMP})\s*(?:-|–|—|~|to|至)\s*(${STAMP})$`);

/** The two ends of a period that a server wrote as one text: `2027-01-01 – 2027-01-31`; undefined for another text. */
export function endsOfText(text: string): [from: string, to: string] | undefined {
  const [, from, to] = TEXT.exec(text.trim()) ?? [];
  return from !== undefined && to !== undefined ? [from, to] : undefined;
}

/** A period that a server wrote as one text, as every other one is written; any other text as it is. */
export function readPeriodText(text: string, language: string): string {
  const ends = endsOfText(text);
  return ends ? ends.map((end) => formatStamp(end, true, language)).join(' – ') : text;
}

const MOMENT = /^\d{4}(-\d{2}(-\d{2}([ T]\d{2}:\d{2})?)?)?/;

const momentOf = (value: unknown): string => (MOMENT.exec(textOf(value).trim())?.[0] ?? '').replace('T', ' ');

/**
 * Where a period is. Its ends count as a whole: one on the 31st ends when that day is over, one in March with March.
 * @param ends its first and its last moment, day, month or year; one that is missing is open
 * @param now `2027-01-31 23:59`
 * @returns undefined where neither end is known
 */
export function phaseOf(ends: readonly [from: unknown, to: unknown], now: string): Phase | undefined {
  const [from, to] = [momentOf(ends[0]), momentOf(ends[1])];
  if (from === '' && to === '') return undefined;
  if (now.slice(0, from.length) < from) return 'upcoming';
  return to !== '' && now.slice(0, to.length) > to ? 'ended' : 'running';
}
