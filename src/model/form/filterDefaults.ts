import type { Filter } from '../entity/entity';
import { resolveValueSource, type ValueSources } from './initialValues';

/** What a list filters by when it is opened from the menu; undefined when that is nothing. */
export function getFilterDefaults(
  filters: readonly Filter[] = [],
  origin?: ValueSources,
): Record<string, unknown> | undefined {
  const given = filters.flatMap(({ name, default: value, field }): [string, unknown][] => {
    const { defaultFrom } = field.ui;
    if (value !== undefined) return [[name, value]];
    return defaultFrom === undefined || !origin ? [] : [[name, resolveValueSource(defaultFrom, origin)]];
  });
  const known = given.filter(([, value]) => value !== undefined && value !== null);
  return known.length > 0 ? Object.fromEntries(known) : undefined;
}

/** Whether a list opens with filters that only the page knows: today, or the operator's country. */
export const hasRuntimeDefaults = (filters: readonly Filter[] = []): boolean =>
  filters.some(({ field, default: value }) => value === undefined && field.ui.defaultFrom !== undefined);
