import { QueryClient } from '@tanstack/react-query';

/** Creates the query cache. */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        // The data provider retries the requests that may be retried.
        retry: false,
        // A form or a table must not re-render under the pointer when the user returns from another window.
        refetchOnWindowFocus: false,
        // Offline requests fail at once with a clear message instead of waiting unnoticed …
        networkMode: 'always',
      },
      // … and a save must never be sent automatically when the network returns.
      mutations: { retry: false, networkMode: 'always' },
    },
  });
