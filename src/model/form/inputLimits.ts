/** How much an input takes, by the limits of its field. */
import type { Field, Limits } from '../entity/entity';

/** Most characters of a text, whichever of its rules says so. */
export const getMaxLength = ({ maxLength, patternLength }: Limits): number | undefined => maxLength ?? patternLength;

export interface DigitLimits {
  /** Before the point, of a number that is not negative; Infinity where nothing bounds them. */
  positive: number;
  /** The same of a negative one. */
  negative: number;
  /** Behind it. A whole number has no limit here: `12.5` is refused by its check, and no other number. */
  fraction: number;
}

/** Digits before the point: `100` has three, `0.5` has one. */
const countWholeDigits = (bound: number): number => String(Math.trunc(Math.abs(bound))).length;

/** Digits behind the point that a step leaves: `0.25` leaves two, `1e-7` seven. */
function countFractionDigits(step: number): number {
  const [digits = '', exponent = '0'] = String(step).split('e-');
  return (digits.split('.')[1] ?? '').length + Number(exponent);
}

/** How many digits a number can have. */
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
 * Whether a text that is typed for a number may go on so.
 * @param text may be a number with signs between its thousands, and may be none at all: only digits are counted
 */
export function isWithinDigits(text: string, { positive, negative, fraction }: DigitLimits): boolean {
  const whole = text.trim().startsWith('-') ? negative : positive;
  const plain = text.trim().replace(/^[+-]?0+(?=\d)/, '');
  const parts = plain.split(/[.,]/);
  // A comma may stand between thousands.
  if (parts.length > 2 || plain.includes(',')) return countDigits(plain) <= whole + fraction;
  const [before = '', behind] = parts;
  return countDigits(before) <= whole && (behind === undefined || countDigits(behind) <= fraction);
}
