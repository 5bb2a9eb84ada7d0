import type { Mutation, QueryClient } from '@tanstack/react-query';
import type { NotificationPayload, UndoableMutation } from 'ra-core';

export interface UndoableWriteStore {
  /** @returns a function that removes the listener */
  subscribe(listener: () => void): () => void;
  /** Returns the undo message of the undoable write; undefined if there is no message. */
  getMessage(): NotificationPayload | undefined;
  /** Stores a new undoable write without sending it, and sends the previous one. */
  hold(write: UndoableMutation): void;
  /** Finds the undo message of the write among the notifications. */
  announce(messages: readonly NotificationPayload[]): void;
  /** Sends the write if no undo message is shown for it. */
  sendUnannounced(write: UndoableMutation): void;
  /** Sends the write, or cancels it if `isUndo` is true. */
  settle(isUndo: boolean): void;
  /** Sets whether the undo message remains visible and the write waits until its user has signed in again. */
  keep(isKept: boolean): void;
  isKept(): boolean;
  /** Returns the undo message of a write that has been sent. The message has already reported the write as done. */
  getToldOf(sent: Mutation<unknown, unknown, unknown, unknown>): NotificationPayload | undefined;
}

/**
 * Creates the store of the last undoable write, which is not sent until its undo message closes. There is at most
 * one such write, so that writes are sent in the order in which the user made them.
 */
function createUndoableWriteStore(queryClient: QueryClient): UndoableWriteStore {
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

const writes = new WeakMap<QueryClient, UndoableWriteStore>();

/** Returns the store of the undoable write. Each query client has its own store. */
export function getUndoableWriteStore(queryClient: QueryClient): UndoableWriteStore {
  const write = writes.get(queryClient) ?? createUndoableWriteStore(queryClient);
  writes.set(queryClient, write);
  return write;
}
