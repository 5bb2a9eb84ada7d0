import type { HttpRequest, Transport } from './types';

/** The settings of `fetch` for one request: JSON goes out, `accept` comes back. */
export function initOf(
  request: HttpRequest,
  accept: string,
  { headers, withCookies }: Transport,
  signal: AbortSignal,
): RequestInit {
  const hasBody = request.body !== undefined;
  return {
    method: request.method,
    headers: { Accept: accept, ...(hasBody ? { 'Content-Type': 'application/json' } : {}), ...headers() },
    body: hasBody ? JSON.stringify(request.body) : undefined,
    credentials: withCookies ? 'include' : 'same-origin',
    signal,
  };
}
