import type { Filter } from './entity';

/** What a list filters by when it is opened from the menu; undefined when that is nothing. */
export function filterDefaults(filters: readonly Filter[] = []): Record<string, unknown> | undefined {
  const given = filters.filter((filter) => filter.default !== undefined);
  if (given.length === 0) return undefined;
  return Object.fromEntries(given.map((filter) => [filter.name, filter.default]));
}
