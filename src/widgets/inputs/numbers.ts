import type { Field } from '../../model/entity';

const WHOLE = /^-?\d+$/;
const DECIMAL = /^-?\d+(\.\d+)?$/;

/**
 * Letters are not taken. A minus and a point are, also where the check will refuse them: without
 * them `-1` would become 1 and `1.5` become 15, and nobody would be told.
 */
export const acceptsNumber = (next: string): boolean => /^-?\d*(\.\d*)?$/.test(next);

/** With as many digits after the point as the schema allows (`x-ui.decimals`). */
export const acceptsDecimal = ({ ui: { decimals } }: Field): ((next: string) => boolean) => {
  const form = new RegExp(`^-?\\d*${decimals === 0 ? '' : `(\\.\\d{0,${decimals ?? ''}})?`}$`);
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
