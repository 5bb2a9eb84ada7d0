/**
 * The contract of the data provider, written down: react-admin's nine methods and the few of
 * our own that screens need. Knows no entity by name; routes come in as an argument.
 */
import type { DataProvider, GetListParams, GetListResult, Identifier } from 'ra-core';

export type PagingName = 'pageNo/pageVo' | 'pageNum/pageVo' | 'pageNum/pageCriteria';

/** One call of the operator's API, as a schema file states it. */
export interface Call {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE' | 'PATCH';
  /** Below the API base, with `{placeholders}`. */
  path: string;
  paging?: PagingName;
  /** The only keys of a record that are sent. */
  body?: string[];
  /** Filters that are always sent. */
  fixed?: Record<string, unknown>;
}

/** The calls of one resource. Known names: `page get create update delete`; others are its own. */
export interface CallTable {
  /** Name and title for messages: `article`, `Articles`. */
  name: string;
  title: string;
  /** Field that identifies a record. */
  id: string;
  calls: Record<string, Call>;
}

/** Finds the calls of a resource; the page call of a manifest is there at once, the rest on demand. */
export interface Routes {
  /** @throws Error for an unknown resource, naming the known ones. */
  table(resource: string): Promise<CallTable>;
  /** What is known without loading anything; undefined when that is nothing. */
  pageTable(resource: string): CallTable | undefined;
}

export interface SendOptions {
  /** Values for the path's placeholders. */
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
  signal?: AbortSignal;
  /** Whether it may be retried: a POST that only reads (paging), not a GET that does something. Default: GET. */
  read?: boolean;
}

/** An answer with its envelope taken off. */
export interface Answer<T = unknown> {
  data: T;
  msg: string;
}

export interface PageOptions {
  page: number;
  perPage: number;
  filter: Record<string, unknown>;
  signal?: AbortSignal;
  /** Values for the path's placeholders. */
  params?: Record<string, unknown>;
  /** Field that each row must carry. */
  id?: string;
}

export interface UploadOptions {
  /** Name of the multipart field. */
  field: string;
  /** Share of the file that has left, 0 to 1. */
  onProgress?: (share: number) => void;
  signal?: AbortSignal;
}

export interface Download {
  blob: Blob;
  /** From `Content-Disposition`; empty when the server gives none. */
  fileName: string;
}

export interface WattdeskDataProvider extends DataProvider {
  /** Any call that is not one of the nine methods. */
  send<T = unknown>(call: Call, options?: SendOptions): Promise<Answer<T>>;
  /** Page of rows from any paged call, for dialogs: same dialects and answer shapes as lists. */
  page<Row = Record<string, unknown>>(call: Call, params: PageOptions): Promise<{ rows: Row[]; total: number }>;
  upload<T = Record<string, unknown>>(call: Call, file: File, options: UploadOptions): Promise<Answer<T>>;
  download(call: Call, options?: SendOptions): Promise<Download>;
  /**
   * Sends a page call before its screen's code has arrived; the next equal `getList` takes its answer.
   * @returns the page if it arrived before anyone took it; undefined if it is taken, or failed
   */
  preload(resource: string, params: GetListParams): Promise<GetListResult | undefined>;
  /** The same for a plain call: the next `send` of it takes the answer. */
  preloadCall<T = unknown>(call: Call): Promise<Answer<T> | undefined>;
}

/** What the transport needs to know of the session, asked at each request. */
export interface Credentials {
  /** Bearer token; undefined when signed out or when a cookie carries the session (AUTH-54). */
  token(): string | undefined;
}

export type { Identifier };
