/**
 * The transport: fetch with the session's header, a deadline, retries of reads, and no write that
 * runs twice. Parts in `transport/`; here is how they fit together.
 */
import { HttpError } from 'ra-core';
import { createFail } from '../contract/errors';
import type { Translate } from '../contract/errors';
import { sleep as realSleep } from './abort';
import { fetchJson, fetchPlain } from './json';
import type { Fetch } from './json';
import { watchLeaving } from './leaving';
import { createOnce } from './once';
import { watchPolicy, type FindForbidden } from './policy';
import { retrying, type Hear } from './retry';
import { isRead } from './types';
import type { Http, HttpRequest, Transport } from './types';
import { uploadFile } from './upload';
import type { XhrFactory } from './upload';
import type { Credentials } from '../contract/types';

export interface HttpOptions {
  /** Milliseconds of silence after which a request is given up. */
  timeout?: number;
  credentials: Credentials;
  /** The server's cookie carries the session: no header is sent. */
  sessionAuth?: boolean;
  /** The language server texts are wanted in, asked at each request. */
  locale?: () => string;
  /** Puts our own failures into the user's language; English without it. */
  translate?: Translate;
  /** Told what an answer looks like whose failure no text of the server explains. */
  onWarn?: Http['warn'];
  findForbidden?: FindForbidden;
  isLeaving?: () => boolean;
  fetch?: Fetch;
  createXhr?: XhrFactory;
  sleep?: (milliseconds: number, signal?: AbortSignal) => Promise<void>;
  /** Milliseconds since 1970. */
  now?: () => number;
}

const DEFAULT_TIMEOUT = 30_000;
const UNAUTHORIZED = 401;

/** How an answer looks is told by code that nobody needs as long as all is well. */
const toConsole: Http['warn'] = (text, answer) =>
  void import('./shape').then(
    ({ describeAnswer }) => console.error(`${text} (${describeAnswer(answer)})`),
    () => console.error(text),
  );

function createTransport(options: HttpOptions): Transport {
  const { credentials, sessionAuth = false, locale, timeout = DEFAULT_TIMEOUT } = options;
  return {
    timeout,
    fail: createFail(options.translate),
    warn: options.onWarn ?? toConsole,
    findForbidden: options.findForbidden ?? watchPolicy(globalThis.document),
    isLeaving: options.isLeaving ?? watchLeaving(globalThis.window),
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

/** Files have no content to compare by: the same object is the same upload. */
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

/** Creates the transport once per app; everything that touches the browser can be replaced. */
export function createHttp(options: HttpOptions): Http {
  const transport = createTransport(options);
  const { fetch = (url, init) => globalThis.fetch(url, init), sleep = realSleep, now = Date.now } = options;
  const createXhr = options.createXhr ?? (() => new XMLHttpRequest());
  const once = createOnce();
  const fileKey = createFileKeys();

  /** No screen begins with a file: its code comes with the first one. */
  const loadFileCode = () =>
    import('./file').catch(() => {
      throw transport.fail('network');
    });

  /**
   * A refusal of a session that another one has followed says nothing of that one: a read is asked again in it,
   * a write waits for its user.
   */
  const inSession = async <T>(request: Pick<HttpRequest, 'method' | 'read'>, run: () => Promise<T>): Promise<T> => {
    const isFollowed = options.credentials.mark?.() ?? (() => false);
    try {
      return await run();
    } catch (error) {
      if (!(error instanceof HttpError && error.status === UNAUTHORIZED && isFollowed())) throw error;
      if (isRead(request)) return inSession(request, run);
      throw transport.fail('failed');
    }
  };

  /** Reads are repeated, equal writes are one. The signal of a shared write is its first caller's. */
  const guarded = <T>(kind: string, request: HttpRequest, run: (hear?: Hear) => Promise<T>): Promise<T> =>
    isRead(request)
      ? retrying((hear) => inSession(request, () => run(hear)), {
          now,
          pause: (milliseconds) => sleep(milliseconds, request.signal),
        })
      : once(`${kind} ${writeKey(request)}`, () => inSession(request, () => run()));

  return {
    request: (request) => guarded('json', request, (hear) => fetchJson(fetch, request, transport, hear)),
    plain: (request) => guarded('plain', request, (hear) => fetchPlain(fetch, request, transport, hear)),
    download: (request) =>
      guarded('file', request, async (hear) => {
        const { fetchFile } = await loadFileCode();
        return fetchFile(fetch, request, transport, hear);
      }),
    upload: (request, file, uploadOptions) =>
      once(`upload ${request.method} ${request.url} ${fileKey(file)}`, () =>
        inSession(request, () => uploadFile(createXhr, request, file, uploadOptions, transport)),
      ),
    fail: transport.fail,
    warn: transport.warn,
  };
}
