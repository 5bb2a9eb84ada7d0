import { useEffect, useMemo } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useGetList, type GetListParams } from 'ra-core';
import { isPreloadAllowed } from '../queries/preloadWhenIdle';
import {
  getPageQueryKey,
  getStaleTime,
  shouldRefetchOnMount,
  useMarkResponseRead,
} from '../queries/preloadedResponses';
import type { Row } from '../shared/listRowIds';
import type { ListParams } from '../queries/listParams';
import { toPageRequest, type PageRequest } from '../queries/pageRequest';
import { useListQueryState, type ListQueryState } from './listQueryState';

/** Time in milliseconds after which a preloaded page may be preloaded again. */
const FRESH = 15_000;

const NO_ROWS: readonly Row[] = [];

function usePrefetchNext(
  resource: string,
  params: Omit<ListParams, 'dialog'>,
  total: number,
  hasSettled: boolean,
): void {
  const client = useQueryClient();
  const dataProvider = useDataProvider();
  const { page, perPage, filter, sort } = params;
  useEffect(() => {
    if (!hasSettled || page * perPage >= total || !isPreloadAllowed()) return;
    const next: PageRequest = toPageRequest({ page: page + 1, perPage, filter, sort });
    void client.prefetchQuery({
      queryKey: getPageQueryKey(resource, next),
      queryFn: async ({ signal }) => {
        const request: GetListParams & { signal: AbortSignal } = { ...next, signal };
        const { data, total: all, pageInfo, meta } = await dataProvider.getList(resource, request);
        return { data, total: all, pageInfo, meta };
      },
      staleTime: FRESH,
    });
  }, [client, dataProvider, resource, page, perPage, filter, sort, total, hasSettled]);
}

interface ListQueryOptions {
  /** Whether no request is sent because required filters are missing. */
  waiting?: boolean;
  /**
   * Returns the polling interval in milliseconds, or false to stop polling. Polling stops after a failed request:
   * the error is shown once, with a retry button.
   */
  shouldPollAgain?: ((rows: readonly Row[]) => number | false) | undefined;
}

/**
 * Loads one page of rows. If the page is cached, for example because it was preloaded, the cached rows are shown
 * immediately. They are then loaded again.
 */
export function useListQuery(
  resource: string,
  params: Omit<ListParams, 'dialog'>,
  { waiting = false, shouldPollAgain }: ListQueryOptions = {},
): ListQueryState {
  const request = useMemo(() => toPageRequest(params), [params]);
  const query = useGetList<Row & { id: string | number }>(resource, request, {
    enabled: !waiting,
    placeholderData: (previous) => previous,
    staleTime: getStaleTime,
    refetchOnMount: shouldRefetchOnMount,
    ...(shouldPollAgain
      ? { refetchInterval: ({ state }) => (state.error ? false : shouldPollAgain(state.data?.data ?? NO_ROWS)) }
      : {}),
  });
  useMarkResponseRead(getPageQueryKey(resource, request));
  const { error, isFetching, isPlaceholderData } = query;
  usePrefetchNext(resource, params, query.total ?? 0, !isPlaceholderData && !isFetching && !error);
  return useListQueryState(query, query, waiting);
}
