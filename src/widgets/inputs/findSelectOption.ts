import type { Field, Option } from '../../model/entity/entity';
import { isSameCode } from '../normalizeOptions';

/** Converts a code to the type of its field, because some servers send numbers as strings in option lists. */
export function convertCodeToFieldType(value: Option['value'], { types }: Field): Option['value'] {
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
 * Returns the option that a typed letter selects in a closed dropdown. As in a native `select`, it is the next
 * option after the chosen option whose label begins with the letter. After the last option the search continues
 * with the first option.
 */
export function findNextOptionByLetter<O extends Option>(
  options: readonly O[],
  value: unknown,
  letter: string,
): O | undefined {
  const at = options.findIndex((option) => isSameCode(option.value, value)) + 1;
  const wanted = letter.toLowerCase();
  return [...options.slice(at), ...options.slice(0, at)].find(({ label }) => label.toLowerCase().startsWith(wanted));
}
