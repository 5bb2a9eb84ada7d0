/** What of a list a person must look after: which filters find it, and whether they are on. Pure. */
import type { Attention, EntityModule, FilterSet } from '../../model/entity/entity';
import { toRequestFilter } from '../read/filterValues';
import { sanitizeFilter, type FilterValues } from '../read/listParams';

/** The filters as the address has them. */
const getFilters = ({ fields }: FilterSet, { filters }: Attention): FilterValues => sanitizeFilter(filters, fields);

/** Filters that the list cannot do without stay as they are chosen. */
function demanded({ shape: { required } }: FilterSet, now: FilterValues): FilterValues {
  return Object.fromEntries(Object.entries(now).filter(([name]) => required.includes(name)));
}

/** Whether the list currently shows the rows of an alert. */
export function isAlertActive(set: FilterSet, attention: Attention, now: FilterValues): boolean {
  const wanted = Object.entries(getFilters(set, attention));
  return wanted.length > 0 && wanted.every(([name, value]) => JSON.stringify(now[name]) === JSON.stringify(value));
}

/** The filters after a click on an alert: only its rows, or without its filters if it was active. */
export function toggleAlert(set: FilterSet, attention: Attention, now: FilterValues): FilterValues {
  const own = getFilters(set, attention);
  if (!isAlertActive(set, attention, now)) return { ...demanded(set, now), ...own };
  return Object.fromEntries(Object.entries(now).filter(([name]) => !Object.hasOwn(own, name)));
}

/**
 * The filters of the page call that counts the rows of an alert.
 * @param around what the list was opened with on the screen of a record
 */
export function getCountRequest(
  module: EntityModule,
  attention: Attention,
  now: FilterValues,
  around: Readonly<Record<string, unknown>> = {},
): FilterValues {
  const set = module.entity.list!.filters;
  const wanted = { ...demanded(set, now), ...getFilters(set, attention) };
  return { ...toRequestFilter(module, wanted), ...(around as FilterValues) };
}
