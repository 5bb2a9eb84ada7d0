/**
 * The transport: fetch with the session's header, a timeout, retries for reads and deduplication of writes. This
 * file combines the parts in `transport/`.
 */
import { HttpError } from 'ra-core';
import { createErrorFactory } from '../contract/errors';
import type { Translate } from '../contract/errors';
import { sleep as realSleep } from './abort';
import { fetchJson, fetchJsonWithHeaders } from './fetchJson';
import type { FetchFunction } from './fetchJson';
import { watchPageUnload } from './pageUnload';
import { createDeduplicator } from './deduplicate';
import { watchCspViolations, type FindBlockedOrigin } from './contentSecurityPolicy';
import { withRetries, type OnRetryAfter } from './retry';
import { isReadRequest } from './types';
import type { HttpClient, HttpRequest, TransportOptions } from './types';
import type { XhrFactory } from './uploadFile';
import type { SessionCredentials } from '../contract/types';

export interface HttpOptions {
  /** A request is aborted after this many milliseconds without any data. */
  timeout?: number;
  credentials: SessionCredentials;
  /** A cookie of the server carries the session: no `Authorization` header is sent. */
  sessionAuth?: boolean;
  /** Returns the language in which the server should write its messages; called for every request. */
  locale?: () => string;
  /** Translates the transport's own error messages; English without it. */
  translate?: Translate;
  /** Receives a description of each response that failed without a message from the server. */
  onWarning?: HttpClient['logWarning'];
  findBlockedOrigin?: FindBlockedOrigin;
  isPageUnloading?: () => boolean;
  fetch?: FetchFunction;
  createXhr?: XhrFactory;
  sleep?: (milliseconds: number, signal?: AbortSignal) => Promise<void>;
  /** Milliseconds since 1970. */
  now?: () => number;
}

const DEFAULT_TIMEOUT = 30_000;
const UNAUTHORIZED = 401;

/** Logs a warning. The code that describes a response is lazy-loaded, because it is needed only after a failure. */
const toConsole: HttpClient['logWarning'] = (text, answer) =>
  void import('./describeAnswerShape').then(
    ({ describeAnswer }) => console.error(`${text} (${describeAnswer(answer)})`),
    () => console.error(text),
  );

function createTransport(options: HttpOptions): TransportOptions {
  const { credentials, sessionAuth = false, locale, timeout = DEFAULT_TIMEOUT } = options;
  return {
    timeout,
    createError: createErrorFactory(options.translate),
    logWarning: options.onWarning ?? toConsole,
    findBlockedOrigin: options.findBlockedOrigin ?? watchCspViolations(globalThis.document),
    isPageUnloading: options.isPageUnloading ?? watchPageUnload(globalThis.window),
    withCookies: sessionAuth,
    headers: () => {
      const token = sessionAuth ? undefined : credentials.token();
      return {
        ...(token ? { Authorization: `Bearer ${token}` } : {}),
        ...(locale ? { 'Accept-Language': locale() } : {}),
      };
    },
  };
}

/**
 * Creates the deduplication keys of uploads. File contents cannot be compared, so the same `File` object is the
 * same upload.
 */
function createFileKeys(): (file: File) => number {
  const keys = new WeakMap<File, number>();
  let last = 0;
  return (file) => {
    const key = keys.get(file) ?? ++last;
    keys.set(file, key);
    return key;
  };
}

const writeKey = ({ method, url, body }: HttpRequest): string => `${method} ${url} ${JSON.stringify(body)}`;

/** Creates the transport, once per app. Every browser API it uses can be replaced in tests. */
export function createHttp(options: HttpOptions): HttpClient {
  const transport = createTransport(options);
  const { fetch = (url, init) => globalThis.fetch(url, init), sleep = realSleep, now = Date.now } = options;
  const createXhr = options.createXhr ?? (() => new XMLHttpRequest());
  const once = createDeduplicator();
  const fileKey = createFileKeys();

  /** Awaits the code of downloads and uploads, which is lazy-loaded: no screen starts with one. */
  const awaitCode = <T>(code: Promise<T>): Promise<T> =>
    code.catch(() => {
      throw transport.createError('network');
    });

  /**
   * Handles a 401 of a session that has been replaced by a newer one, which it does not concern: a read is repeated
   * in the new session, a write fails and is left to the user.
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
   * Retries reads; combines identical concurrent writes into one. The abort signal of a shared write is that of its
   * first caller.
   */
  const guarded = <T>(
    kind: string,
    request: HttpRequest,
    run: (onRetryAfter?: OnRetryAfter) => Promise<T>,
  ): Promise<T> =>
    isReadRequest(request)
      ? withRetries((onRetryAfter) => inSession(request, () => run(onRetryAfter)), {
          now,
          pause: (milliseconds) => sleep(milliseconds, request.signal),
        })
      : once(`${kind} ${writeKey(request)}`, () => inSession(request, () => run()));

  return {
    request: (request) =>
      guarded('json', request, (onRetryAfter) => fetchJson(fetch, request, transport, onRetryAfter)),
    requestJson: (request) =>
      guarded('plain', request, (onRetryAfter) => fetchJsonWithHeaders(fetch, request, transport, onRetryAfter)),
    download: (request) =>
      guarded('file', request, async (onRetryAfter) => {
        const { fetchFile } = await awaitCode(import('./fetchFile'));
        return fetchFile(fetch, request, transport, onRetryAfter);
      }),
    upload: (request, file, uploadOptions) =>
      once(`upload ${request.method} ${request.url} ${fileKey(file)}`, () =>
        inSession(request, async () => {
          const { uploadFile } = await awaitCode(import('./uploadFile'));
          return uploadFile(createXhr, request, file, uploadOptions, transport);
        }),
      ),
    createError: transport.createError,
    logWarning: transport.logWarning,
  };
}
