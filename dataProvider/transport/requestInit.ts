import { canUseKeepalive } from './pageUnload';
import { isReadRequest, type HttpRequest, type TransportOptions } from './types';

const FORM_TYPE = 'application/x-www-form-urlencoded';

/**
 * Builds the options of `fetch` for one request with a JSON body, with a text that is a form, or with a multipart form.
 * @param accept the expected content type of the response
 */
export function buildRequestInit(
  request: HttpRequest,
  accept: string,
  { headers, withCookies, isPageUnloading }: TransportOptions,
  signal: AbortSignal,
): RequestInit {
  const { body: given } = request;
  const isForm = typeof given === 'string';
  // The browser writes the type of a multipart form, which has its boundary.
  const isMultipart = given instanceof FormData;
  const text = isForm ? given : isMultipart || given === undefined ? undefined : JSON.stringify(given);
  const isSentOnUnload = isPageUnloading() && !isReadRequest(request) && !isMultipart && canUseKeepalive(text);
  return {
    method: request.method,
    headers: {
      Accept: accept,
      ...(given === undefined || isMultipart ? {} : { 'Content-Type': isForm ? FORM_TYPE : 'application/json' }),
      ...headers(),
      ...request.headers,
    },
    body: isMultipart ? given : text,
    ...(isSentOnUnload ? { keepalive: true } : {}),
    credentials: withCookies ? 'include' : 'same-origin',
    signal,
  };
}
