import { useEffect } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate, useResetStore } from 'ra-core';
import { dropDraftsOf, sweepDrafts } from '../widgets/draftStore';
import { useToast } from '../widgets/useToast';
import { useWattdeskAuth } from './authProvider';

/**
 * Empties the caches whenever the account changes, whoever changed it: sign-out, a 401, another
 * tab. The next user must see nothing of the one before, not even for a moment. Who signs in again
 * over something unsaved finds all as it was; who leaves by will leaves no draft behind. The server's word
 * on the end is told here: the screen whose call was refused may be gone.
 */
export function SessionWatch() {
  const { session } = useWattdeskAuth();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const resetStore = useResetStore();
  const toast = useToast();
  useEffect(() => {
    let account = session.get()?.userPk;
    let owner = session.owner();
    sweepDrafts(Date.now());
    const tell = (): void => {
      const now = session.get();
      const { message = '' } = session.former() ?? {};
      if (message && (!now || now.isOver)) toast.error(message);
    };
    // It may have ended before the app was drawn.
    tell();
    return session.subscribe(() => {
      const now = session.get();
      tell();
      if (session.hasLeft() && owner !== undefined) dropDraftsOf(owner);
      owner = session.owner() ?? owner;
      if (now?.userPk === account) return;
      // Another account begins at its own start.
      if (now && account !== undefined) navigate('/redirect', { replace: true });
      if (!now) resetStore();
      account = now?.userPk;
      void queryClient.cancelQueries();
      queryClient.clear();
    });
  }, [session, queryClient, navigate, resetStore, toast]);
  return null;
}
