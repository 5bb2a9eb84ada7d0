/**
 * A page that was asked for before its list was there. Its rows stand in react-query's cache, so
 * that the list draws them at once instead of bars that are gone a moment later.
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

/**
 * Sends the page call now. A failure is for the list, whose own call takes it.
 * @param isWanted asked when the answer arrives: not after a sign-out, not when its screen is gone
 */
export async function loadEarly(
  client: QueryClient,
  dataProvider: Pick<WattdeskDataProvider, 'preload'>,
  { resource, request, isWanted }: { resource: string; request: PageRequest; isWanted: () => boolean },
): Promise<void> {
  const queryKey = pageKey(resource, request);
  if (isUnread(client.getQueryData(queryKey))) return;
  const page = await dataProvider.preload(resource, request);
  if (!page || !isWanted()) return;
  unread.add(page);
  client.setQueryData(queryKey, page);
}

/** Opening a list always asks the server, except when the answer has come before the list. */
export const refetchUnlessEarly = <T, E, D, K extends readonly unknown[]>(query: Query<T, E, D, K>): true | 'always' =>
  isUnread(query.state.data) || 'always';

/** The page is shown: from now on opening its list asks the server again. */
export function useReadEarly(resource: string, request: PageRequest): void {
  const client = useQueryClient();
  useEffect(() => {
    const page = client.getQueryData<object>(pageKey(resource, request));
    // Later than this commit: React's strict mode mounts the list twice in it.
    if (page) queueMicrotask(() => unread.delete(page));
  }, [client, resource, request]);
}
