import { useCallback } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useLogout } from 'ra-core';
import { flushPendingWrites } from '../layout/toasts/flushPendingWrites';
import { useToast } from '../widgets/useToast';
import { useWattdeskAuth } from './authProvider';

/**
 * Returns the sign-out function. It first sends the undoable writes, while the session is still valid. Then it
 * notifies the server and clears the session, the permissions and the caches. If a request fails, its error is
 * shown and the session still ends in the browser. The layout then redirects to /login.
 * @returns undefined if the configured type of sign-in has no sign-out
 */
export function useSignOut(): (() => Promise<void>) | undefined {
  const { api } = useWattdeskAuth();
  const logout = useLogout();
  const toast = useToast();
  const queryClient = useQueryClient();
  const signOut = useCallback(async () => {
    await flushPendingWrites(queryClient);
    await api.logOut().catch((error: unknown) => toast.error(error));
    await logout();
  }, [api, logout, queryClient, toast]);
  return api.type?.canSignOut === false ? undefined : signOut;
}
