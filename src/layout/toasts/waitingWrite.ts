import type { QueryClient } from '@tanstack/react-query';
import type { NotificationPayload, UndoableMutation } from 'ra-core';

export interface WaitingWrite {
  /** @returns a function that ends the subscription */
  subscribe(listener: () => void): () => void;
  /** The message that says of it that it can be undone. */
  getMessage(): NotificationPayload | undefined;
  /** Another write waits; the one before is sent. */
  hold(write: UndoableMutation): void;
  /** Finds its message among those that are told. */
  announce(messages: readonly NotificationPayload[]): void;
  /** Sends it if no message tells of it. */
  sendUnannounced(write: UndoableMutation): void;
  /** Sends it, or takes it back. */
  settle(isUndo: boolean): void;
}

/** The last write that can be undone: at most one, so that writes arrive in their order. */
function createWaitingWrite(): WaitingWrite {
  const listeners = new Set<() => void>();
  const seen = new WeakSet<NotificationPayload>();
  let waiting: UndoableMutation | undefined;
  let message: NotificationPayload | undefined;
  const show = (next: NotificationPayload | undefined): void => {
    message = next;
    listeners.forEach((listener) => listener());
  };
  const settle = (isUndo: boolean): void => {
    const write = waiting;
    waiting = undefined;
    show(undefined);
    write?.({ isUndo });
  };
  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getMessage: () => message,
    hold(write) {
      settle(false);
      waiting = write;
    },
    announce(messages) {
      const fresh = messages.filter((one) => one.notificationOptions?.undoable && !seen.has(one));
      fresh.forEach((one) => seen.add(one));
      if (waiting && !message && fresh.length > 0) show(fresh.at(-1));
    },
    sendUnannounced(write) {
      if (waiting === write && !message) settle(false);
    },
    settle,
  };
}

const writes = new WeakMap<QueryClient, WaitingWrite>();

/** The waiting write of an app, which is known by whatever sends its writes. */
export function getWaitingWrite(queryClient: QueryClient): WaitingWrite {
  const write = writes.get(queryClient) ?? createWaitingWrite();
  writes.set(queryClient, write);
  return write;
}
