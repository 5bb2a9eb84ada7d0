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
import { getPendingWrite } from '../layout/toasts/pendingWrite';
import { dropDraftsOfUser, dropExpiredDrafts } from '../widgets/draftStore';
import { useToast } from '../widgets/useToast';
import { useWattdeskAuth } from './authProvider';

/**
 * Keeps a write that can still be undone when the session ends: it is sent after the same user has signed in again.
 * If it can no longer be sent, or is rejected because the session ended, an error is shown, because it was already
 * reported as done.
 */
function useWritesOfSession(): void {
  const { session } = useWattdeskAuth();
  const queryClient = useQueryClient();
  const translate = useTranslate();
  const t = useAppTranslate();
  const toast = useToast();
  const { setNotifications } = useNotificationContext();
  const showNotification = useEvent((notification: NotificationPayload) => {
    const { message, notificationOptions } = notification;
    setNotifications((all) => all.filter((one) => one !== notification));
    const what = isValidElement(message) ? '' : translate(String(message), notificationOptions?.messageArgs);
    toast.error(t('auth.notDone', { what }));
  });
  useEffect(() => {
    const waiting = getPendingWrite(queryClient);
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
        showNotification(message);
      }),
      queryClient.getMutationCache().subscribe((event) => {
        if (event.type !== 'updated' || event.action.type !== 'error') return;
        const { error } = event.action as { error: unknown };
        const message = waiting.getToldOf(event.mutation);
        if (message && error instanceof HttpError && error.status === 401) showNotification(message);
      }),
    ];
    return () => stop.forEach((end) => end());
  }, [queryClient, session, showNotification]);
}

/**
 * Clears the caches whenever the account changes, for any reason: sign-out, a 401, another tab. The next user must
 * never see data of the previous one. After a new sign-in over unsaved changes everything is as before. A
 * deliberate sign-out deletes the drafts. The server's message about the end of the session is shown here, because
 * the screen of the failed request may be gone.
 */
export function SessionChangeEffects() {
  const { session } = useWattdeskAuth();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const resetStore = useResetStore();
  const toast = useToast();
  // Before the caches are cleared.
  useWritesOfSession();
  useEffect(() => {
    let account = session.get()?.userPk;
    let owner = session.getOwner();
    dropExpiredDrafts(Date.now());
    const notify = (): void => {
      const now = session.get();
      const { message = '' } = session.getPreviousSession() ?? {};
      if (message && (!now || now.isOver)) toast.error(message);
    };
    // The session may have ended before the first render.
    notify();
    return session.subscribe(() => {
      const now = session.get();
      notify();
      if (session.hasLeft() && owner !== undefined) dropDraftsOfUser(owner);
      owner = session.getOwner() ?? owner;
      if (now?.userPk === account) return;
      // Another account starts at its own landing page.
      if (now && account !== undefined) navigate('/redirect', { replace: true });
      if (!now) resetStore();
      account = now?.userPk;
      void queryClient.cancelQueries();
      queryClient.clear();
    });
  }, [session, queryClient, navigate, resetStore, toast]);
  return null;
}
