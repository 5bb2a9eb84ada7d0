import { isEmpty } from '../values/isEmpty';

/**
 * The ratio of two numbers or decimal texts; undefined if it cannot be computed.
 * @returns undefined where one of the two is missing or no number, and of a whole that is 0
 */
export function getRatio(part: unknown, whole: unknown): number | undefined {
  if (isEmpty(part) || isEmpty(whole) || Number(whole) === 0) return undefined;
  const share = Number(part) / Number(whole);
  return Number.isFinite(share) ? share : undefined;
}

const formats = new Map<string, Intl.NumberFormat>();

/** `12.5%` of 0.125, with one decimal at most. */
export function formatPercentage(share: number, locale: string): string {
  const format = formats.get(locale) ?? new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 });
  formats.set(locale, format);
  return format.format(share);
}
