import type { ErrorFactory, ErrorResponseParser } from '../contract/errors';
import type { Call, DownloadedFile } from '../contract/types';
import type { RawResponse } from './parseResponse';
import type { BlockedOriginFinder } from './policyViolations';

export interface HttpRequest {
  method: Call['method'];
  /** The absolute URL of the request. */
  url: string;
  /** A value that is sent as JSON, a text that is a form, or a multipart form. */
  body?: unknown;
  /** Called with the sent fraction of a multipart form, from 0 to 1. */
  onProgress?: ((share: number) => void) | undefined;
  /** Additional headers, which its dialect requires. */
  headers?: Readonly<Record<string, string>> | undefined;
  signal?: AbortSignal;
  /**
   * Whether the request only reads: `true` for a POST that only reads, `false` for a GET with side effects.
   * Default: true for GET.
   */
  read?: boolean;
  /** Whether the response has no envelope. Default: true. */
  isPlain?: boolean;
  /** Only for downloads: the response may be the JSON of work that is not done yet. */
  isPolled?: boolean;
  /** The call for which the request is sent. */
  call?: Call;
  /** The name of the request in log messages. It must not contain the parameter values of the URL. */
  name?: string;
  /**
   * Reads the message and the field errors from an error response without an envelope. Default: the message is
   * `msg` or `message`, and the field errors are the object `errors`.
   */
  parseErrorResponse?: ErrorResponseParser | undefined;
}

/** The JSON of a response, with its status and its headers. */
export interface JsonResponse {
  /** Null if the response has no body. */
  json: unknown;
  status: number;
  headers: Headers;
  /** Whether the server redirected the request, so that the response is that of another address. */
  redirected: boolean;
}

/** The response to a download: a file or, if the request is polled, JSON. */
export interface FileResponse extends JsonResponse {
  file?: DownloadedFile;
}

/** The timers of the transport, which tests replace. */
export interface Clock {
  /** Returns the current time in milliseconds since 1970. */
  now(): number;
  /** Waits. Rejects early if the signal aborts. */
  sleep(milliseconds: number, signal?: AbortSignal): Promise<void>;
}

/** A malformed response, either unparsed or as parsed JSON. */
export type UnusableResponse = { raw: RawResponse } | { json: unknown };

/** The transport: the data provider's only access to the network. Every failed request rejects with an `HttpError`. */
export interface HttpClient {
  /**
   * Sends a request whose response is JSON, and returns its status and headers, too. If the request says that there is
   * an envelope (`isPlain: false`), the envelope is checked and is the JSON.
   */
  requestJson(request: HttpRequest): Promise<JsonResponse>;
  download(request: HttpRequest): Promise<FileResponse>;
  /** Remembers the user. Returns a function that returns whether this user has signed out since then. */
  trackUser(): () => boolean;
  /** Creates the errors that the data provider itself detects. Their messages are in the user's language. */
  createError: ErrorFactory;
  /**
   * Logs for developers what is wrong with a response. Implementations log the structure of the response and never
   * its values.
   */
  logWarning(text: string, answer: UnusableResponse): void;
  clock: Clock;
}

/** The options shared by JSON requests, downloads and uploads. */
export interface TransportOptions {
  timeout: number;
  createError: ErrorFactory;
  logWarning: HttpClient['logWarning'];
  findBlockedOrigin: BlockedOriginFinder;
  /** Returns whether the page is being unloaded, so that a write must use `keepalive`. */
  isPageUnloading(): boolean;
  /** Returns the headers. It is called for every request, because the session may have changed. */
  headers(): Record<string, string>;
  /** Whether cookies are sent in requests to other origins. */
  withCookies: boolean;
}

/** Whether a request only reads. A read may be sent again; a write must not be sent again. */
export const isReadRequest = ({ method, read }: Pick<HttpRequest, 'method' | 'read'>): boolean =>
  read ?? method === 'GET';
