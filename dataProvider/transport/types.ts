import type { Fail } from '../contract/errors';
import type { Call, Download, UploadOptions } from '../contract/types';
import type { Envelope, RawAnswer } from './answer';
import type { FindForbidden } from './policy';

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
export interface Plain {
  json: unknown;
  headers: Headers;
}

/** An answer that is not what it should be: as it came, or as far as it was read. */
export type Unusable = { raw: RawAnswer } | { json: unknown };

/** The transport: all a provider knows of the network. Each failure is an `HttpError`. */
export interface Http {
  request(request: HttpRequest): Promise<Envelope>;
  /** For servers that answer with bare JSON. */
  plain(request: HttpRequest): Promise<Plain>;
  upload(request: UploadRequest, file: File, options: UploadOptions): Promise<Envelope>;
  download(request: HttpRequest): Promise<Download>;
  /** Makes the failures the provider finds itself, in the same language. */
  fail: Fail;
  /** For developers: what is wrong with an answer. Who tells it tells how that looks, and nothing of what it says. */
  warn(text: string, answer: Unusable): void;
}

/** What the three kinds of request share. */
export interface Transport {
  timeout: number;
  fail: Fail;
  warn: Http['warn'];
  findForbidden: FindForbidden;
  /** Whether a write has to outlive the page. */
  isLeaving(): boolean;
  /** Asked at each request: the session may have changed. */
  headers(): Record<string, string>;
  /** Whether the server's cookie travels to another origin. */
  withCookies: boolean;
}

/** A read may be repeated, a write must not be. */
export const isRead = ({ method, read }: Pick<HttpRequest, 'method' | 'read'>): boolean => read ?? method === 'GET';
