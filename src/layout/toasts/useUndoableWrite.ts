import { useEffect, useState, useSyncExternalStore } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import {
  useNotificationContext,
  useTakeUndoableMutation,
  type NotificationPayload,
  type UndoableMutation,
} from 'ra-core';
import { getUndoableWriteStore } from './undoableWriteStore';

export interface UndoableWrite {
  /** The undo message of the write that can be undone; undefined if there is no such write. */
  undoable: NotificationPayload | undefined;
  /** Cancels the write that can be undone, so that it is never sent. */
  undo(): void;
  /** Whether the write waits until its user has signed in again. */
  isKept(): boolean;
}

/**
 * Sends the writes of react-admin's mode `undoable`. The last write waits while its undo message is shown. It is
 * sent earlier if another undoable write follows or if the user leaves the page, and immediately if no undo message
 * is shown for it.
 * @param shown the messages on the screen
 */
export function useUndoableWrite(shown: readonly NotificationPayload[]): UndoableWrite {
  const { notifications, setNotifications } = useNotificationContext();
  const take = useTakeUndoableMutation();
  const queryClient = useQueryClient();
  const waiting = getUndoableWriteStore(queryClient);
  const undoable = useSyncExternalStore(waiting.subscribe, waiting.getMessage);
  const [unannounced, setUnannounced] = useState<UndoableMutation>();

  useEffect(() => {
    const write = take();
    if (write) {
      waiting.hold(write);
      // react-admin shows the message in a timeout that was set earlier. When this timeout runs, the message is
      // therefore shown if there is one.
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
      // react-admin restores the cached data from before the write. This data may lack the result of other writes,
      // so it is reloaded.
      void queryClient.invalidateQueries();
    },
  };
}
