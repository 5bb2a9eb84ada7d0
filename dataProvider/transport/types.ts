import type { CreateError } from '../contract/errors';
import type { Call, DownloadedFile, UploadOptions } from '../contract/types';
import type { Envelope, RawAnswer } from './parseAnswer';
import type { FindBlockedOrigin } from './contentSecurityPolicy';

export interface HttpRequest {
  method: Call['method'];
  /** The whole address. */
  url: string;
  body?: unknown;
  signal?: AbortSignal;
  /** A POST that only reads; a GET that does something says `false`. */
  read?: boolean;
  /** What it is called in words for developers: without the values that its address may hold. */
  name?: string;
}

export interface UploadRequest extends Pick<HttpRequest, 'method' | 'url' | 'name'> {
  /** The answer is the data itself. */
  isPlain?: boolean;
}

/** An answer without an envelope. */
export interface JsonAnswer {
  json: unknown;
  headers: Headers;
}

/** An answer that is not what it should be: as it came, or as far as it was read. */
export type UnusableAnswer = { raw: RawAnswer } | { json: unknown };

/** The transport: all a provider knows of the network. Each failure is an `HttpError`. */
export interface HttpClient {
  request(request: HttpRequest): Promise<Envelope>;
  /** For servers that answer with bare JSON. */
  requestJson(request: HttpRequest): Promise<JsonAnswer>;
  upload(request: UploadRequest, file: File, options: UploadOptions): Promise<Envelope>;
  download(request: HttpRequest): Promise<DownloadedFile>;
  /** Makes the failures the provider finds itself, in the same language. */
  createError: CreateError;
  /** For developers: what is wrong with an answer. Who tells it tells how that looks, and nothing of what it says. */
  logWarning(text: string, answer: UnusableAnswer): void;
}

/** What the three kinds of request share. */
export interface TransportOptions {
  timeout: number;
  createError: CreateError;
  logWarning: HttpClient['logWarning'];
  findBlockedOrigin: FindBlockedOrigin;
  /** Whether a write has to outlive the page. */
  isPageUnloading(): boolean;
  /** Asked at each request: the session may have changed. */
  headers(): Record<string, string>;
  /** Whether the server's cookie travels to another origin. */
  withCookies: boolean;
}

/** A read may be repeated, a write must not be. */
export const isReadRequest = ({ method, read }: Pick<HttpRequest, 'method' | 'read'>): boolean =>
  read ?? method === 'GET';
