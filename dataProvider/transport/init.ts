import { canOutlive } from './leaving';
import { isRead, type HttpRequest, type Transport } from './types';

/** The settings of `fetch` for one request: JSON goes out, `accept` comes back. */
export function initOf(
  request: HttpRequest,
  accept: string,
  { headers, withCookies, isLeaving }: Transport,
  signal: AbortSignal,
): RequestInit {
  const hasBody = request.body !== undefined;
  const body = hasBody ? JSON.stringify(request.body) : undefined;
  return {
    method: request.method,
    headers: { Accept: accept, ...(hasBody ? { 'Content-Type': 'application/json' } : {}), ...headers() },
    body,
    ...(isLeaving() && !isRead(request) && canOutlive(body) ? { keepalive: true } : {}),
    credentials: withCookies ? 'include' : 'same-origin',
    signal,
  };
}
