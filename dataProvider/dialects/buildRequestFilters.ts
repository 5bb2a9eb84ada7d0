import { isObject } from '../contract/jsonValues';
import type { Json } from '../contract/jsonValues';

/** Trims a filter value and removes its empty items. Returns undefined if nothing is left. */
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
 * Builds the filters of a list request: all non-empty filters with trimmed text, and the fixed filters, which
 * callers cannot override. If there are no filters, returns `{}` and not undefined, because the server requires the
 * object of the filters.
 */
export const buildRequestFilters = (filter: Json = {}, fixed: Json = {}): Json => ({
  ...cleanFilterKeys(filter),
  ...fixed,
});
