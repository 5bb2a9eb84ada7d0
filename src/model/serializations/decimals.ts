/** Decimal numbers without the rounding errors of binary fractions. */
import { Big } from 'big.js';

const DECIMAL = /^\s*[+-]?\d+(\.\d+)?(e[+-]?\d{1,3})?\s*$/i;

/** Parses a number, or a text that contains only a number. */
export function parseDecimal(value: unknown): Big | undefined {
  if (typeof value === 'number') return Number.isFinite(value) ? new Big(value) : undefined;
  return typeof value === 'string' && DECIMAL.test(value) ? new Big(value.trim().replace('+', '')) : undefined;
}

export const toNumber = (decimal: Big | undefined): number | undefined =>
  decimal === undefined ? undefined : Number(decimal.toString());
