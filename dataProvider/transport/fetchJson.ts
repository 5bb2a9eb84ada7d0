import type { ErrorFactory } from '../contract/errors';
import { parseEnvelope, parseJsonResponse } from './parseResponse';
import type { Envelope, RawResponse } from './parseResponse';
import { runHttpRequest } from './runHttpRequest';
import { buildRequestInit } from './requestInit';
import { RETRY_AFTER_HEADER, type RetryAfterListener } from './retry';
import { isReadRequest } from './types';
import type { HttpRequest, JsonResponse, TransportOptions } from './types';

export type FetchFunction = (url: string, init: RequestInit) => Promise<Response>;

/** The properties of a request that are needed to read its response. */
type RequestDescription = Pick<HttpRequest, 'method' | 'url' | 'read' | 'name' | 'parseErrorResponse'>;

/**
 * Returns a function that creates the transport's own errors and logs each error with a description of the
 * response.
 */
const withRetryAfter =
  (
    { method, url, name = url.split('?')[0]! }: RequestDescription,
    raw: RawResponse,
    { createError, logWarning }: TransportOptions,
  ): ErrorFactory =>
  (fault, details) => {
    const error = createError(fault, details);
    logWarning(`${method} ${name}: ${error.message}`, { raw });
    return error;
  };

/**
 * Parses the envelope of a response: an object such as `{ success, msg, data, total }`. If the request failed
 * without a message from the server, the description of the response is logged.
 */
export const parseAndLogEnvelope = (
  requestDescription: RequestDescription,
  raw: RawResponse,
  transport: TransportOptions,
): Envelope =>
  parseEnvelope(raw, isReadRequest(requestDescription), withRetryAfter(requestDescription, raw, transport));

/** Parses a response that has no envelope. Logs failures in the same way as `parseAndLogEnvelope`. */
export const parsePlainResponse = (
  requestDescription: RequestDescription,
  raw: RawResponse,
  transport: TransportOptions,
): unknown =>
  parseJsonResponse(raw, withRetryAfter(requestDescription, raw, transport), requestDescription.parseErrorResponse);

const fetchRaw = (
  fetch: FetchFunction,
  request: HttpRequest,
  transport: TransportOptions,
  onRetryAfter?: RetryAfterListener,
): Promise<RawResponse & Omit<JsonResponse, 'json'>> =>
  runHttpRequest({ ...transport, url: request.url, signal: request.signal }, async ({ signal }) => {
    const response = await fetch(request.url, buildRequestInit(request, 'application/json', transport, signal));
    const { status, headers, redirected } = response;
    onRetryAfter?.(headers.get(RETRY_AFTER_HEADER));
    return {
      status,
      headers,
      redirected,
      contentType: headers.get('content-type') ?? '',
      text: await response.text(),
    };
  });

/**
 * Sends one JSON request. The status and the headers of the response are returned too, because a dialect may need them,
 * for example for the total.
 */
export async function fetchJson(
  fetch: FetchFunction,
  request: HttpRequest,
  transport: TransportOptions,
  onRetryAfter?: RetryAfterListener,
): Promise<JsonResponse> {
  const raw = await fetchRaw(fetch, request, transport, onRetryAfter);
  const parse = request.isPlain === false ? parseAndLogEnvelope : parsePlainResponse;
  return { ...raw, json: parse(request, raw, transport) };
}
