import { useCallback } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useLogout } from 'ra-core';
import { finishWrites } from '../layout/toasts/finishWrites';
import { useToast } from '../widgets/useToast';
import { useWattdeskAuth } from './authProvider';

/**
 * Sends what waits to be undone while there is a session for it, tells the server, then forgets session, resources and caches; a failed call is shown and the
 * session ends here all the same. The layout then leaves for /login.
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
