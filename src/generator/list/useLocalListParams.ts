import { useMemo, useState } from 'react';
import type { ListParams } from '../queries/listParams';
import { applyFilterChange, type ListController } from './useListParams';

/** Provides a list state that is not stored in the URL. Used by lists in dialogs. */
export function useLocalListParams(pageSize: number): ListController {
  const [params, setParams] = useState<ListParams>({ page: 1, perPage: pageSize, filter: {} });
  return useMemo(() => {
    const change = (next: Partial<ListParams>): void => setParams((before) => ({ ...before, ...next }));
    return {
      params,
      lockedFilter: {},
      setPage: (page) => change({ page }),
      setPerPage: (perPage) => change({ page: 1, perPage }),
      setSort: (sort) => change({ page: 1, sort }),
      setFilter: (filter) =>
        setParams((before) => ({ ...before, page: 1, filter: applyFilterChange(filter, before.filter) })),
    };
  }, [params]);
}
