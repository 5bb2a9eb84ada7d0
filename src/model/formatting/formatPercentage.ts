import { isEmpty } from '../values/isEmpty';

/**
 * Returns the ratio of two numbers or decimal texts.
 * @returns undefined if one of them is missing or not a number, or the whole is 0
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
