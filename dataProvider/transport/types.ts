import type { ErrorFactory, ErrorResponseParser } from '../contract/errors';
import type { Call, DownloadedFile, UploadOptions } from '../contract/types';
import type { Envelope, RawResponse } from './parseResponse';
import type { BlockedOriginFinder } from './policyViolations';

export interface HttpRequest {
  method: Call['method'];
  /** The absolute URL of the request. */
  url: string;
  body?: unknown;
  /** Additional headers, which its dialect requires. */
  headers?: Readonly<Record<string, string>> | undefined;
  signal?: AbortSignal;
  /**
   * Whether the request only reads: `true` for a POST that only reads, `false` for a GET with side effects.
   * Default: true for GET.
   */
  read?: boolean;
  /** The name of the request in log messages. It must not contain the parameter values of the URL. */
  name?: string;
  /**
   * Reads the message and the field errors from an error response without an envelope. Default: the message is
   * `msg` or `message`, and the field errors are the object `errors`.
   */
  parseErrorResponse?: ErrorResponseParser | undefined;
}

export interface UploadRequest extends Pick<HttpRequest, 'method' | 'url' | 'name' | 'headers'> {
  /** Whether the response has no envelope. */
  isPlain?: boolean;
}

/** A response that has no envelope, with its headers. */
export interface JsonResponse {
  json: unknown;
  headers: Headers;
}

/** A malformed response, either unparsed or as parsed JSON. */
export type UnusableResponse = { raw: RawResponse } | { json: unknown };

/** The transport: the data provider's only access to the network. Every failed request rejects with an `HttpError`. */
export interface HttpClient {
  request(request: HttpRequest): Promise<Envelope>;
  /** Sends a request to a server that responds with JSON without an envelope. */
  requestJson(request: HttpRequest): Promise<JsonResponse>;
  upload(request: UploadRequest, file: File, options: UploadOptions): Promise<Envelope>;
  download(request: HttpRequest): Promise<DownloadedFile>;
  /** Creates the errors that the data provider itself detects. Their messages are in the user's language. */
  createError: ErrorFactory;
  /**
   * Logs for developers what is wrong with a response. Implementations log the structure of the response and never
   * its values.
   */
  logWarning(text: string, answer: UnusableResponse): void;
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
