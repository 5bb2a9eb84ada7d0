/** Determines how many characters or digits a user can type into a field, according to its limits. */
import type { Field, FieldLimits } from '../entity/entity';

/** Returns the maximum length of a text: `maxLength`, or else the length derived from the pattern. */
export const getMaxLength = ({ maxLength, patternLength }: FieldLimits): number | undefined =>
  maxLength ?? patternLength;

export interface DigitLimits {
  /**
   * Maximum number of digits before the decimal point in a number without a minus sign; Infinity if there is no
   * maximum.
   */
  positive: number;
  /** Maximum number of digits before the decimal point in a negative number. */
  negative: number;
  /**
   * Maximum number of digits after the decimal point. It is Infinity for integers: a user can type `12.5`, and
   * validation rejects it. Blocking the decimal point would turn the typed text into the different number 125.
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

/** Returns the maximum numbers of digits that the limits of a number field allow. */
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
 * Whether a text in a number input has no more digits than allowed.
 * @param text may contain thousands separators. It need not be a valid number, because only its digits are counted.
 */
export function isWithinDigits(text: string, { positive, negative, fraction }: DigitLimits): boolean {
  const whole = text.trim().startsWith('-') ? negative : positive;
  const plain = text.trim().replace(/^[+-]?0+(?=\d)/, '');
  const parts = plain.split(/[.,]/);
  // With a comma, which may be a thousands separator, the decimals cannot be told apart from the other digits. Only
  // the total number of digits is checked then.
  if (parts.length > 2 || plain.includes(',')) return countDigits(plain) <= whole + fraction;
  const [before = '', behind] = parts;
  return countDigits(before) <= whole && (behind === undefined || countDigits(behind) <= fraction);
}
