import { canUseKeepalive } from './pageUnload';
import { isReadRequest, type HttpRequest, type TransportOptions } from './types';

const FORM_TYPE = 'application/x-www-form-urlencoded';

/**
 * Builds the options of `fetch` for one request with a JSON body, or with a text that is a form.
 * @param accept the expected content type of the response
 */
export function buildRequestInit(
  request: HttpRequest,
  accept: string,
  { headers, withCookies, isPageUnloading }: TransportOptions,
  signal: AbortSignal,
): RequestInit {
  const hasBody = request.body !== undefined;
  const isForm = typeof request.body === 'string';
  const body = isForm ? String(request.body) : hasBody ? JSON.stringify(request.body) : undefined;
  return {
    method: request.method,
    headers: {
      Accept: accept,
      ...(hasBody ? { 'Content-Type': isForm ? FORM_TYPE : 'application/json' } : {}),
      ...headers(),
      ...request.headers,
    },
    body,
    ...(isPageUnloading() && !isReadRequest(request) && canUseKeepalive(body) ? { keepalive: true } : {}),
    credentials: withCookies ? 'include' : 'same-origin',
    signal,
  };
}
