import type { CreateError, ReadRefusal } from '../contract/errors';
import type { Call, DownloadedFile, UploadOptions } from '../contract/types';
import type { Envelope, RawAnswer } from './parseAnswer';
import type { FindBlockedOrigin } from './contentSecurityPolicy';

export interface HttpRequest {
  method: Call['method'];
  /** The absolute URL. */
  url: string;
  body?: unknown;
  signal?: AbortSignal;
  /** `true` for a POST that only reads, `false` for a GET with side effects. */
  read?: boolean;
  /** The request's name in log messages, without the values that its URL may contain. */
  name?: string;
  /** How a refusal without an envelope reads. Default: `msg` or `message`, and the object `errors`. */
  readRefusal?: ReadRefusal | undefined;
}

export interface UploadRequest extends Pick<HttpRequest, 'method' | 'url' | 'name'> {
  /** The response has no envelope. */
  isPlain?: boolean;
}

/** A response without an envelope. */
export interface JsonAnswer {
  json: unknown;
  headers: Headers;
}

/** A malformed response: unparsed, or parsed to JSON. */
export type UnusableAnswer = { raw: RawAnswer } | { json: unknown };

/** The transport, the provider's only access to the network. Each failure is an `HttpError`. */
export interface HttpClient {
  request(request: HttpRequest): Promise<Envelope>;
  /** For servers that respond with JSON without an envelope. */
  requestJson(request: HttpRequest): Promise<JsonAnswer>;
  upload(request: UploadRequest, file: File, options: UploadOptions): Promise<Envelope>;
  download(request: HttpRequest): Promise<DownloadedFile>;
  /** Creates the errors that the provider itself detects, in the user's language. */
  createError: CreateError;
  /** Logs what is wrong with a response, for developers. Implementations log its structure and never its values. */
  logWarning(text: string, answer: UnusableAnswer): void;
}

/** Options shared by the three kinds of requests. */
export interface TransportOptions {
  timeout: number;
  createError: CreateError;
  logWarning: HttpClient['logWarning'];
  findBlockedOrigin: FindBlockedOrigin;
  /** Whether the page is being unloaded, so that a write must use `keepalive`. */
  isPageUnloading(): boolean;
  /** Called for every request, because the session may have changed. */
  headers(): Record<string, string>;
  /** Whether cookies are sent to other origins. */
  withCookies: boolean;
}

/** Whether a request only reads. A read may be repeated, a write must not be. */
export const isReadRequest = ({ method, read }: Pick<HttpRequest, 'method' | 'read'>): boolean =>
  read ?? method === 'GET';
