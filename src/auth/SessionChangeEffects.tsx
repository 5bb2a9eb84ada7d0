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
import { getUndoableWriteStore } from '../layout/toasts/undoableWriteStore';
import { dropDraftsOfUser, dropExpiredDrafts } from '../widgets/draftStore';
import { useToast } from '../widgets/useToast';
import { useWattdeskAuth } from './authProvider';

/**
 * Handles an undoable write (a write that is not sent until its undo message closes) when the session ends. The
 * write waits until the same user has signed in again. An error is shown if the write can no longer be sent or if
 * the server rejects it with a 401, because the undo message has already reported the write as done.
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
    const waiting = getUndoableWriteStore(queryClient);
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
 * Clears the caches whenever the account changes, by sign-out, by a 401 or in another tab: the next user must never
 * see data of the previous user. If the same user signs in again over unsaved changes, nothing is cleared. A
 * deliberate sign-out deletes the user's drafts (stored unsaved changes). This component also shows the server's
 * message about the end of the session, because the screen that sent the failed request may no longer exist.
 */
export function SessionChangeEffects() {
  const { session } = useWattdeskAuth();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const resetStore = useResetStore();
  const toast = useToast();
  // This hook must subscribe first, so that it runs before the caches are cleared.
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
      // The account has changed. The new user starts at the landing page of the new account.
      if (now && account !== undefined) navigate('/redirect', { replace: true });
      if (!now) resetStore();
      account = now?.userPk;
      void queryClient.cancelQueries();
      queryClient.clear();
    });
  }, [session, queryClient, navigate, resetStore, toast]);
  return null;
}
