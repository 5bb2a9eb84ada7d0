import { vi } from 'vitest';
import type { ListQuery } from '../../../src/generator/list/phase';

/** The answer of a page call, as a list has it. */
export const queryOf = (more: Partial<ListQuery>): ListQuery => ({
  phase: 'ready',
  rows: [],
  total: 0,
  isOpen: false,
  refreshing: false,
  error: null,
  refetch: vi.fn(),
  ...more,
});

/** What an address says of a list. */
export const listOf = (params: object = {}) => ({
  params: { page: 1, perPage: 10, filter: {}, ...params },
  kept: { state: 'Active' },
  setPage: vi.fn(),
  setPerPage: vi.fn(),
  setFilter: vi.fn(),
});
