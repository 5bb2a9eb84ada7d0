import { useEffect, useState, useSyncExternalStore } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import {
  useNotificationContext,
  useTakeUndoableMutation,
  type NotificationPayload,
  type UndoableMutation,
} from 'ra-core';
import { getPendingWrite } from './pendingWrite';

export interface UndoableWrite {
  /** The message of the write that can be undone. */
  undoable: NotificationPayload | undefined;
  /** Cancels that write: nothing is sent. */
  undo(): void;
  /** Whether the write waits until the user who can send it has signed in. */
  isKept(): boolean;
}

/**
 * Sends the writes of react-admin's mode `undoable`. The last write waits while its message is shown; it is sent
 * when the next one follows, when the page is left, or at once if no message offers undo.
 * @param shown the messages on the screen
 */
export function useUndoableWrite(shown: readonly NotificationPayload[]): UndoableWrite {
  const { notifications, setNotifications } = useNotificationContext();
  const take = useTakeUndoableMutation();
  const queryClient = useQueryClient();
  const waiting = getPendingWrite(queryClient);
  const undoable = useSyncExternalStore(waiting.subscribe, waiting.getMessage);
  const [unannounced, setUnannounced] = useState<UndoableMutation>();

  useEffect(() => {
    const write = take();
    if (write) {
      waiting.hold(write);
      // Runs after react-admin's timer for the message, which was set before this one.
      setTimeout(() => setUnannounced(() => write));
      return;
    }
    waiting.announce(notifications);
    if (unannounced) waiting.sendUnannounced(unannounced);
  }, [take, waiting, notifications, unannounced]);

  const isClosed = undoable !== undefined && !shown.includes(undoable);
  useEffect(() => {
    if (isClosed) waiting.settle(false);
  }, [isClosed, waiting]);

  useEffect(() => {
    if (!undoable) return undefined;
    const send = (): void => waiting.settle(false);
    window.addEventListener('beforeunload', send);
    window.addEventListener('pagehide', send);
    return () => {
      window.removeEventListener('beforeunload', send);
      window.removeEventListener('pagehide', send);
    };
  }, [undoable, waiting]);

  return {
    undoable,
    isKept: waiting.isKept,
    undo: () => {
      waiting.settle(true);
      setNotifications((all: NotificationPayload[]) => all.filter((one) => one !== undoable));
      // The data that react-admin restores may be older than the result of earlier writes.
      void queryClient.invalidateQueries();
    },
  };
}
