import { QueryClient } from '@tanstack/react-query';

/** The cache of everything read. */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        // The provider repeats what may be repeated, and only that.
        retry: false,
        // Coming back from another window must not draw a form or a table anew below the mouse.
        refetchOnWindowFocus: false,
        // Offline calls fail at once with a clear text instead of waiting unseen …
        networkMode: 'always',
      },
      // … and a save must never leave by itself when the network is back.
      mutations: { retry: false, networkMode: 'always' },
    },
  });
