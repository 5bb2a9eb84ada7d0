import { useCallback } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useLogout } from 'ra-core';
import { finishWrites } from '../layout/toasts/finishWrites';
import { useToast } from '../widgets/useToast';
import { useWattdeskAuth } from './authProvider';

/**
 * Sends the writes that can still be undone while the session is valid, notifies the server, then clears session,
 * permissions and caches. If a request fails, the error is shown and the session ends here all the same. The layout
 * then redirects to /login.
 */
export function useSignOut(): () => Promise<void> {
  const { api } = useWattdeskAuth();
  const logout = useLogout();
  const toast = useToast();
  const queryClient = useQueryClient();
  return useCallback(async () => {
    await finishWrites(queryClient);
    await api.logOut().catch((error: unknown) => toast.error(error));
    await logout();
  }, [api, logout, queryClient, toast]);
}
