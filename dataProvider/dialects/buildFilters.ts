import { isObject } from '../contract/jsonValues';
import type { Json } from '../contract/jsonValues';

/** Trims a value and removes its empty parts; undefined if nothing is left. */
function cleanFilterValue(value: unknown): unknown {
  if (typeof value === 'string') return value.trim() || undefined;
  if (Array.isArray(value)) {
    const items = value.map(cleanFilterValue).filter((item) => item !== undefined);
    return items.length ? items : undefined;
  }
  if (isObject(value)) {
    const filled = cleanFilterKeys(value);
    return Object.keys(filled).length ? filled : undefined;
  }
  return value ?? undefined;
}

function cleanFilterKeys(record: Json): Json {
  return Object.fromEntries(
    Object.entries(record)
      .map(([key, value]) => [key, cleanFilterValue(value)] as const)
      .filter(([, value]) => value !== undefined),
  );
}

/**
 * Builds the filters of a page call: filters with a value, text trimmed, plus the fixed filters, which callers cannot
 * override. Returns `{}` without filters because the server requires the container.
 */
export const buildFilters = (filter: Json = {}, fixed: Json = {}): Json => ({ ...cleanFilterKeys(filter), ...fixed });
