/** The maximum input lengths that follow from the limits of a field. */
import type { Field, Limits } from '../entity/entity';

/** Returns the maximum length of a text, from `maxLength` or else from the pattern. */
export const getMaxLength = ({ maxLength, patternLength }: Limits): number | undefined => maxLength ?? patternLength;

export interface DigitLimits {
  /** Digits before the decimal point of a number that is not negative; Infinity if unbounded. */
  positive: number;
  /** Digits before the decimal point of a negative number. */
  negative: number;
  /**
   * Digits after the decimal point. Integers have no limit here, so that `12.5` can be typed and is rejected by
   * validation instead of becoming another number.
   */
  fraction: number;
}

/** Returns the number of digits before the decimal point: 3 for `100`, 1 for `0.5`. */
const countWholeDigits = (bound: number): number => String(Math.trunc(Math.abs(bound))).length;

/** Returns the number of decimals of a step: 2 for `0.25`, 7 for `1e-7`. */
function countFractionDigits(step: number): number {
  const [digits = '', exponent = '0'] = String(step).split('e-');
  return (digits.split('.')[1] ?? '').length + Number(exponent);
}

/** Returns the maximum number of digits of a number field. */
export function getDigitLimits({ limits, ui }: Pick<Field, 'limits' | 'ui'>): DigitLimits {
  const { multipleOf: step } = limits;
  const upper = limits.maximum ?? limits.exclusiveMaximum;
  const lower = limits.minimum ?? limits.exclusiveMinimum;
  return {
    positive: upper === undefined ? Infinity : countWholeDigits(upper),
    negative: lower === undefined ? Infinity : countWholeDigits(lower),
    fraction: Math.min(ui.maxDecimals ?? Infinity, step === undefined ? Infinity : countFractionDigits(step)),
  };
}

const countDigits = (text: string): number => text.replace(/\D/g, '').length;

/**
 * Whether a text typed into a number input stays within the digit limits.
 * @param text may contain thousands separators and need not be a valid number: only digits are counted
 */
export function isWithinDigits(text: string, { positive, negative, fraction }: DigitLimits): boolean {
  const whole = text.trim().startsWith('-') ? negative : positive;
  const plain = text.trim().replace(/^[+-]?0+(?=\d)/, '');
  const parts = plain.split(/[.,]/);
  // A comma may be a thousands separator.
  if (parts.length > 2 || plain.includes(',')) return countDigits(plain) <= whole + fraction;
  const [before = '', behind] = parts;
  return countDigits(before) <= whole && (behind === undefined || countDigits(behind) <= fraction);
}
