/** Follows responses with the status 202: asks for the status of the work until there is a result. */
import { HttpError } from 'ra-core';
import { createAbortError } from '../../transport/abort';
import { buildUrl } from '../../transport/buildUrl';
import { createDeduplicator } from '../../transport/deduplicate';
import { createServerError } from '../../transport/parseResponse';
import { parseRetryAfter, RETRY_AFTER_HEADER } from '../../transport/retry';
import { getWriteKey } from '../../transport/getWriteKey';
import { isReadRequest } from '../../transport/types';
import type { HttpClient, HttpRequest, JsonResponse } from '../../transport/types';
import type { AsynchronousFormat, DialectDefinition } from '../definition';
import type { Dialect } from '../dialect';
import { getValueAt } from '../valuePath';
import { getLastSegment } from './normalizeRecord';

const ACCEPTED = 202;
const UNAUTHORIZED = 401;
const DEFAULT_INTERVAL_MS = 1000;
const DEFAULT_TIMEOUT_MS = 60_000;
/** A server that says `Retry-After: 0` is not asked without a pause. */
const MIN_INTERVAL_MS = 100;

/**
 * Returns the URL of an address in a response. Only its path and query are used: the request goes to the server of the
 * call, so that a response cannot direct it, with its token, to another server.
 */
function resolveAddress(address: string, requestUrl: string): string | undefined {
  const base = new URL(requestUrl, 'http://localhost');
  if (!URL.canParse(address, base)) return undefined;
  const { pathname, search } = new URL(address, base);
  return `${requestUrl.startsWith('/') ? '' : base.origin}${pathname}${search}`;
}

const toAddress = (value: unknown): string | undefined =>
  typeof value === 'number' || (typeof value === 'string' && value !== '') ? String(value) : undefined;

/** Returns the URL of the status; undefined if the response does not have it. */
function findStatusUrl(
  { statusUrlPath, statusUrlHeader = 'Location', statusEndpoint }: AsynchronousFormat,
  { json, headers }: JsonResponse,
  { baseUrl, requestUrl }: { baseUrl: string; requestUrl: string },
): string | undefined {
  const found = statusUrlPath === undefined ? undefined : toAddress(getValueAt(json, statusUrlPath));
  const address = found ?? toAddress(headers.get(statusUrlHeader));
  if (address === undefined || statusEndpoint === undefined) return address && resolveAddress(address, requestUrl);
  return buildUrl(baseUrl, statusEndpoint.replace(/^GET /, ''), { id: getLastSegment(address) });
}

/** Returns the state in a response to a status request. A redirected request has read the result, which has none. */
function findState({ statePath }: AsynchronousFormat, { json, redirected }: JsonResponse): string | undefined {
  const state = statePath === undefined || redirected ? undefined : getValueAt(json, statePath);
  return state === undefined || state === null ? undefined : String(state);
}

/** Returns a response whose body is the result, in an envelope if the request expects one. */
const withResult = <R extends JsonResponse>({ isPlain }: HttpRequest, response: R, result: unknown): R => ({
  ...response,
  json: isPlain === false ? { success: true, data: result } : result,
});

/** Returns the response with the result of work that is done. @throws HttpError if the work has failed */
async function findResult<R extends JsonResponse>(
  http: HttpClient,
  request: HttpRequest,
  format: AsynchronousFormat,
  response: R,
  statusUrl: string,
  read: (url: string) => Promise<R>,
): Promise<R> {
  const { json, status } = response;
  const state = findState(format, response);
  if (state !== undefined && format.failedStates?.includes(state)) {
    const raw = { status, contentType: '', text: '' };
    throw createServerError(raw, json, http.createError, request.parseErrorResponse);
  }
  const address = format.resultUrlPath === undefined ? undefined : toAddress(getValueAt(json, format.resultUrlPath));
  const url = address && resolveAddress(address, statusUrl);
  if (url) return read(url);
  if (state === undefined && (format.statePath !== undefined || format.resultPath === undefined)) return response;
  if (format.resultPath !== undefined) {
    return withResult(request, response, getValueAt(json, format.resultPath) ?? null);
  }
  // The other headers and the body are those of the status. `Location` may name the record that was created.
  const location = response.headers.get('Location');
  return withResult(request, { ...response, headers: new Headers(location ? { Location: location } : {}) }, null);
}

/** The server gave no usable response to a status request: the work may go on. */
const isUnknown = (error: unknown): error is HttpError =>
  error instanceof HttpError && (error.status === 0 || error.status === UNAUTHORIZED || error.status >= 502);

/**
 * Creates the function that sends the requests of a dialect with `asynchronous`. It sends a request once. If the
 * response has the status 202, it asks for the status until the work is done, and returns the result as the response. A
 * write is pending until its work is done: an identical write in that time is not sent, and gets the same result. The
 * function throws an HttpError if the work has failed, is not done in time or cannot be asked for, and an AbortError
 * after the user has signed out.
 */
export function createAsynchronousSender({
  asynchronous: format = {},
  headers,
}: Pick<DialectDefinition, 'asynchronous' | 'headers'>): NonNullable<Dialect['sendRequest']> {
  const once = createDeduplicator();
  const send = async <R extends JsonResponse>(
    request: HttpRequest,
    http: HttpClient,
    baseUrl: string,
    exchange: (one: HttpRequest) => Promise<R>,
  ): Promise<R> => {
    const { intervalMs = DEFAULT_INTERVAL_MS, timeoutMs = DEFAULT_TIMEOUT_MS, pendingStates = [] } = format;
    const { now, sleep } = http.clock;
    const hasSignedOut = http.trackUser();
    const start = now();
    const createUnfinishedError = (status: number, milliseconds: number): HttpError =>
      http.createError('unfinished', { status, args: { seconds: Math.max(1, Math.round(milliseconds / 1000)) } });
    // Neither its body nor the call itself: these requests read something else.
    const { call: _call, body: _body, onProgress: _progress, ...common } = request;
    const read = async (url: string): Promise<R> => {
      if (hasSignedOut()) throw createAbortError();
      try {
        return await exchange({ ...common, method: 'GET', url, headers, read: true });
      } catch (error) {
        if (hasSignedOut()) throw createAbortError();
        // A write goes on at the server although its status cannot be read, so it must not be reported as failed.
        if (!isUnknown(error) || isReadRequest(request)) throw error;
        throw createUnfinishedError(error.status, now() - start);
      }
    };
    let response = await exchange(request);
    const url =
      response.status === ACCEPTED ? findStatusUrl(format, response, { baseUrl, requestUrl: request.url }) : undefined;
    if (url === undefined) return response;
    const end = start + timeoutMs;
    const isPending = (): boolean =>
      response.status === ACCEPTED || pendingStates.includes(findState(format, response) ?? '');
    do {
      const wanted = parseRetryAfter(response.headers.get(RETRY_AFTER_HEADER), now()) ?? intervalMs;
      const pause = Math.max(wanted, MIN_INTERVAL_MS);
      if (now() + pause > end) throw createUnfinishedError(ACCEPTED, timeoutMs);
      await sleep(pause, request.signal);
      response = await read(url);
    } while (isPending());
    return findResult(http, request, format, response, url, read);
  };

  return (request, ...client) =>
    isReadRequest(request) ? send(request, ...client) : once(getWriteKey(request), () => send(request, ...client));
}
