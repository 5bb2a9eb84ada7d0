/** Between the filters in the address and the form that edits them. Pure. */
import { toRequestBody, type ShapeWithValidators } from '../../model/wire/serialization';
import type { EntityModule, Filter, FilterSet } from '../../model/entity/entity';
import { sanitizeFilter, type FilterValues } from './listParams';

/** Texts that are searched while one types; in a form with a button they are inputs like the others. */
export const getSearchFilters = ({ fields, applyFilters }: FilterSet): Filter[] =>
  applyFilters ? [] : fields.filter(({ search }) => search);

export const getFieldFilters = (filters: FilterSet): Filter[] => {
  const searches = getSearchFilters(filters);
  return filters.fields.filter((filter) => !searches.includes(filter) && filter.name !== filters.tabFilter);
};

const getEmpty = ({ field }: Filter): unknown =>
  field.type === 'array' ? [] : field.type === 'object' ? { from: '', to: '' } : '';

/** A controlled input needs a value always: an unset filter is the emptiness of its type. */
export const toFormValues = (filters: readonly Filter[], values: FilterValues): Record<string, unknown> =>
  Object.fromEntries(filters.map((filter) => [filter.field.key, values[filter.name] ?? getEmpty(filter)]));

/** What the inputs say, laid over what other filters already hold; an emptied one is gone. */
export function fromFormValues(
  filters: readonly Filter[],
  form: Record<string, unknown>,
  values: FilterValues,
): FilterValues {
  const edited = new Set(filters.map(({ name }) => name));
  const kept = Object.entries(values).filter(([name]) => !edited.has(name));
  const own = filters.map(({ name, field }) => [name, form[field.key]] as const);
  return { ...Object.fromEntries(kept), ...sanitizeFilter(Object.fromEntries(own), filters) };
}

/** Filters with rules among them, or with periods under names of their own, are sent as a form is sent. */
const isShaped = ({ shape, fields }: FilterSet): boolean =>
  shape.rules.length > 0 ||
  fields.some(({ field }) => field.ui.dateRange !== undefined || field.ui.serialization !== undefined);

/** What a page call is asked with. */
export function toRequestFilter({ entity, validators }: EntityModule, values: FilterValues): FilterValues {
  const filters = entity.list?.filters;
  if (!filters || !isShaped(filters)) return values;
  const filled: ShapeWithValidators = { shape: filters.shape, validators };
  const sent = Object.entries(toRequestBody(filled, toFormValues(filters.fields, values)));
  // Nothing chosen is no filter.
  return Object.fromEntries(sent.filter(([, value]) => !Array.isArray(value) || value.length > 0)) as FilterValues;
}
