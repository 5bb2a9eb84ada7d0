import type { Field } from '../../model/entity';

const WHOLE = /^-?\d+$/;
const DECIMAL = /^-?\d+(\.\d+)?$/;

/** Whether digits may lead to a value the field can hold: no minus where nothing is below zero. */
const sign = ({ limits }: Field): string => ((limits.minimum ?? limits.exclusiveMinimum ?? -1) >= 0 ? '' : '-?');

export const acceptsWhole = (field: Field): ((next: string) => boolean) => {
  const form = new RegExp(`^${sign(field)}\\d*$`);
  return (next) => form.test(next);
};

/** With as many digits after the point as the schema allows (`x-ui.decimals`). */
export const acceptsDecimal = (field: Field): ((next: string) => boolean) => {
  const { decimals } = field.ui;
  const fraction = decimals === 0 ? '' : `(\\.\\d{0,${decimals ?? ''}})?`;
  const form = new RegExp(`^${sign(field)}\\d*${fraction}$`);
  return (next) => form.test(next);
};

/** A whole number, or the text itself: `12a` that was pasted stays and is refused by the check. */
export function parseWhole(text: string): string | number {
  const trimmed = text.trim();
  return WHOLE.test(trimmed) && Number.isSafeInteger(Number(trimmed)) ? Number(trimmed) : text;
}

/**
 * What a typed decimal is in the form: the text itself where the field takes text (money: no digit
 * may change), else the number. What is no number yet stays text.
 */
export function parseDecimal(text: string, { types }: Field): string | number {
  const trimmed = text.trim();
  if (types.includes('string')) return trimmed;
  return DECIMAL.test(trimmed) ? Number(trimmed) : text;
}
