/** What of a list a person must look after: which filters find it, and whether they are on. Pure. */
import type { Attention, EntityModule, FilterSet } from '../../model/entity/entity';
import { wireFilter } from '../read/filterValues';
import { cleanFilter, type FilterValues } from '../read/listParams';

/** The filters as the address has them. */
const filtersOf = ({ fields }: FilterSet, { filters }: Attention): FilterValues => cleanFilter(filters, fields);

/** Filters that the list cannot do without stay as they are chosen. */
function demanded({ shape: { required } }: FilterSet, now: FilterValues): FilterValues {
  return Object.fromEntries(Object.entries(now).filter(([name]) => required.includes(name)));
}

/** Whether the list shows these rows, all of them or some. */
export function isOn(set: FilterSet, attention: Attention, now: FilterValues): boolean {
  const wanted = Object.entries(filtersOf(set, attention));
  return wanted.length > 0 && wanted.every(([name, value]) => JSON.stringify(now[name]) === JSON.stringify(value));
}

/**
 * The filters after a click: only these rows, so that there are as many as were counted; or, where they are
 * shown already, all that the other filters leave.
 */
export function toggled(set: FilterSet, attention: Attention, now: FilterValues): FilterValues {
  const own = filtersOf(set, attention);
  if (!isOn(set, attention, now)) return { ...demanded(set, now), ...own };
  return Object.fromEntries(Object.entries(now).filter(([name]) => !Object.hasOwn(own, name)));
}

/**
 * What the page call is asked with to count them.
 * @param around what the list was opened with on the screen of a record
 */
export function countedWith(
  module: EntityModule,
  attention: Attention,
  now: FilterValues,
  around: Readonly<Record<string, unknown>> = {},
): FilterValues {
  const set = module.entity.list!.filters;
  const wanted = { ...demanded(set, now), ...filtersOf(set, attention) };
  return { ...wireFilter(module, wanted), ...(around as FilterValues) };
}
