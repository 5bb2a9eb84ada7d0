import { useCallback, useContext, useEffect } from 'react';
import { DataProviderContext, useLogoutIfAccessDenied } from 'ra-core';
import { queryOptions, useQuery } from '@tanstack/react-query';
import type { WattdeskDataProvider } from '../../dataProvider/contract/types';
import { RESOURCES_CALL } from './authApi';
import type { Session } from './session';
import { useSession } from './useSession';
import { resourcesIn, type Resource } from './rights';

export interface Resources {
  /** Undefined until they have arrived. */
  resources: Resource[] | undefined;
  /** Another one for each failure. */
  error: Error | null;
  retry(): void;
}

/** With what the cache's key of the resources begins, whoever they are of. */
export const RESOURCES_KEY = ['wattdesk', 'resources'];

/**
 * The permitted resources: asked for once after a login or a reload, kept in memory only, gone with the
 * session (`SessionWatch` empties the cache). They are asked for before anything is drawn, too.
 */
export const resourcesQuery = (dataProvider: Pick<WattdeskDataProvider, 'send'>, session: Session | undefined) =>
  queryOptions({
    queryKey: [...RESOURCES_KEY, session?.userPk, session?.userName],
    // Without the signal: who joins a call that is on its way must not end it by leaving.
    queryFn: async () => resourcesIn((await dataProvider.send(RESOURCES_CALL)).data),
    enabled: session !== undefined,
    staleTime: Infinity,
    gcTime: Infinity,
    // The layout and the redirect page share one failure; only a person tries again.
    retryOnMount: false,
    refetchOnReconnect: false,
  });

/** What the signed-in user may see. A 401 ends the session, as on every other call. */
export function useResources(): Resources {
  // Not `useDataProvider`: a call that set out before the app was drawn has nothing of its proxy.
  const dataProvider = useContext(DataProviderContext) as WattdeskDataProvider;
  const { data, error, refetch } = useQuery(resourcesQuery(dataProvider, useSession()));
  const endIfDenied = useLogoutIfAccessDenied();
  useEffect(() => {
    if (error) void endIfDenied(error);
  }, [error, endIfDenied]);
  const retry = useCallback(() => void refetch(), [refetch]);
  return { resources: data, error, retry };
}
