/**
 * Formats the facts of the week as text in the current language. Pure functions: translation and names are
 * arguments.
 */
import type { AppTranslate } from '../../i18n/useAppTranslate';
import { normalizeNumberText } from '../../model/values/parseNumber';
import { formatMoney } from '../../model/formatting/formatNumbers';
import type { RateConflict, PricePair } from './rateConflicts';
import type { WeekSummary } from './weekSummary';
import type { RateRow } from './week/calculatePrice';
import { formatMinute, MINUTES_PER_DAY, getConsecutiveDays, type TimeOnDays, type RateWindow } from './week/weekTimes';

export interface WeekTextOptions {
  t: AppTranslate;
  /** Short names of the days, Monday first. */
  days: readonly string[];
  /** Symbol of the country's currency. */
  symbol: string;
  /** Returns the label of a row's code; empty for an empty code. */
  nameOf: (field: 'rateType' | 'chargeTypePk' | 'groupPk', code: unknown) => string;
}

/** Maximum number of listed items; further ones are counted. */
const TOLD = 5;

/** Formats days: `Mon–Fri`, `Mon, Wed`. */
function daysText(days: readonly number[], { days: names }: WeekTextOptions): string {
  return getConsecutiveDays(days)
    .flatMap(([first, last]) => {
      const [from, to] = [names[first] ?? '', names[last] ?? ''];
      if (first === last) return [from];
      return last - first === 1 ? [from, to] : [`${from}–${to}`];
    })
    .join(', ');
}

const timeText = (from: number, to: number, { t }: WeekTextOptions): string =>
  from === 0 && to === MINUTES_PER_DAY ? t('week.allDay') : `${formatMinute(from)}–${formatMinute(to)}`;

/** Formats times grouped by days: `Mon–Sun 00:00–06:00, 22:00–24:00`. */
export function formatTimesOnDays(groups: readonly TimeOnDays[], wording: WeekTextOptions): string {
  const times = new Map<string, string[]>();
  for (const { days, from, to } of groups) {
    const name = daysText(days, wording);
    times.set(name, [...(times.get(name) ?? []), timeText(from, to, wording)]);
  }
  return [...times].map(([name, own]) => `${name} ${own.join(', ')}`).join('; ');
}

/** Formats a window: `Mon–Fri 20:00–08:00, ends the next day`. */
export function formatWindow({ days, from, to }: RateWindow, wording: WeekTextOptions): string {
  const text = `${daysText(days, wording)} ${timeText(from, to, wording)}`;
  return to > MINUTES_PER_DAY ? wording.t('week.overnight', { time: text }) : text;
}

/** Formats a pair of prices: `S$0.55 beside S$0.45 (Per kWh, AC)`. */
function pairText(
  { own, other, rateType, chargeType, group }: PricePair,
  { t, symbol, nameOf }: WeekTextOptions,
): string {
  const what = [nameOf('rateType', rateType), nameOf('chargeTypePk', chargeType), nameOf('groupPk', group)];
  const of = what.filter((name) => name !== '').join(', ');
  const prices = t('week.beside', { own: formatMoney(own, symbol), other: formatMoney(other, symbol) });
  return of === '' ? prices : `${prices} (${of})`;
}

/** Maximum number of listed price pairs; further ones are counted. */
const TOLD_PAIRS = 2;

export function formatPricePairs(pairs: readonly PricePair[], wording: WeekTextOptions): string {
  const more = pairs.length - TOLD_PAIRS;
  const told = pairs.slice(0, TOLD_PAIRS).map((pair) => pairText(pair, wording));
  return [...told, ...(more > 0 ? [wording.t('week.morePairs', { smart_count: more })] : [])].join('; ');
}

function overlapText({ rate, hours, pairs, severity, reason }: RateConflict, wording: WeekTextOptions): string {
  const { t } = wording;
  const at = { name: rate.name, time: formatTimesOnDays(hours, wording) };
  if (severity === 'maybe') return t(reason === 'sites' ? 'week.maybeSites' : 'week.maybePrices', at);
  return pairs.length === 0
    ? t('week.overlap', at)
    : t('week.overlapPrices', { ...at, prices: formatPricePairs(pairs, wording) });
}

/** Formats the lowest and highest price of each rate type with all digits: `S$0.58–0.60 Per kWh`. */
export function formatPrices(rows: readonly RateRow[], { symbol, nameOf }: WeekTextOptions): string {
  const types = new Map<string, string[]>();
  for (const { rate, rateType } of rows) {
    const price = normalizeNumberText(String(rate ?? ''));
    const name = nameOf('rateType', rateType);
    if (price !== undefined) types.set(name, [...(types.get(name) ?? []), price]);
  }
  return [...types]
    .map(([name, prices]) => {
      const sorted = prices.toSorted((one, other) => Number(one) - Number(other));
      const [least = '', most = ''] = [sorted[0], sorted.at(-1)];
      const range = Number(least) === Number(most) ? '' : `–${formatMoney(most, '')}`;
      return `${formatMoney(least, symbol)}${range} ${name}`.trim();
    })
    .join(', ');
}

export interface WeekTexts {
  applies: string;
  overlaps: string[];
  /** Empty if every hour is covered. */
  gaps: string;
}

/** @param isKnown whether the other rates are loaded: without them overlaps and gaps are unknown */
export function getWeekTexts(facts: WeekSummary, isKnown: boolean, wording: WeekTextOptions): WeekTexts {
  const { t } = wording;
  const { window, overlaps, gaps } = facts;
  const applies = window ? t('week.applies', { time: formatWindow(window, wording) }) : t('week.open');
  if (!isKnown) return { applies, overlaps: [], gaps: '' };
  const more = overlaps.length - TOLD;
  return {
    applies,
    overlaps: [
      ...overlaps.slice(0, TOLD).map((overlap) => overlapText(overlap, wording)),
      ...(more > 0 ? [t('week.moreOverlaps', { smart_count: more })] : []),
    ],
    gaps: gaps.length === 0 ? '' : t('week.gaps', { time: formatTimesOnDays(gaps, wording) }),
  };
}

/** Returns the content of the figure as one text for screen readers. */
export const getWeekDescription = ({ applies, overlaps, gaps }: WeekTexts, t: AppTranslate): string =>
  [applies, ...overlaps, gaps]
    .filter((text) => text !== '')
    .map((text) => t('week.sentence', { text }))
    .join(' ');
