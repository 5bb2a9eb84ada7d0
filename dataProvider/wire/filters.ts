import { isObject } from '../contract/values';
import type { Json } from '../contract/values';

/** Trimmed, and without what says nothing; undefined when nothing is left. */
function clean(value: unknown): unknown {
  if (typeof value === 'string') return value.trim() || undefined;
  if (Array.isArray(value)) {
    const items = value.map(clean).filter((item) => item !== undefined);
    return items.length ? items : undefined;
  }
  if (isObject(value)) {
    const filled = cleanKeys(value);
    return Object.keys(filled).length ? filled : undefined;
  }
  return value ?? undefined;
}

function cleanKeys(record: Json): Json {
  return Object.fromEntries(
    Object.entries(record)
      .map(([key, value]) => [key, clean(value)] as const)
      .filter(([, value]) => value !== undefined),
  );
}

/**
 * The filters of a page call: those that are set, text trimmed, and the fixed ones,
 * which nobody can override. `{}` when there are none: the container is always sent.
 */
export const filtersOf = (filter: Json = {}, fixed: Json = {}): Json => ({ ...cleanKeys(filter), ...fixed });
