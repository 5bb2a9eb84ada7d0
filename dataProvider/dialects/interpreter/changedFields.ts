/** Reduces the fields of an update to those that differ from the loaded record. */
import { isObject, omitKeys, pickKeys, type Json } from '../../contract/jsonValues';
import type { LoadedFields } from '../dialect';
import { RECORD_VERSION_KEY } from './recordVersions';

/** Whether two JSON values are equal. A missing value equals null. */
function isEqual(one: unknown, other: unknown): boolean {
  // Files have no keys that could be compared.
  if (one instanceof File || other instanceof File) return one === other;
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((item, index) => isEqual(item, other[index]));
  if (isObject(one) && isObject(other))
    return Object.keys({ ...one, ...other }).every((key) => isEqual(one[key], other[key]));
  return (one ?? null) === (other ?? null);
}

/**
 * Returns the value of a changed field. An object has null for each key that was removed: an API that merges objects
 * would otherwise keep the key.
 */
function buildChangedValue(value: unknown, loaded: unknown): unknown {
  if (!isObject(value) || !isObject(loaded)) return value ?? null;
  const removed = Object.keys(loaded).filter((key) => value[key] === undefined);
  return {
    ...Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, buildChangedValue(inner, loaded[key])])),
    ...Object.fromEntries(removed.map((key) => [key, null])),
  };
}

/**
 * Returns the values that the previous record has for the given fields. What they lack was not changed: the caller may
 * know only a part of the record.
 */
const pickSameKeys = (previous: Json, fields: Json): Json =>
  Object.fromEntries(
    Object.entries(fields).map(([key, value]) => {
      const before = previous[key];
      return [key, isObject(value) && isObject(before) ? pickSameKeys(before, value) : before];
    }),
  );

/**
 * Returns the fields of an update that differ from the loaded record; undefined if no field differs. The id fields do
 * not count as changes, and are kept. Without a loaded record, all fields count as changed.
 * @example
 * const loaded = { name: 'A', size: 1, note: 'x' };
 * pickChangedFields({ name: 'A', size: 2 }, { loaded, previous: undefined, ids: ['id'], bodyFields: undefined });
 * // { size: 2, note: null }
 */
export function pickChangedFields(
  fields: Json,
  { previous, loaded = previous && pickSameKeys(previous, fields), ids, bodyFields }: LoadedFields,
): Json | undefined {
  if (!loaded) return fields;
  const idKeys = ['id', RECORD_VERSION_KEY, ...ids];
  const [after, before] = [fields, loaded].map((all) => omitKeys(pickKeys(all, bodyFields), ...idKeys)) as [Json, Json];
  const changed = Object.keys({ ...after, ...before }).filter((key) => !isEqual(after[key], before[key]));
  if (changed.length === 0) return undefined;
  const values = changed.map((key) => [key, buildChangedValue(after[key], before[key])] as const);
  return { ...pickKeys(fields, idKeys), ...Object.fromEntries(values) };
}
