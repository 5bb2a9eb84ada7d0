import type { Mutation, QueryClient } from '@tanstack/react-query';
import type { NotificationPayload, UndoableMutation } from 'ra-core';

export interface PendingWrite {
  /** @returns a function that unsubscribes */
  subscribe(listener: () => void): () => void;
  /** Returns the undo message of the waiting write. */
  getMessage(): NotificationPayload | undefined;
  /** Holds a new write and sends the previous one. */
  hold(write: UndoableMutation): void;
  /** Finds the write's message among the shown notifications. */
  announce(messages: readonly NotificationPayload[]): void;
  /** Sends the write if it has no message. */
  sendUnannounced(write: UndoableMutation): void;
  /** Sends the write, or cancels it. */
  settle(isUndo: boolean): void;
  /** Keeps the message, and with it the write, until its user has signed in again. */
  keep(isKept: boolean): void;
  isKept(): boolean;
  /** Returns the message of a write that has since been sent, which reported it as done. */
  getToldOf(sent: Mutation<unknown, unknown, unknown, unknown>): NotificationPayload | undefined;
}

/** Holds the last undoable write. There is at most one, so that writes are sent in order. */
function createPendingWrite(queryClient: QueryClient): PendingWrite {
  const listeners = new Set<() => void>();
  const seen = new WeakSet<NotificationPayload>();
  let waiting: UndoableMutation | undefined;
  const notifications = new WeakMap<object, NotificationPayload>();
  let message: NotificationPayload | undefined;
  let isKept = false;
  const show = (next: NotificationPayload | undefined): void => {
    message = next;
    listeners.forEach((listener) => listener());
  };
  const settle = (isUndo: boolean): void => {
    const write = waiting;
    const notification = message;
    waiting = undefined;
    show(undefined);
    const before = new Set<object>(queryClient.getMutationCache().getAll());
    write?.({ isUndo });
    const sent = queryClient
      .getMutationCache()
      .getAll()
      .find((one) => !before.has(one));
    if (notification && sent) notifications.set(sent, notification);
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
    keep: (kept) => void (isKept = kept),
    isKept: () => isKept,
    getToldOf: (sent) => notifications.get(sent),
  };
}

const writes = new WeakMap<QueryClient, PendingWrite>();

/** Returns the pending write of an app, identified by its query client. */
export function getPendingWrite(queryClient: QueryClient): PendingWrite {
  const write = writes.get(queryClient) ?? createPendingWrite(queryClient);
  writes.set(queryClient, write);
  return write;
}
