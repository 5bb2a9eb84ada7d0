import type { Filter } from '../entity/entity';
import { resolveValueSource, type ValueSources } from './initialValues';

/** Returns the default filters, with which a list opens from the menu; undefined if there are none. */
export function getDefaultFilterValues(
  filters: readonly Filter[] = [],
  valueSources?: ValueSources,
): Record<string, unknown> | undefined {
  const given = filters.flatMap(({ name, default: value, field }): [string, unknown][] => {
    const { defaultFrom } = field.ui;
    if (value !== undefined) return [[name, value]];
    return defaultFrom === undefined || !valueSources ? [] : [[name, resolveValueSource(defaultFrom, valueSources)]];
  });
  const known = given.filter(([, value]) => value !== undefined && value !== null);
  return known.length > 0 ? Object.fromEntries(known) : undefined;
}

/**
 * Whether a list has default filters whose values are only known at runtime, such as today's date or the operator's
 * country.
 */
export const hasRuntimeDefaultFilters = (filters: readonly Filter[] = []): boolean =>
  filters.some(({ field, default: value }) => value === undefined && field.ui.defaultFrom !== undefined);
