/** The alerts of a list: which filters show their rows, and whether these are active. Pure functions. */
import type { ListAlert, EntityModule, FilterSet } from '../../model/entity/entity';
import { toRequestFilter } from '../queries/filterValues';
import { sanitizeFilter, type FilterValues } from '../queries/listParams';

/** Returns the filters of an alert as the URL contains them. */
const getFilters = ({ fields }: FilterSet, { filters }: ListAlert): FilterValues => sanitizeFilter(filters, fields);

/** Returns the current values of required filters, which an alert does not remove. */
function demanded({ shape: { required } }: FilterSet, now: FilterValues): FilterValues {
  return Object.fromEntries(Object.entries(now).filter(([name]) => required.includes(name)));
}

/** Whether the list currently shows the rows of an alert. */
export function isAlertActive(set: FilterSet, attention: ListAlert, now: FilterValues): boolean {
  const wanted = Object.entries(getFilters(set, attention));
  return wanted.length > 0 && wanted.every(([name, value]) => JSON.stringify(now[name]) === JSON.stringify(value));
}

/** Returns the filters after a click on an alert: only its rows, or without its filters if it was active. */
export function toggleAlert(set: FilterSet, attention: ListAlert, now: FilterValues): FilterValues {
  const own = getFilters(set, attention);
  if (!isAlertActive(set, attention, now)) return { ...demanded(set, now), ...own };
  return Object.fromEntries(Object.entries(now).filter(([name]) => !Object.hasOwn(own, name)));
}

/**
 * Returns the filters of the page request that counts the rows of an alert.
 * @param around the values of the parent record on whose screen the list is shown
 */
export function getCountRequest(
  module: EntityModule,
  attention: ListAlert,
  now: FilterValues,
  around: Readonly<Record<string, unknown>> = {},
): FilterValues {
  const set = module.entity.list!.filters;
  const wanted = { ...demanded(set, now), ...getFilters(set, attention) };
  return { ...toRequestFilter(module, wanted), ...(around as FilterValues) };
}
