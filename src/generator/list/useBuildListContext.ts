/**
 * Provides the state of a list in react-admin's list context, so that components of react-admin and hand-written
 * components can use it.
 */
import { useMemo } from 'react';
import type { ListControllerResult, RaRecord } from 'ra-core';
import type { ListQueryState } from './listQueryState';
import type { RowSelectionController } from '../selection/rowSelectionController';
import type { ListController } from './useListParams';

type RowRecord = RaRecord;

const doNothing = (): void => undefined;

/**
 * The type of react-admin requires a sort order, but the order of a generated list is determined by the server.
 * Without a sort order, the headings of react-admin's tables do not offer sorting.
 */
const NO_SORT = undefined as unknown as ListControllerResult['sort'];

const NONE: RowRecord['id'][] = [];

interface Options {
  resource: string;
  title: string;
  list: ListController;
  query: ListQueryState;
  selection?: Pick<RowSelectionController, 'ids' | 'select'> | undefined;
}

export function useBuildListContext({ resource, title, list, query, selection }: Options): ListControllerResult {
  const { page, perPage, filter } = list.params;
  return useMemo(() => {
    const data = query.rows as RowRecord[];
    const chosen = (selection?.ids ?? NONE) as RowRecord['id'][];
    const choose = selection?.select ?? doNothing;
    const base = {
      sort: NO_SORT,
      defaultTitle: title,
      displayedFilters: {},
      exporter: false,
      filterValues: filter,
      hideFilter: doNothing,
      showFilter: doNothing,
      setSort: doNothing,
      onSelect: choose,
      onSelectAll: () => choose(data.map(({ id }) => id)),
      onToggleItem: (id: RowRecord['id']) =>
        choose(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id]),
      onUnselectItems: () => choose([]),
      selectedIds: chosen,
      page,
      perPage,
      setPage: list.setPage,
      setPerPage: list.setPerPage,
      setFilters: list.setFilter,
      refetch: query.refetch,
      resource,
      hasNextPage: page * perPage < query.total,
      hasPreviousPage: page > 1,
      isFetching: query.refreshing,
      isLoading: query.phase === 'first',
    } as const;
    if (query.phase === 'first')
      return { ...base, data: undefined, total: undefined, meta: undefined, error: null, isPending: true };
    if (query.error)
      return { ...base, data: undefined, total: undefined, meta: undefined, error: query.error, isPending: false };
    return { ...base, data, total: query.total, error: null, isPending: false };
  }, [resource, title, list, query, selection, page, perPage, filter]);
}
