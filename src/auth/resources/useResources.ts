import { useCallback } from 'react';
import { useDataProvider } from 'ra-core';
import { useQuery, type QueryClient } from '@tanstack/react-query';
import type { WattdeskDataProvider } from '../../../dataProvider/types';
import { RESOURCES_CALL } from '../authApi';
import type { Session } from '../session';
import { useSession } from '../useSession';
import { readResources, type Resource } from './rights';

export interface Resources {
  /** Undefined until they have arrived. */
  resources: Resource[] | undefined;
  /** Another one for each failure. */
  error: Error | null;
  retry(): void;
}

const resourcesKey = (session: Session | undefined): unknown[] => [
  'wattdesk',
  'resources',
  session?.userPk,
  session?.userName,
];

/** Asks before the app is drawn; a failure is for `useResources`, whose own call takes it. */
export async function loadResourcesEarly(
  client: QueryClient,
  dataProvider: Pick<WattdeskDataProvider, 'preloadCall'>,
  session: Session,
): Promise<void> {
  const answer = await dataProvider.preloadCall(RESOURCES_CALL);
  if (answer) client.setQueryData(resourcesKey(session), readResources(answer.data));
}

/**
 * The permitted resources of the signed-in user: asked for once after a login or a reload, kept in
 * memory only, gone with the session (`SessionWatch` empties the cache).
 */
export function useResources(): Resources {
  const dataProvider = useDataProvider<WattdeskDataProvider>();
  const session = useSession();
  const { data, error, refetch } = useQuery({
    queryKey: resourcesKey(session),
    queryFn: async ({ signal }) => readResources((await dataProvider.send(RESOURCES_CALL, { signal })).data),
    enabled: session !== undefined,
    staleTime: Infinity,
    gcTime: Infinity,
    // The layout and the redirect page share one failure; only a person tries again.
    retryOnMount: false,
    refetchOnReconnect: false,
  });
  const retry = useCallback(() => void refetch(), [refetch]);
  return { resources: data, error, retry };
}
