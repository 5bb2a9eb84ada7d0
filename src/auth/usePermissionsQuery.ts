import { useCallback, useContext, useEffect } from 'react';
import { DataProviderContext, useLogoutIfAccessDenied } from 'ra-core';
import { queryOptions, useQuery } from '@tanstack/react-query';
import type { Call, WattdeskDataProvider } from '../../dataProvider/contract/types';
import { DEFAULT_DIALECT } from '../../dataProvider/dialects/loadDialect';
import type { SignInType } from './authApi';
import { useWattdeskAuth } from './authProvider';
import type { SignInSession } from './sessionStore';
import { useSignInSession } from './useSignInSession';
import { readPermissions, type Permission } from './permissions';

export interface PermissionsState {
  /** The permissions; undefined until they are loaded. */
  permissions: Permission[] | undefined;
  /** The error of the last request. Each failure creates a new object. */
  error: Error | null;
  retry(): void;
}

/** The call that reads the permitted menu entries and their view-only flags. */
const PERMISSIONS_CALL: Call = { method: 'GET', path: 'dawn/api/v1/auth/resources', dialect: DEFAULT_DIALECT };

/** The prefix that the permission queries of all users share in their query keys. */
export const PERMISSIONS_QUERY_KEY = ['wattdesk', 'resources'];

/**
 * Returns the query options of the permissions. The permissions are loaded once after sign-in or a page reload and
 * are kept only in memory. They are removed when the session ends. The query starts before the first render.
 * @param readMenu reads the menu entries. Default: the call of the operator's API
 */
export const getPermissionsQuery = (
  dataProvider: Pick<WattdeskDataProvider, 'send'>,
  session: SignInSession | undefined,
  readMenu: SignInType['readPermissions'] = async () => (await dataProvider.send(PERMISSIONS_CALL)).data,
) =>
  queryOptions({
    queryKey: [...PERMISSIONS_QUERY_KEY, session?.userPk, session?.userName],
    // The abort signal is not passed on: several components share the request, so a component that unmounts must
    // not abort it.
    queryFn: async () => readPermissions(await readMenu()),
    enabled: session !== undefined,
    staleTime: Infinity,
    gcTime: Infinity,
    // A failed query is not retried on mount, because the layout and the redirect page use the same query. Only the
    // user can retry it.
    retryOnMount: false,
    refetchOnReconnect: false,
  });

/** Returns the permissions of the signed-in user. A 401 ends the session, as for every other request. */
export function usePermissionsQuery(): PermissionsState {
  // `useDataProvider` is not used here: it wraps the data provider in a proxy, but the same query is also started
  // before the first render, without the proxy.
  const dataProvider = useContext(DataProviderContext) as WattdeskDataProvider;
  const { api } = useWattdeskAuth();
  const { data, error, refetch } = useQuery(
    getPermissionsQuery(dataProvider, useSignInSession(), api.type?.readPermissions),
  );
  const endIfDenied = useLogoutIfAccessDenied();
  useEffect(() => {
    if (error) void endIfDenied(error);
  }, [error, endIfDenied]);
  const retry = useCallback(() => void refetch(), [refetch]);
  return { permissions: data, error, retry };
}
