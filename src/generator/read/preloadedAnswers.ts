/**
 * Answers that are asked for before the component that shows them is mounted. Each is in react-query's cache, or
 * on its way there, so that the component draws it at once and asks no second time.
 */
import { useEffect } from 'react';
import { hashKey, useQueryClient, type Query, type QueryClient, type QueryKey } from '@tanstack/react-query';

/** Answers that nothing has shown yet. */
const unread = new WeakSet<object>();

/** Milliseconds after which an answer that nobody has shown is too old to be shown without asking again. */
const FRESH_MS = 10_000;

const isPreloaded = ({ data, dataUpdatedAt }: { data: unknown; dataUpdatedAt: number }): boolean =>
  typeof data === 'object' && data !== null && unread.has(data) && Date.now() - dataUpdatedAt < FRESH_MS;

/** Whether the answer came before anything has shown it. */
export function hasUnreadPreload(client: QueryClient, queryKey: QueryKey): boolean {
  const state = client.getQueryState<unknown>(queryKey);
  return state !== undefined && isPreloaded(state);
}

/**
 * Sends the call now unless an unused answer is cached. A component that mounts during the call shares its answer or
 * error.
 */
export async function preloadAnswer(
  client: QueryClient,
  queryKey: QueryKey,
  ask: () => Promise<object>,
): Promise<void> {
  if (hasUnreadPreload(client, queryKey)) return;
  // Without a signal: a component that joins and leaves must not end the call. Whatever stands in the cache is old.
  await client.prefetchQuery({ queryKey, queryFn: ask, staleTime: 0 });
  const query = client.getQueryCache().find<object>({ queryKey });
  if (query?.state.data && !query.state.error && query.getObserversCount() === 0) unread.add(query.state.data);
}

/** For `refetchOnMount`: the server is always asked, except when the answer was preloaded. */
export const shouldRefetchOnMount = <T, E, D, K extends readonly unknown[]>(
  query: Query<T, E, D, K>,
): true | 'always' => isPreloaded(query.state) || 'always';

/** For `staleTime`: only a preloaded answer needs no other one, it is as new as can be. */
export const getStaleTime = <T, E, D, K extends readonly unknown[]>(query: Query<T, E, D, K>): number =>
  isPreloaded(query.state) ? Infinity : 0;

/** Marks the answer as used: the next component that mounts refetches it. */
export function useMarkAnswerRead(queryKey: QueryKey): void {
  const client = useQueryClient();
  const hash = hashKey(queryKey);
  useEffect(() => {
    const data: unknown = client.getQueryCache().get(hash)?.state.data;
    // Later than this commit: React's strict mode mounts a component twice in it.
    if (typeof data === 'object' && data !== null) queueMicrotask(() => unread.delete(data));
  }, [client, hash]);
}
