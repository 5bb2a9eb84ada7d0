/**
 * Converts alerts of a list (predefined filters that the user activates with a click) to filter values, and detects
 * active alerts. Pure functions.
 */
import type { ListAlert, EntityModule, ListFilters } from '../../model/entity/entity';
import { toRequestFilter } from '../queries/filterValues';
import { sanitizeFilter, type FilterValues } from '../queries/listParams';

/** Returns the filters of an alert in the format in which the URL contains filters. */
const getFilters = ({ fields }: ListFilters, { filters }: ListAlert): FilterValues => sanitizeFilter(filters, fields);

/** Returns the current values of the required filters. An alert does not remove these filters. */
function getRequiredFilterValues({ shape: { required } }: ListFilters, now: FilterValues): FilterValues {
  return Object.fromEntries(Object.entries(now).filter(([name]) => required.includes(name)));
}

/** Whether the current filters include all filters of the alert. */
export function isListAlertActive(set: ListFilters, alert: ListAlert, now: FilterValues): boolean {
  const alertFilters = Object.entries(getFilters(set, alert));
  return (
    alertFilters.length > 0 &&
    alertFilters.every(([name, value]) => JSON.stringify(now[name]) === JSON.stringify(value))
  );
}

/**
 * Returns the filters after a click on an alert. If the alert was active, its filters are removed. Otherwise, its
 * filters replace all filters that are not required.
 */
export function toggleListAlert(set: ListFilters, alert: ListAlert, now: FilterValues): FilterValues {
  const own = getFilters(set, alert);
  if (!isListAlertActive(set, alert, now)) return { ...getRequiredFilterValues(set, now), ...own };
  return Object.fromEntries(Object.entries(now).filter(([name]) => !Object.hasOwn(own, name)));
}

/**
 * Returns the filters of the request that counts the rows of an alert.
 * @param parentValues the values that the list takes over from a parent record, if it is shown on the screen of
 *   that record
 */
export function getAlertCountFilters(
  module: EntityModule,
  alert: ListAlert,
  now: FilterValues,
  parentValues: Readonly<Record<string, unknown>> = {},
): FilterValues {
  const set = module.entity.list!.filters;
  const wanted = { ...getRequiredFilterValues(set, now), ...getFilters(set, alert) };
  return { ...toRequestFilter(module, wanted), ...(parentValues as FilterValues) };
}
