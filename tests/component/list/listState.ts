import { vi } from 'vitest';
import type { ListQueryState } from '../../../src/generator/list/listQueryState';

/** Returns the query state of a list. */
export const queryOf = (more: Partial<ListQueryState>): ListQueryState => ({
  phase: 'ready',
  rows: [],
  total: 0,
  isTotalUnknown: false,
  refreshing: false,
  error: null,
  refetch: vi.fn(),
  ...more,
});

/** Returns the list parameters of a URL. */
export const listOf = (params: object = {}) => ({
  params: { page: 1, perPage: 10, filter: {}, ...params },
  lockedFilter: { state: 'Active' },
  setPage: vi.fn(),
  setPerPage: vi.fn(),
  setSort: vi.fn(),
  setFilter: vi.fn(),
});
