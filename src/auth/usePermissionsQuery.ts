import { useCallback, useContext, useEffect } from 'react';
import { DataProviderContext, useLogoutIfAccessDenied } from 'ra-core';
import { queryOptions, useQuery } from '@tanstack/react-query';
import type { WattdeskDataProvider } from '../../dataProvider/contract/types';
import { PERMISSIONS_CALL } from './authApi';
import type { Session } from './sessionStore';
import { useSession } from './useSession';
import { readPermissions, type Permission } from './permissions';

export interface PermissionsState {
  /** Undefined until they have arrived. */
  permissions: Permission[] | undefined;
  /** Another one for each failure. */
  error: Error | null;
  retry(): void;
}

/** With what the cache's key of the resources begins, whoever they are of. */
export const PERMISSIONS_QUERY_KEY = ['wattdesk', 'resources'];

/**
 * The query of the permissions: loaded once after sign-in or reload, kept in memory only, cleared with the session.
 * It starts before the first render.
 */
export const getPermissionsQuery = (dataProvider: Pick<WattdeskDataProvider, 'send'>, session: Session | undefined) =>
  queryOptions({
    queryKey: [...PERMISSIONS_QUERY_KEY, session?.userPk, session?.userName],
    // Without the signal: who joins a call that is on its way must not end it by leaving.
    queryFn: async () => readPermissions((await dataProvider.send(PERMISSIONS_CALL)).data),
    enabled: session !== undefined,
    staleTime: Infinity,
    gcTime: Infinity,
    // The layout and the redirect page share one failure; only a person tries again.
    retryOnMount: false,
    refetchOnReconnect: false,
  });

/** What the signed-in user may see. A 401 ends the session, as on every other call. */
export function usePermissionsQuery(): PermissionsState {
  // Not `useDataProvider`: a call that set out before the app was drawn has nothing of its proxy.
  const dataProvider = useContext(DataProviderContext) as WattdeskDataProvider;
  const { data, error, refetch } = useQuery(getPermissionsQuery(dataProvider, useSession()));
  const endIfDenied = useLogoutIfAccessDenied();
  useEffect(() => {
    if (error) void endIfDenied(error);
  }, [error, endIfDenied]);
  const retry = useCallback(() => void refetch(), [refetch]);
  return { permissions: data, error, retry };
}
