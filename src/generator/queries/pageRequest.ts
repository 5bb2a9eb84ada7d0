/** The requests for one page of a list. */
import type { FilterValues } from './sanitizeFilter';
import type { ListParams } from './listParams';

/** The order of react-admin for which the data provider sends none: the server's own. */
const SERVER_ORDER = 'id';

export interface PageRequest {
  pagination: { page: number; perPage: number };
  sort: { field: string; order: 'ASC' | 'DESC' };
  filter: FilterValues;
}

/**
 * Returns the params of a page request. Lists, preloading and prefetching all call this function, so that their
 * query keys are equal.
 */
export const toPageRequest = ({
  page,
  perPage,
  filter,
  sort = SERVER_ORDER,
}: Omit<ListParams, 'dialog'>): PageRequest => ({
  pagination: { page, perPage },
  sort: { field: sort.replace(/^-/, ''), order: sort.startsWith('-') ? 'DESC' : 'ASC' },
  filter,
});

/** Returns the page to show instead of an empty page. Undefined if the current page can stay. */
export function getReplacementPage(page: number, perPage: number, rows: number, total: number): number | undefined {
  if (page === 1 || rows > 0) return undefined;
  const last = Math.max(1, Math.ceil(total / perPage));
  return Math.min(page - 1, last);
}
