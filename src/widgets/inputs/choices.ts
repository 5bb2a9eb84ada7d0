import type { Field, Option } from '../../model/entity';
import { sameValue } from '../optionItems';

/** A code in the type its field has: lists of servers write numbers as text now and then. */
export function coerce(value: Option['value'], { types }: Field): Option['value'] {
  const wantsNumber = types.includes('integer') || types.includes('number');
  if (typeof value === 'boolean' || (typeof value === 'number' && wantsNumber)) return value;
  if (types.includes('string')) return String(value);
  return wantsNumber && typeof value === 'string' && value !== '' && !Number.isNaN(Number(value))
    ? Number(value)
    : value;
}

export const chosenOf = <O extends Option>(options: readonly O[], value: unknown): O | undefined =>
  options.find((option) => sameValue(option.value, value));
