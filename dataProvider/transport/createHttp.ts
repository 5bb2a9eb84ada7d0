/**
 * The transport: sends requests with `fetch`. It adds the session's header and a timeout, retries reads and
 * deduplicates writes. This file combines the modules of the folder `transport/`.
 */
import { HttpError } from 'ra-core';
import { createErrorFactory } from '../contract/errors';
import type { TranslateFunction } from '../contract/errors';
import { sleep as realSleep } from './abort';
import { fetchJson } from './fetchJson';
import type { FetchFunction } from './fetchJson';
import { watchPageUnload } from './pageUnload';
import { createDeduplicator } from './deduplicate';
import { watchCspViolations, type BlockedOriginFinder } from './policyViolations';
import { withRetries, type RetryAfterListener } from './retry';
import { getWriteKey } from './getWriteKey';
import { isReadRequest } from './types';
import type { Clock, HttpClient, HttpRequest, TransportOptions } from './types';
import type { XhrFactory } from './sendMultipart';
import type { SessionCredentials } from '../contract/session';

export interface HttpOptions {
  /** A request is aborted if no data is sent or received for this number of milliseconds. */
  timeout?: number;
  credentials: SessionCredentials;
  /** The session is a cookie of the server, so no token is sent. */
  sessionCookieAuth?: boolean;
  /** Returns the language in which the server should write its messages. It is called for every request. */
  locale?: () => string;
  /** Translates the transport's own error messages. If it is missing, the messages are in English. */
  translate?: TranslateFunction;
  /** Called with a description of each response that failed without a message from the server. */
  onWarning?: HttpClient['logWarning'];
  findBlockedOrigin?: BlockedOriginFinder;
  isPageUnloading?: () => boolean;
  fetch?: FetchFunction;
  /** Creates the requests of multipart forms, which report their progress. Null: `fetch` sends them. */
  createXhr?: XhrFactory | null;
  sleep?: Clock['sleep'];
  now?: Clock['now'];
}

const DEFAULT_TIMEOUT = 30_000;
const UNAUTHORIZED = 401;

/**
 * Logs a warning. The code that describes a response is lazy-loaded, because it is needed only after a failed
 * request.
 */
const toConsole: HttpClient['logWarning'] = (text, answer) =>
  void import('./describeResponseShape').then(
    ({ describeResponse }) => console.error(`${text} (${describeResponse(answer)})`),
    () => console.error(text),
  );

function createTransport(options: HttpOptions): TransportOptions {
  const { credentials, sessionCookieAuth = false, locale, timeout = DEFAULT_TIMEOUT } = options;
  return {
    timeout,
    createError: createErrorFactory(options.translate),
    logWarning: options.onWarning ?? toConsole,
    findBlockedOrigin: options.findBlockedOrigin ?? watchCspViolations(globalThis.document),
    isPageUnloading: options.isPageUnloading ?? watchPageUnload(globalThis.window),
    withCookies: sessionCookieAuth,
    headers: () => {
      const token = sessionCookieAuth ? undefined : credentials.token();
      return {
        ...(credentials.headers?.() ?? (token ? { Authorization: `Bearer ${token}` } : {})),
        ...(locale ? { 'Accept-Language': locale() } : {}),
      };
    },
  };
}

/** Creates the transport. Call it once per app. Tests can replace every browser API that the transport uses. */
export function createHttp(options: HttpOptions): HttpClient {
  const transport = createTransport(options);
  const { fetch = (url, init) => globalThis.fetch(url, init), sleep = realSleep, now = Date.now } = options;
  const { createXhr = () => new XMLHttpRequest() } = options;
  const once = createDeduplicator();

  /**
   * Awaits the lazy-loaded code of downloads and uploads. If the code cannot be loaded, this is reported as a
   * network error. The code is not part of the first load, because no screen needs it when it opens.
   */
  const awaitCode = <T>(code: Promise<T>): Promise<T> =>
    code.catch(() => {
      throw transport.createError('network');
    });

  /**
   * Runs a request. If it fails with a 401 after a new session has started, the 401 concerns the previous session and
   * must not end the new one. A read is then sent again in the new session. A write fails, and the user can repeat it.
   */
  const inSession = async <T>(request: Pick<HttpRequest, 'method' | 'read'>, run: () => Promise<T>): Promise<T> => {
    const isFollowed = options.credentials.trackSession?.() ?? (() => false);
    try {
      return await run();
    } catch (error) {
      if (!(error instanceof HttpError && error.status === UNAUTHORIZED && isFollowed())) throw error;
      if (isReadRequest(request)) return inSession(request, run);
      throw transport.createError('failed');
    }
  };

  /**
   * Retries reads, and combines identical concurrent writes into one request. A combined write is aborted by the
   * abort signal of its first caller only.
   */
  const guarded = <T>(
    kind: string,
    request: HttpRequest,
    run: (onRetryAfter?: RetryAfterListener) => Promise<T>,
  ): Promise<T> =>
    isReadRequest(request)
      ? withRetries((onRetryAfter) => inSession(request, () => run(onRetryAfter)), {
          now,
          pause: (milliseconds) => sleep(milliseconds, request.signal),
        })
      : once(`${kind} ${getWriteKey(request)}`, () => inSession(request, () => run()));

  return {
    requestJson: (request) =>
      guarded('json', request, async (onRetryAfter) => {
        if (!createXhr || !(request.body instanceof FormData))
          return fetchJson(fetch, request, transport, onRetryAfter);
        const { sendMultipart } = await awaitCode(import('./sendMultipart'));
        return sendMultipart(createXhr, request, transport);
      }),
    download: (request) =>
      guarded('file', request, async (onRetryAfter) => {
        const { fetchFile } = await awaitCode(import('./fetchFile'));
        return fetchFile(fetch, request, transport, onRetryAfter);
      }),
    trackUser: () => options.credentials.trackUser?.() ?? (() => false),
    createError: transport.createError,
    logWarning: transport.logWarning,
    clock: { now, sleep },
  };
}
