import { isEmpty } from '../values/isEmpty';

/**
 * Returns the ratio of two numbers, which can also be the texts of decimal numbers.
 * @returns undefined if `part` or `total` is missing or not a number, or if `total` is 0
 */
export function getRatio(part: unknown, total: unknown): number | undefined {
  if (isEmpty(part) || isEmpty(total) || Number(total) === 0) return undefined;
  const share = Number(part) / Number(total);
  return Number.isFinite(share) ? share : undefined;
}

const formats = new Map<string, Intl.NumberFormat>();

/** Formats a ratio as a percentage with at most one decimal: `12.5%` for 0.125. */
export function formatPercentage(share: number, locale: string): string {
  const format = formats.get(locale) ?? new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 });
  formats.set(locale, format);
  return format.format(share);
}
