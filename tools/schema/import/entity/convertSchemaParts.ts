/** Converts all parts of a schema, or none: half of a condition would be another one. */
import type { Json } from '../../lint/source/readJson';

/** Returns the values of an object as another function converts them; undefined if it cannot convert one of them. */
export function convertEveryKeyword(part: Json, convert: (value: unknown, key: string) => unknown): Json | undefined {
  const entries = Object.entries(part).map(([key, value]) => [key, convert(value, key)] as const);
  return entries.some(([, value]) => value === undefined) ? undefined : Object.fromEntries(entries);
}

/** Returns the values of a list as another function converts them; undefined if it cannot convert one of them. */
export function convertEveryMember<Value>(
  list: unknown,
  convert: (value: unknown) => Value | undefined,
): Value[] | undefined {
  const all = Array.isArray(list) ? list.map(convert) : [];
  const kept = all.filter((one) => one !== undefined);
  return all.length === 0 || kept.length < all.length ? undefined : kept;
}
