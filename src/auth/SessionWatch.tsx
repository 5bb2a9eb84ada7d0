import { useEffect } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useWattdeskAuth } from './authProvider';

/**
 * Empties the caches whenever the session changes, whoever changed it: sign-out, a 401, another
 * tab. The next user must see nothing of the one before, not even for a moment.
 */
export function SessionWatch() {
  const { session } = useWattdeskAuth();
  const queryClient = useQueryClient();
  useEffect(
    () =>
      session.subscribe(() => {
        void queryClient.cancelQueries();
        queryClient.clear();
      }),
    [session, queryClient],
  );
  return null;
}
