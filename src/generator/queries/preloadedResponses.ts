/**
 * Sends requests before the component that shows their responses mounts. react-query caches the response or the
 * pending request, so that the component renders the response at once and sends no second request.
 */
import { useEffect } from 'react';
import { hashKey, useQueryClient, type Query, type QueryClient, type QueryKey } from '@tanstack/react-query';
import type { Identifier, WattdeskDataProvider } from '../../../dataProvider/contract/types';
import type { PageRequest } from './pageRequest';

/** Returns the query key of a page. Key and cached data have the same form as in react-admin's `useGetList`. */
export const getPageQueryKey = (resource: string, request: PageRequest): unknown[] => [
  resource,
  'getList',
  { ...request, meta: undefined },
];

/** Returns the query key of a record. Key and cached data have the same form as in react-admin's `useGetOne`. */
export const getRecordQueryKey = (resource: string, id: Identifier, meta?: object): unknown[] => [
  resource,
  'getOne',
  { id: String(id), meta },
];

/** Preloaded responses that no component has used yet. */
const unread = new WeakSet<object>();

/** Milliseconds after which an unused preloaded response is outdated and a new request is sent. */
const FRESH_MS = 10_000;

const isPreloaded = ({ data, dataUpdatedAt }: { data: unknown; dataUpdatedAt: number }): boolean =>
  typeof data === 'object' && data !== null && unread.has(data) && Date.now() - dataUpdatedAt < FRESH_MS;

/** Whether the cache contains a preloaded response that no component has used yet. */
export function hasUnreadPreload(client: QueryClient, queryKey: QueryKey): boolean {
  const state = client.getQueryState<unknown>(queryKey);
  return state !== undefined && isPreloaded(state);
}

/**
 * Sends the request, unless the cache contains an unused preloaded response. A component that mounts during the
 * request gets the response or the error of this request.
 */
async function preloadResponse(
  client: QueryClient,
  queryKey: QueryKey,
  sendRequest: () => Promise<object>,
): Promise<void> {
  if (hasUnreadPreload(client, queryKey)) return;
  // The request has no abort signal, because a component that mounts and unmounts must not cancel it. `staleTime:
  // 0` sends the request even if the cache contains an older response.
  await client.prefetchQuery({ queryKey, queryFn: sendRequest, staleTime: 0 });
  const query = client.getQueryCache().find<object>({ queryKey });
  if (query?.state.data && !query.state.error && query.getObserversCount() === 0) unread.add(query.state.data);
}

/** Sends the page request of a list before the list mounts. */
export const preloadListPage = (
  client: QueryClient,
  dataProvider: Pick<WattdeskDataProvider, 'getList'>,
  resource: string,
  request: PageRequest,
): Promise<void> =>
  preloadResponse(client, getPageQueryKey(resource, request), () => dataProvider.getList(resource, request));

/** Sends the get request of a record before its screen mounts. */
export const preloadRecord = (
  client: QueryClient,
  dataProvider: Pick<WattdeskDataProvider, 'getOne'>,
  resource: string,
  id: Identifier,
): Promise<void> =>
  preloadResponse(
    client,
    getRecordQueryKey(resource, id),
    async () => (await dataProvider.getOne(resource, { id })).data,
  );

/** For the option `refetchOnMount`: sends a new request on every mount, unless the cached response was preloaded. */
export const shouldRefetchOnMount = <T, E, D, K extends readonly unknown[]>(
  query: Query<T, E, D, K>,
): true | 'always' => isPreloaded(query.state) || 'always';

/** For the option `staleTime`: an unused preloaded response is fresh, any other response is stale at once. */
export const getStaleTime = <T, E, D, K extends readonly unknown[]>(query: Query<T, E, D, K>): number =>
  isPreloaded(query.state) ? Infinity : 0;

/** Marks the cached response as used, so that the next component that mounts requests it again. */
export function useMarkResponseRead(queryKey: QueryKey): void {
  const client = useQueryClient();
  const hash = hashKey(queryKey);
  useEffect(() => {
    const data: unknown = client.getQueryCache().get(hash)?.state.data;
    // The response is marked after the current React commit, because React's strict mode mounts a component twice
    // within one commit.
    if (typeof data === 'object' && data !== null) queueMicrotask(() => unread.delete(data));
  }, [client, hash]);
}
