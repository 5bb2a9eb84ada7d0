/**
 * The contract of the data provider, written down: react-admin's nine methods and the few of
 * our own that screens need. Knows no entity by name; routes come in as an argument.
 */
import type { DataProvider, Identifier } from 'ra-core';

/** One call of the operator's API, as a schema file states it. */
export interface Call {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE' | 'PATCH';
  /** Below the API base, with `{placeholders}`. */
  path: string;
  /** The keys of the page's number and of the filters: `pageNo/pageVo`. */
  pagination?: string;
  /** The only keys of a record that are sent. */
  bodyFields?: string[];
  /** Filters, or keys of the body, that are always sent. */
  fixedParams?: Record<string, unknown>;
  /** `false`: the answer is the data itself, and a good status is a success. */
  envelope?: false;
  /** A call that plain REST has by itself, below the path of the collection. */
  rest?: boolean;
}

/** The calls of one resource. Known names: `page get create update delete`; others are its own. */
export interface ResourceCalls {
  /** Name and title for messages: `article`, `Articles`. */
  name: string;
  title: string;
  /** Fields that identify a record together; none where nothing does. */
  ids: readonly string[];
  /** @returns undefined for a row that does not say which one it is */
  getId(row: Readonly<Record<string, unknown>>): string | number | undefined;
  /** Of an id the values of its fields, and all of it as `id`. */
  getIdParts(id: unknown): Record<string, unknown>;
  /** Whether an answer is a record of this kind: any object without it. */
  isRecord?(row: Readonly<Record<string, unknown>>): boolean;
  /** There is one record and no list of them. */
  singleton?: boolean;
  /** No call reads a record: it is the row of its list. */
  getFromList?: boolean;
  /** No call reads a record: it is what its id says. Several rows of the list may tell of the same. */
  getFromId?: boolean;
  calls: Record<string, Call>;
}

/** Finds the calls of a resource; the page call of a manifest is there at once, the rest on demand. */
export interface ResourceRegistry {
  /** @throws Error for an unknown resource, naming the known ones. */
  getResourceCalls(resource: string): Promise<ResourceCalls>;
  /** What is known without loading anything; undefined when that is nothing. */
  pageTable(resource: string): ResourceCalls | undefined;
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
  /** What people call the rows: for the text of a fault. */
  title?: string;
}

/** In react-admin's words: the server has not said how many rows there are. */
export interface PageInfo {
  hasNextPage: boolean;
  hasPreviousPage: boolean;
}

export interface RowsPage<Row = Record<string, unknown>> {
  rows: Row[];
  /** How many there are; with `pageInfo` as many as were seen, and one more where there may be more. */
  total: number;
  pageInfo?: PageInfo;
}

export interface UploadOptions {
  /** Name of the multipart field. */
  field: string;
  /** Share of the file that has left, 0 to 1. */
  onProgress?: (share: number) => void;
  signal?: AbortSignal;
}

export interface DownloadedFile {
  blob: Blob;
  /** From `Content-Disposition`; empty when the server gives none. */
  fileName: string;
}

export interface WattdeskDataProvider extends DataProvider {
  /** Any call that is not one of the nine methods. */
  send<T = unknown>(call: Call, options?: SendOptions): Promise<Answer<T>>;
  /** Page of rows from any paged call, for dialogs: same dialects and answer shapes as lists. */
  page<Row = Record<string, unknown>>(call: Call, params: PageOptions): Promise<RowsPage<Row>>;
  upload<T = Record<string, unknown>>(call: Call, file: File, options: UploadOptions): Promise<Answer<T>>;
  download(call: Call, options?: SendOptions): Promise<DownloadedFile>;
}

/** What the transport needs to know of the session, asked at each request. */
export interface SessionCredentials {
  /** Bearer token; undefined when signed out or when a cookie carries the session. */
  token(): string | undefined;
  /**
   * Remembers the session in which a request is made.
   * @returns whether another one has begun since
   */
  trackSession?(): () => boolean;
}

export type { Identifier };
