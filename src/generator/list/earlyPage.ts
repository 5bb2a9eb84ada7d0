/**
 * A page that is asked for before its list is there: it stands in react-query's cache, or is on its
 * way there, so that the list draws its rows at once instead of bars that are gone a moment later.
 */
import { useEffect } from 'react';
import { useQueryClient, type Query, type QueryClient } from '@tanstack/react-query';
import type { WattdeskDataProvider } from '../../../dataProvider/types';
import type { PageRequest } from './listParams';

/** Pages that no list has shown yet. */
const unread = new WeakSet<object>();

/** The key and the answer's shape are those of react-admin's `useGetList`. */
export const pageKey = (resource: string, request: PageRequest): unknown[] => [
  resource,
  'getList',
  { ...request, meta: undefined },
];

const isUnread = (page: unknown): boolean => typeof page === 'object' && page !== null && unread.has(page);

/** Sends the page call now. A list that opens meanwhile waits for the same answer, or is told the same failure. */
export async function prefetchPage(
  client: QueryClient,
  dataProvider: Pick<WattdeskDataProvider, 'getList'>,
  resource: string,
  request: PageRequest,
): Promise<void> {
  const queryKey = pageKey(resource, request);
  if (isUnread(client.getQueryData(queryKey))) return;
  // Without a signal: a list that joins and leaves must not end the call.
  await client.prefetchQuery({ queryKey, queryFn: () => dataProvider.getList(resource, request) });
  const query = client.getQueryCache().find<object>({ queryKey });
  if (query?.state.data && query.getObserversCount() === 0) unread.add(query.state.data);
}

/** Opening a list always asks the server, except when the answer has come before the list. */
export const refetchUnlessEarly = <T, E, D, K extends readonly unknown[]>(query: Query<T, E, D, K>): true | 'always' =>
  isUnread(query.state.data) || 'always';

/** Milliseconds for which a page needs no other answer: only one that has come before its list is as new as can be. */
export const earlyStaleTime = <T, E, D, K extends readonly unknown[]>(query: Query<T, E, D, K>): number =>
  isUnread(query.state.data) ? Infinity : 0;

/** The page is shown: from now on opening its list asks the server again. */
export function useReadEarly(resource: string, request: PageRequest): void {
  const client = useQueryClient();
  useEffect(() => {
    const page = client.getQueryData<object>(pageKey(resource, request));
    // Later than this commit: React's strict mode mounts the list twice in it.
    if (page) queueMicrotask(() => unread.delete(page));
  }, [client, resource, request]);
}
