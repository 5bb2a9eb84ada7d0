import { isEmpty } from '../values/empty';

/**
 * What part of a whole a figure is, from 0 on; two numbers, or their decimal texts.
 * @returns undefined where one of the two is missing or no number, and of a whole that is 0
 */
export function shareOf(part: unknown, whole: unknown): number | undefined {
  if (isEmpty(part) || isEmpty(whole) || Number(whole) === 0) return undefined;
  const share = Number(part) / Number(whole);
  return Number.isFinite(share) ? share : undefined;
}

const formats = new Map<string, Intl.NumberFormat>();

/** `12.5%` of 0.125, with one decimal at most. */
export function formatShare(share: number, locale: string): string {
  const format = formats.get(locale) ?? new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 });
  formats.set(locale, format);
  return format.format(share);
}
