import { useCallback, useContext, useEffect } from 'react';
import { DataProviderContext, useLogoutIfAccessDenied } from 'ra-core';
import { queryOptions, useQuery } from '@tanstack/react-query';
import type { WattdeskDataProvider } from '../../dataProvider/contract/types';
import { PERMISSIONS_CALL } from './authApi';
import type { Session } from './sessionStore';
import { useSession } from './useSession';
import { readPermissions, type Permission } from './permissions';

export interface PermissionsState {
  /** Undefined until they are loaded. */
  permissions: Permission[] | undefined;
  /** A new object for each failure. */
  error: Error | null;
  retry(): void;
}

/** Prefix of the query key of the permissions, for all users. */
export const PERMISSIONS_QUERY_KEY = ['wattdesk', 'resources'];

/**
 * The query of the permissions: loaded once after sign-in or reload, kept in memory only, cleared with the session.
 * It starts before the first render.
 */
export const getPermissionsQuery = (dataProvider: Pick<WattdeskDataProvider, 'send'>, session: Session | undefined) =>
  queryOptions({
    queryKey: [...PERMISSIONS_QUERY_KEY, session?.userPk, session?.userName],
    // Without the abort signal: a component that shares a pending request must not abort it when it unmounts.
    queryFn: async () => readPermissions((await dataProvider.send(PERMISSIONS_CALL)).data),
    enabled: session !== undefined,
    staleTime: Infinity,
    gcTime: Infinity,
    // The layout and the redirect page share one failure; only the user retries.
    retryOnMount: false,
    refetchOnReconnect: false,
  });

/** Returns the permissions of the signed-in user. A 401 ends the session, as with every other request. */
export function usePermissionsQuery(): PermissionsState {
  // Not `useDataProvider`: a request sent before the first render does not go through its proxy.
  const dataProvider = useContext(DataProviderContext) as WattdeskDataProvider;
  const { data, error, refetch } = useQuery(getPermissionsQuery(dataProvider, useSession()));
  const endIfDenied = useLogoutIfAccessDenied();
  useEffect(() => {
    if (error) void endIfDenied(error);
  }, [error, endIfDenied]);
  const retry = useCallback(() => void refetch(), [refetch]);
  return { permissions: data, error, retry };
}
