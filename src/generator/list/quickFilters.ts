/**
 * Converts quick filters of a list (predefined filters that the user activates with a click) to filter values, and
 * detects active ones. Pure functions.
 */
import type { QuickFilter, EntityModule, ListFilters } from '../../model/entity/entity';
import { toRequestFilter } from '../queries/filterValues';
import { sanitizeFilter, type FilterValues } from '../queries/sanitizeFilter';

/** Returns the filters of a quick filter in the format in which the URL contains filters. */
const getFilters = ({ fields }: ListFilters, { filters }: QuickFilter): FilterValues => sanitizeFilter(filters, fields);

/** Returns the current values of the required filters. A quick filter does not remove these filters. */
function getRequiredFilterValues({ shape: { required } }: ListFilters, now: FilterValues): FilterValues {
  return Object.fromEntries(Object.entries(now).filter(([name]) => required.includes(name)));
}

/** Whether the current filters include all values of the quick filter. */
export function isQuickFilterActive(set: ListFilters, quickFilter: QuickFilter, now: FilterValues): boolean {
  const ownFilters = Object.entries(getFilters(set, quickFilter));
  return (
    ownFilters.length > 0 && ownFilters.every(([name, value]) => JSON.stringify(now[name]) === JSON.stringify(value))
  );
}

/**
 * Returns the filters after a click on a quick filter. If it was active, its filters are removed. Otherwise, its
 * filters replace all filters that are not required.
 */
export function toggleQuickFilter(set: ListFilters, quickFilter: QuickFilter, now: FilterValues): FilterValues {
  const own = getFilters(set, quickFilter);
  if (!isQuickFilterActive(set, quickFilter, now)) return { ...getRequiredFilterValues(set, now), ...own };
  return Object.fromEntries(Object.entries(now).filter(([name]) => !Object.hasOwn(own, name)));
}

/**
 * Returns the filters of the request that counts the rows of a quick filter.
 * @param parentValues the values that the list takes over from a parent record, if it is shown on the screen of
 *   that record
 */
export function getQuickFilterCountFilters(
  module: EntityModule,
  quickFilter: QuickFilter,
  now: FilterValues,
  parentValues: Readonly<Record<string, unknown>> = {},
): FilterValues {
  const set = module.entity.list!.filters;
  const wanted = { ...getRequiredFilterValues(set, now), ...getFilters(set, quickFilter) };
  return { ...toRequestFilter(module, wanted), ...(parentValues as FilterValues) };
}
