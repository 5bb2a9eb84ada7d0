/**
 * Formats the summary of the week as text in the current language. All functions are pure: the translation function
 * and the names are passed in as arguments.
 */
import type { PageTranslate } from '../usePageTranslate';
import { normalizeNumberText } from '../../model/values/parseNumber';
import { formatMoney } from '../../model/formatting/formatNumbers';
import type { RateConflict, RatePriceComparison } from './rateConflicts';
import type { RateWeekSummary } from './rateWeekSummary';
import type { RatePriceRow } from './week/calculatePrice';
import {
  formatMinuteOfDay,
  MINUTES_PER_DAY,
  getConsecutiveDayRanges,
  type RecurringTimeSpan,
  type RateWindow,
} from './week/weekTimes';
import { joinTexts } from '../../model/formatting/joinTexts';

export interface WeekTextOptions {
  t: PageTranslate;
  /** The short names of the days, starting with Monday. */
  days: readonly string[];
  /** The symbol of the country's currency. */
  symbol: string;
  /** Returns the label of a code in a price row; empty for an empty code. */
  getName: (field: 'rateType' | 'chargeTypePk' | 'groupPk', code: unknown) => string;
}

/** The maximum number of overlaps that the summary tells. Further ones are only counted. */
export const MAX_LISTED_OVERLAPS = 5;

/** Formats days: `Mon–Fri`, `Mon, Wed`. */
function formatDays(days: readonly number[], { days: names }: WeekTextOptions): string {
  return joinTexts(
    getConsecutiveDayRanges(days).flatMap(([first, last]) => {
      const [from, to] = [names[first] ?? '', names[last] ?? ''];
      if (first === last) return [from];
      return last - first === 1 ? [from, to] : [`${from}–${to}`];
    }),
  );
}

const formatTimes = (from: number, to: number, { t }: WeekTextOptions): string =>
  from === 0 && to === MINUTES_PER_DAY ? t('week.allDay') : `${formatMinuteOfDay(from)}–${formatMinuteOfDay(to)}`;

/** Formats times that are grouped by days: `Mon–Sun 00:00–06:00, 22:00–24:00`. */
export function formatRecurringTimeSpans(groups: readonly RecurringTimeSpan[], textOptions: WeekTextOptions): string {
  const times = new Map<string, string[]>();
  for (const { days, from, to } of groups) {
    const name = formatDays(days, textOptions);
    times.set(name, [...(times.get(name) ?? []), formatTimes(from, to, textOptions)]);
  }
  return [...times].map(([name, own]) => `${name} ${own.join(', ')}`).join('; ');
}

/** Formats the days and times of a rate: `Mon–Fri 20:00–08:00, ends the next day`. */
export function formatRateWindow({ days, from, to }: RateWindow, textOptions: WeekTextOptions): string {
  const text = `${formatDays(days, textOptions)} ${formatTimes(from, to, textOptions)}`;
  return to > MINUTES_PER_DAY ? textOptions.t('week.overnight', { time: text }) : text;
}

/** Formats the prices of two rates for the same combination: `S$0.55 beside S$0.45 (Per kWh, AC)`. */
function formatPricePair(
  { own, other, rateType, chargeType, group }: RatePriceComparison,
  { t, symbol, getName }: WeekTextOptions,
): string {
  const what = [getName('rateType', rateType), getName('chargeTypePk', chargeType), getName('groupPk', group)];
  const of = joinTexts(what.filter((name) => name !== ''));
  const prices = t('week.beside', { own: formatMoney(own, symbol), other: formatMoney(other, symbol) });
  return of === '' ? prices : `${prices} (${of})`;
}

/** The maximum number of listed price pairs. Further pairs are only counted. */
const TOLD_PAIRS = 2;

export function formatRatePriceComparisons(
  pairs: readonly RatePriceComparison[],
  textOptions: WeekTextOptions,
): string {
  const more = pairs.length - TOLD_PAIRS;
  const messages = pairs.slice(0, TOLD_PAIRS).map((pair) => formatPricePair(pair, textOptions));
  return [...messages, ...(more > 0 ? [textOptions.t('week.morePairs', { smart_count: more })] : [])].join('; ');
}

function formatOverlap({ rate, hours, pairs, severity, reason }: RateConflict, textOptions: WeekTextOptions): string {
  const { t } = textOptions;
  const at = { name: rate.name, time: formatRecurringTimeSpans(hours, textOptions) };
  if (severity === 'maybe') return t(reason === 'sites' ? 'week.maybeSites' : 'week.maybePrices', at);
  return pairs.length === 0
    ? t('week.overlap', at)
    : t('week.overlapPrices', { ...at, prices: formatRatePriceComparisons(pairs, textOptions) });
}

/** Formats the lowest and the highest price of each rate type: `S$0.58–0.60 Per kWh`. Prices are not rounded. */
export function formatPrices(rows: readonly RatePriceRow[], { symbol, getName }: WeekTextOptions): string {
  const types = new Map<string, string[]>();
  for (const { rate, rateType } of rows) {
    const price = normalizeNumberText(String(rate ?? ''));
    const name = getName('rateType', rateType);
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

export interface RateWeekSummaryTexts {
  applies: string;
  overlaps: string[];
  /** The hours without any rate; empty if every hour is covered. */
  gaps: string;
}

/**
 * Returns the texts of the summary.
 * @param isKnown whether the other rates are loaded; overlaps and gaps are unknown without them
 */
export function getWeekSummaryTexts(
  summary: RateWeekSummary,
  isKnown: boolean,
  textOptions: WeekTextOptions,
): RateWeekSummaryTexts {
  const { t } = textOptions;
  const { window, overlaps, gaps } = summary;
  const applies = window ? t('week.applies', { time: formatRateWindow(window, textOptions) }) : t('week.open');
  if (!isKnown) return { applies, overlaps: [], gaps: '' };
  const more = overlaps.length - MAX_LISTED_OVERLAPS;
  return {
    applies,
    overlaps: [
      ...overlaps.slice(0, MAX_LISTED_OVERLAPS).map((overlap) => formatOverlap(overlap, textOptions)),
      ...(more > 0 ? [t('week.moreOverlaps', { smart_count: more })] : []),
    ],
    gaps: gaps.length === 0 ? '' : t('week.gaps', { time: formatRecurringTimeSpans(gaps, textOptions) }),
  };
}

/** Returns the content of the figure as a single text for screen readers. */
export const joinRateWeekSummaryTexts = ({ applies, overlaps, gaps }: RateWeekSummaryTexts, t: PageTranslate): string =>
  [applies, ...overlaps, gaps]
    .filter((text) => text !== '')
    .map((text) => t('week.sentence', { text }))
    .join(' ');
