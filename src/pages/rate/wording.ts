/** The facts of the week in words, in the language of the page. Pure: translation and names are given. */
import type { Overlap, WeekFacts } from './facts';
import { clockOf, DAY, runsOf, type DayGroup, type RateWindow } from './week';

export type Translate = (key: string, options: Record<string, unknown>) => string;

export interface Wording {
  translate: Translate;
  /** Short names, Monday first. */
  days: readonly string[];
}

/** As many as can be read; the rest is counted. */
const TOLD = 5;

/** `Mon–Fri`, `Mon, Wed`. */
export function daysText(days: readonly number[], { days: names }: Wording): string {
  return runsOf(days)
    .flatMap(([first, last]) => {
      const [from, to] = [names[first] ?? '', names[last] ?? ''];
      if (first === last) return [from];
      return last - first === 1 ? [from, to] : [`${from}–${to}`];
    })
    .join(', ');
}

const timeText = (from: number, to: number, { translate }: Wording): string =>
  from === 0 && to === DAY ? translate('wd.week.allDay', { _: 'all day' }) : `${clockOf(from)}–${clockOf(to)}`;

/** Times of the same days stand together: `Mon–Sun 00:00–06:00, 22:00–24:00`. */
export function groupsText(groups: readonly DayGroup[], wording: Wording): string {
  const times = new Map<string, string[]>();
  for (const { days, from, to } of groups) {
    const name = daysText(days, wording);
    times.set(name, [...(times.get(name) ?? []), timeText(from, to, wording)]);
  }
  return [...times].map(([name, own]) => `${name} ${own.join(', ')}`).join('; ');
}

/** `Mon–Fri 20:00–08:00, ends the next day`. */
export function windowText({ days, from, to }: RateWindow, wording: Wording): string {
  const text = `${daysText(days, wording)} ${timeText(from, to, wording)}`;
  return to > DAY ? wording.translate('wd.week.overnight', { _: '%{time}, ends the next day', time: text }) : text;
}

const overlapText = ({ name, groups }: Overlap, wording: Wording): string =>
  wording.translate('wd.week.overlap', {
    _: 'Overlaps %{name} on %{time}',
    name,
    time: groupsText(groups, wording),
  });

export interface WeekWords {
  applies: string;
  overlaps: string[];
  /** Empty when every hour is covered. */
  gaps: string;
}

/** @param isKnown whether the other rates were read: before that nothing can be said of them */
export function wordsOf(facts: WeekFacts, isKnown: boolean, wording: Wording): WeekWords {
  const { translate } = wording;
  const { window, overlaps, gaps } = facts;
  const applies = window
    ? translate('wd.week.applies', { _: 'Applies %{time}', time: windowText(window, wording) })
    : translate('wd.week.open', { _: 'Choose days and times to see when this rate applies' });
  if (!isKnown) return { applies, overlaps: [], gaps: '' };
  const more = overlaps.length - TOLD;
  return {
    applies,
    overlaps: [
      ...overlaps.slice(0, TOLD).map((overlap) => overlapText(overlap, wording)),
      ...(more > 0 ? [translate('wd.week.moreOverlaps', { _: 'Overlaps %{count} more rates', count: more })] : []),
    ],
    gaps:
      gaps.length === 0
        ? ''
        : translate('wd.week.gaps', { _: 'No rate covers %{time}', time: groupsText(gaps, wording) }),
  };
}

/** Everything that is seen, in one text for who does not see it. */
export const sentenceOf = ({ applies, overlaps, gaps }: WeekWords, translate: Translate): string =>
  [applies, ...overlaps, gaps]
    .filter((text) => text !== '')
    .map((text) => translate('wd.week.sentence', { _: '%{text}.', text }))
    .join(' ');
