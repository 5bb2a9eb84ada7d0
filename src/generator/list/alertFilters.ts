/** The alerts of a list: which filters show their rows, and whether these are active. Pure functions. */
import type { ListAlert, EntityModule, FilterSet } from '../../model/entity/entity';
import { toRequestFilter } from '../queries/filterValues';
import { sanitizeFilter, type FilterValues } from '../queries/listParams';

/** Returns the filters of an alert as the URL contains them. */
const getFilters = ({ fields }: FilterSet, { filters }: ListAlert): FilterValues => sanitizeFilter(filters, fields);

/** Returns the current values of required filters, which an alert does not remove. */
function getRequiredFilterValues({ shape: { required } }: FilterSet, now: FilterValues): FilterValues {
  return Object.fromEntries(Object.entries(now).filter(([name]) => required.includes(name)));
}

/** Whether the list currently shows the rows of an alert. */
export function isAlertActive(set: FilterSet, alert: ListAlert, now: FilterValues): boolean {
  const alertFilters = Object.entries(getFilters(set, alert));
  return (
    alertFilters.length > 0 &&
    alertFilters.every(([name, value]) => JSON.stringify(now[name]) === JSON.stringify(value))
  );
}

/** Returns the filters after a click on an alert: only its rows, or without its filters if it was active. */
export function toggleAlert(set: FilterSet, alert: ListAlert, now: FilterValues): FilterValues {
  const own = getFilters(set, alert);
  if (!isAlertActive(set, alert, now)) return { ...getRequiredFilterValues(set, now), ...own };
  return Object.fromEntries(Object.entries(now).filter(([name]) => !Object.hasOwn(own, name)));
}

/**
 * Returns the filters of the page request that counts the rows of an alert.
 * @param parentValues the values of the parent record on whose screen the list is shown
 */
export function getCountRequest(
  module: EntityModule,
  alert: ListAlert,
  now: FilterValues,
  parentValues: Readonly<Record<string, unknown>> = {},
): FilterValues {
  const set = module.entity.list!.filters;
  const wanted = { ...getRequiredFilterValues(set, now), ...getFilters(set, alert) };
  return { ...toRequestFilter(module, wanted), ...(parentValues as FilterValues) };
}
