import { isValidElement, useEffect } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import {
  HttpError,
  useEvent,
  useNavigate,
  useNotificationContext,
  useResetStore,
  useTranslate,
  type NotificationPayload,
} from 'ra-core';
import { useAppTranslate } from '../i18n/useAppTranslate';
import { getWaitingWrite } from '../layout/toasts/pendingWrite';
import { dropDraftsOfUser, dropExpiredDrafts } from '../widgets/draftStore';
import { useToast } from '../widgets/useToast';
import { useWattdeskAuth } from './authProvider';

/**
 * A write that can still be undone outlives the end of the session: it waits until the same user is there again. Where
 * it cannot be sent any more, or is refused for that reason, that is said, for it was told as done.
 */
function useWritesOfSession(): void {
  const { session } = useWattdeskAuth();
  const queryClient = useQueryClient();
  const translate = useTranslate();
  const t = useAppTranslate();
  const toast = useToast();
  const { setNotifications } = useNotificationContext();
  const tellOf = useEvent((told: NotificationPayload) => {
    const { message, notificationOptions } = told;
    setNotifications((all) => all.filter((one) => one !== told));
    const what = isValidElement(message) ? '' : translate(String(message), notificationOptions?.messageArgs);
    toast.error(t('auth.notDone', { what }));
  });
  useEffect(() => {
    const waiting = getWaitingWrite(queryClient);
    let account = session.get()?.userPk;
    const stop = [
      session.registerUnsaved(() => waiting.getMessage() !== undefined),
      session.subscribe(() => {
        const now = session.get();
        waiting.keep(now?.isOver === true);
        const message = waiting.getMessage();
        const isSame = now?.userPk === account;
        account = now?.userPk;
        if (!message || isSame) return;
        waiting.settle(true);
        tellOf(message);
      }),
      queryClient.getMutationCache().subscribe((event) => {
        if (event.type !== 'updated' || event.action.type !== 'error') return;
        const { error } = event.action as { error: unknown };
        const message = waiting.getToldOf(event.mutation);
        if (message && error instanceof HttpError && error.status === 401) tellOf(message);
      }),
    ];
    return () => stop.forEach((end) => end());
  }, [queryClient, session, tellOf]);
}

/**
 * Empties the caches whenever the account changes, whoever changed it: sign-out, a 401, another
 * tab. The next user must see nothing of the one before, not even for a moment. Who signs in again
 * over something unsaved finds all as it was; who leaves by will leaves no draft behind. The server's word
 * on the end is told here: the screen whose call was refused may be gone.
 */
export function SessionChangeEffects() {
  const { session } = useWattdeskAuth();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const resetStore = useResetStore();
  const toast = useToast();
  // Before the caches are emptied.
  useWritesOfSession();
  useEffect(() => {
    let account = session.get()?.userPk;
    let owner = session.getOwner();
    dropExpiredDrafts(Date.now());
    const tell = (): void => {
      const now = session.get();
      const { message = '' } = session.getPreviousSession() ?? {};
      if (message && (!now || now.isOver)) toast.error(message);
    };
    // It may have ended before the app was drawn.
    tell();
    return session.subscribe(() => {
      const now = session.get();
      tell();
      if (session.hasLeft() && owner !== undefined) dropDraftsOfUser(owner);
      owner = session.getOwner() ?? owner;
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
