/** Between the filters in the address and the inputs that edit them. Pure. */
import type { Filter } from '../../model/entity';
import { cleanFilter, type FilterValues } from './listParams';

export const searchFilters = (filters: readonly Filter[]): Filter[] =>
  filters.filter(({ search, field }) => search || !field);

export const fieldFilters = (filters: readonly Filter[]): Filter[] =>
  filters.filter(({ search, field }) => !search && field);

/** A controlled input needs a value always: an unset filter is the empty text. */
export const toFormValues = (filters: readonly Filter[], values: FilterValues): Record<string, unknown> =>
  Object.fromEntries(filters.map(({ name }) => [name, values[name] ?? '']));

/** What the inputs say, laid over what other filters already hold; an emptied one is gone. */
export function fromFormValues(
  filters: readonly Filter[],
  form: Record<string, unknown>,
  values: FilterValues,
): FilterValues {
  const edited = new Set(filters.map(({ name }) => name));
  const kept = Object.entries(values).filter(([name]) => !edited.has(name));
  const own = Object.entries(form).filter(([name]) => edited.has(name));
  return { ...Object.fromEntries(kept), ...cleanFilter(Object.fromEntries(own), filters) };
}
