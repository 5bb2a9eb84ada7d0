import type { QueryClient } from '@tanstack/react-query';
import { getPendingWrite } from './pendingWrite';

/**
 * Sends the write that can still be undone, and waits until the server has responded to all pending writes. Their
 * senders report failures. Writes that are paused for lack of a connection are not awaited.
 */
export function finishWrites(queryClient: QueryClient): Promise<void> {
  const mutations = queryClient.getMutationCache();
  const isBusy = (): boolean => queryClient.isMutating({ predicate: ({ state }) => !state.isPaused }) > 0;
  getPendingWrite(queryClient).settle(false);
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
