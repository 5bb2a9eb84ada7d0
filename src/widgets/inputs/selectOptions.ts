import type { Field, Option } from '../../model/entity/entity';
import { isSameCode } from '../optionItems';

/** A code in the type its field has: lists of servers write numbers as text now and then. */
export function coerceCode(value: Option['value'], { types }: Field): Option['value'] {
  const wantsNumber = types.includes('integer') || types.includes('number');
  if (typeof value === 'boolean' || (typeof value === 'number' && wantsNumber)) return value;
  if (types.includes('string')) return String(value);
  return wantsNumber && typeof value === 'string' && value !== '' && !Number.isNaN(Number(value))
    ? Number(value)
    : value;
}

export const findSelectedOption = <O extends Option>(options: readonly O[], value: unknown): O | undefined =>
  options.find((option) => isSameCode(option.value, value));

/**
 * The option that a letter means in a closed list, as in the browser's own: the next after the chosen one whose
 * name begins with it, from the first again after the last.
 */
export function findNextByLetter<O extends Option>(
  options: readonly O[],
  value: unknown,
  letter: string,
): O | undefined {
  const at = options.findIndex((option) => isSameCode(option.value, value)) + 1;
  const wanted = letter.toLowerCase();
  return [...options.slice(at), ...options.slice(0, at)].find(({ label }) => label.toLowerCase().startsWith(wanted));
}
