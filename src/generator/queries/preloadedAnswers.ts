/**
 * Responses that are requested before the component that shows them mounts. They are cached or pending in
 * react-query, so that the component renders them at once and sends no second request.
 */
import { useEffect } from 'react';
import { hashKey, useQueryClient, type Query, type QueryClient, type QueryKey } from '@tanstack/react-query';
import type { Identifier, WattdeskDataProvider } from '../../../dataProvider/contract/types';
import type { PageRequest } from './listParams';

/** Returns the query key of a page. Key and data have the form that react-admin's `useGetList` uses. */
export const getPageQueryKey = (resource: string, request: PageRequest): unknown[] => [
  resource,
  'getList',
  { ...request, meta: undefined },
];

/** Returns the query key of a record. Key and data have the form that react-admin's `useGetOne` uses. */
export const getRecordQueryKey = (resource: string, id: Identifier, meta?: object): unknown[] => [
  resource,
  'getOne',
  { id: String(id), meta },
];

/** Preloaded responses that no component has used yet. */
const unread = new WeakSet<object>();

/** Milliseconds after which an unused response is too old to be shown without a new request. */
const FRESH_MS = 10_000;

const isPreloaded = ({ data, dataUpdatedAt }: { data: unknown; dataUpdatedAt: number }): boolean =>
  typeof data === 'object' && data !== null && unread.has(data) && Date.now() - dataUpdatedAt < FRESH_MS;

/** Whether an unused preloaded response is cached. */
export function hasUnreadPreload(client: QueryClient, queryKey: QueryKey): boolean {
  const state = client.getQueryState<unknown>(queryKey);
  return state !== undefined && isPreloaded(state);
}

/**
 * Sends the request now unless an unused response is cached. A component that mounts during the request shares its
 * response or error.
 */
async function preloadAnswer(
  client: QueryClient,
  queryKey: QueryKey,
  sendRequest: () => Promise<object>,
): Promise<void> {
  if (hasUnreadPreload(client, queryKey)) return;
  // No abort signal: a component that mounts and unmounts must not cancel the request. Other cached data counts as
  // stale.
  await client.prefetchQuery({ queryKey, queryFn: sendRequest, staleTime: 0 });
  const query = client.getQueryCache().find<object>({ queryKey });
  if (query?.state.data && !query.state.error && query.getObserversCount() === 0) unread.add(query.state.data);
}

/** Sends a list's page request before its list mounts. */
export const preloadPage = (
  client: QueryClient,
  dataProvider: Pick<WattdeskDataProvider, 'getList'>,
  resource: string,
  request: PageRequest,
): Promise<void> =>
  preloadAnswer(client, getPageQueryKey(resource, request), () => dataProvider.getList(resource, request));

/** Sends the get request of a record before its screen mounts. */
export const preloadRecord = (
  client: QueryClient,
  dataProvider: Pick<WattdeskDataProvider, 'getOne'>,
  resource: string,
  id: Identifier,
): Promise<void> =>
  preloadAnswer(
    client,
    getRecordQueryKey(resource, id),
    async () => (await dataProvider.getOne(resource, { id })).data,
  );

/** For `refetchOnMount`: always refetches, unless the response was preloaded. */
export const shouldRefetchOnMount = <T, E, D, K extends readonly unknown[]>(
  query: Query<T, E, D, K>,
): true | 'always' => isPreloaded(query.state) || 'always';

/** For `staleTime`: only a preloaded response is fresh and needs no refetch. */
export const getStaleTime = <T, E, D, K extends readonly unknown[]>(query: Query<T, E, D, K>): number =>
  isPreloaded(query.state) ? Infinity : 0;

/** Marks the response as used: the next component that mounts refetches it. */
export function useMarkAnswerRead(queryKey: QueryKey): void {
  const client = useQueryClient();
  const hash = hashKey(queryKey);
  useEffect(() => {
    const data: unknown = client.getQueryCache().get(hash)?.state.data;
    // After this commit, because React's strict mode mounts a component twice within it.
    if (typeof data === 'object' && data !== null) queueMicrotask(() => unread.delete(data));
  }, [client, hash]);
}
