import type { QueryClient } from '@tanstack/react-query';
import { getUndoableWriteStore } from './undoableWriteStore';

/**
 * Sends the undoable write (a write that waits until its undo message closes), and waits until the server has
 * responded to all pending writes. Failures are reported where the writes were started. Writes that are paused
 * because the browser is offline are not awaited.
 */
export function flushPendingWrites(queryClient: QueryClient): Promise<void> {
  const mutations = queryClient.getMutationCache();
  const isBusy = (): boolean => queryClient.isMutating({ predicate: ({ state }) => !state.isPaused }) > 0;
  getUndoableWriteStore(queryClient).settle(false);
  return new Promise((resolve) => {
    const unsubscribe = mutations.subscribe(() => {
      if (isBusy()) return;
      unsubscribe();
      resolve();
    });
    if (isBusy()) return;
    unsubscribe();
    resolve();
  });
}
