/** Converts filter values between the URL, the filter form and the page request. Pure functions. */
import { toRequestBody, type ShapeWithValidators } from '../../model/wire/serialization';
import type { EntityModule, Filter, ListFilters } from '../../model/entity/entity';
import { sanitizeFilter, type FilterValues } from './sanitizeFilter';

/**
 * Returns the filters that are shown as search boxes. In a filter form with a Search button, there are no search
 * boxes: search texts are entered in ordinary inputs.
 */
export const getSearchFilters = ({ fields, applyFiltersOnSubmit }: ListFilters): Filter[] =>
  applyFiltersOnSubmit ? [] : fields.filter(({ search }) => search);

export const getFieldFilters = (filters: ListFilters): Filter[] => {
  const searches = getSearchFilters(filters);
  return filters.fields.filter((filter) => !searches.includes(filter) && filter.name !== filters.tabFilter);
};

const getEmpty = ({ field }: Filter): unknown =>
  field.type === 'array' ? [] : field.type === 'object' ? { from: '', to: '' } : '';

/**
 * Returns the form values of filters. A filter without a value gets the empty value of its type, because controlled
 * inputs always need a value.
 */
export const toFilterFormValues = (filters: readonly Filter[], values: FilterValues): Record<string, unknown> =>
  Object.fromEntries(filters.map((filter) => [filter.field.key, values[filter.name] ?? getEmpty(filter)]));

/** Merges the form values into the current filter values and removes the filters that the user has emptied. */
export function mergeFilterFormValues(
  filters: readonly Filter[],
  form: Record<string, unknown>,
  values: FilterValues,
): FilterValues {
  const edited = new Set(filters.map(({ name }) => name));
  const kept = Object.entries(values).filter(([name]) => !edited.has(name));
  const own = filters.map(({ name, field }) => [name, form[field.key]] as const);
  return { ...Object.fromEntries(kept), ...sanitizeFilter(Object.fromEntries(own), filters) };
}

/**
 * Whether the filters are serialized like a request body, because they have rules, or date ranges with separate
 * request parameters.
 */
const isShaped = ({ shape, fields }: ListFilters): boolean =>
  shape.rules.length > 0 || fields.some(({ field }) => field.ui.dateRange !== undefined);

/** Returns the filter values in the format of the page request. */
export function toRequestFilter({ entity, validators }: EntityModule, values: FilterValues): FilterValues {
  const filters = entity.list?.filters;
  if (!filters || !isShaped(filters)) return values;
  const filled: ShapeWithValidators = { shape: filters.shape, validators };
  const sent = Object.entries(toRequestBody(filled, toFilterFormValues(filters.fields, values)));
  // Empty arrays are left out, because they do not filter.
  return Object.fromEntries(sent.filter(([, value]) => !Array.isArray(value) || value.length > 0)) as FilterValues;
}
