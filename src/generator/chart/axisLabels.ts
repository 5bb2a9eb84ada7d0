/** The labels of the axes of a chart. Pure functions. */
import type { TimeGranularity } from './types';

/** Maximum number of characters of an axis label. Tooltip and table contain the full text. */
const NAME_LENGTH = 14;

/** The year at the end of a date, or at its beginning: `26 Nov 2026`, `2026-11-26`. */
const YEAR = /^\d{4}-|\s\d{4}$/;

/** Shortens the label of a point for the axis. A day is shown without its year. */
export function shortenLabel(label: string, span: TimeGranularity | undefined): string {
  if (span === 'day') return label.replace(YEAR, '');
  return label.length > NAME_LENGTH ? `${label.slice(0, NAME_LENGTH - 1)}…` : label;
}

/**
 * Returns the number format of value axes. It is the same for all charts. Large numbers are abbreviated (1.05K) but not
 * rounded, because a line beside a rounded label is not where the label says. Only errors of floating-point numbers are
 * cut off.
 */
export const createAxisNumberFormat = (locale: string): Intl.NumberFormat =>
  new Intl.NumberFormat(locale, { maximumFractionDigits: 10, notation: 'compact' });
