import { useCallback } from 'react';
import { useLogout } from 'ra-core';
import { useToast } from '../widgets/useToast';
import { useWattdeskAuth } from './authProvider';

/**
 * Tells the server, then forgets session, resources and caches; a failed call is shown and the
 * session ends here all the same. The layout then leaves for /login.
 */
export function useSignOut(): () => Promise<void> {
  const { api } = useWattdeskAuth();
  const logout = useLogout();
  const toast = useToast();
  return useCallback(async () => {
    await api.logOut().catch((error: unknown) => toast.error(error));
    await logout();
  }, [api, logout, toast]);
}
