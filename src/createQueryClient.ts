import { QueryClient } from '@tanstack/react-query';

/** Creates the query client, which contains the cache of server data. */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        // The data provider itself retries the requests that may be sent again.
        retry: false,
        // When the user returns from another window, a form or a table must not re-render while the pointer is over
        // it.
        refetchOnWindowFocus: false,
        // If the browser is offline, requests fail immediately with a clear message and do not wait unnoticed.
        networkMode: 'always',
      },
      // If the browser is offline, a write fails immediately too. It must never be sent automatically when the
      // network returns.
      mutations: { retry: false, networkMode: 'always' },
    },
  });
