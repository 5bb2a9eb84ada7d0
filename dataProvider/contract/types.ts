/**
 * The types of the data provider: react-admin's nine methods and the additional ones that screens need. Contains no
 * entity names; the calls of the resources are passed in as an argument.
 */
import type { DataProvider, Identifier } from 'ra-core';

/**
 * One API call as configured in a schema file.
 *
 * @example
 * const page: Call = { method: 'POST', path: 'article/article-pages', pagination: 'pageNo/pageVo' };
 */
export interface Call {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE' | 'PATCH';
  /** Relative to the API base URL, with `{placeholders}`. */
  path: string;
  /** The dialect of a list call. */
  pagination?: string;
  /** The dialect of a call of a standard REST collection. */
  dialect?: string;
  /** The only keys of the record that are sent. */
  bodyFields?: string[];
  /** Filters or body keys with fixed values that are always sent. */
  fixedParams?: Record<string, unknown>;
  /** `false`: the response body is the data itself, and a 2xx status means success. */
  envelope?: false;
}

/**
 * The calls of one resource. Standard names: `page get create update delete`; all others are specific to the
 * resource.
 */
export interface ResourceCalls {
  /** Name and title for error messages: `article`, `Articles`. */
  name: string;
  title: string;
  /** The fields that together identify a record; empty if there are none. */
  ids: readonly string[];
  /** @returns undefined for a row without an id */
  getId(row: Readonly<Record<string, unknown>>): string | number | undefined;
  /** Returns the values of the id's fields, and the complete id as `id`. */
  getIdParts(id: unknown): Record<string, unknown>;
  /** Whether a response is a record of this kind. Without this function, every object is one. */
  isRecord?(row: Readonly<Record<string, unknown>>): boolean;
  /** There is exactly one record and no list. */
  singleton?: boolean;
  /** No call reads a single record: it is taken from the list. */
  getFromList?: boolean;
  /** No call reads a single record: its id contains its data. Several rows of the list can refer to the same record. */
  getFromId?: boolean;
  calls: Record<string, Call>;
}

/**
 * Finds the calls of a resource. The page call, from the manifest, is available at once; the others load on demand.
 *
 * @example
 * const routes: ResourceRegistry = {
 *   getResourceCalls: async (resource) => callsByResource[resource]!,
 *   pageTable: () => undefined,
 * };
 */
export interface ResourceRegistry {
  /** @throws Error for an unknown resource; the message lists the known ones */
  getResourceCalls(resource: string): Promise<ResourceCalls>;
  /** Returns the calls that are known without loading anything, or undefined if there are none. */
  pageTable(resource: string): ResourceCalls | undefined;
}

export interface SendOptions {
  /** Values for the placeholders of the path. */
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
  signal?: AbortSignal;
  /**
   * Whether the request may be retried. Default: true for GET. Set it for a POST that only reads (paging) and unset
   * it for a GET with side effects.
   */
  read?: boolean;
}

/** A response without its envelope. */
export interface Answer<T = unknown> {
  data: T;
  msg: string;
}

export interface PageOptions {
  page: number;
  perPage: number;
  filter: Record<string, unknown>;
  signal?: AbortSignal;
  /** Values for the placeholders of the path. */
  params?: Record<string, unknown>;
  /** The title of the rows, for error messages. */
  title?: string;
}

/** react-admin's `pageInfo`: set when the server did not return the total. */
export interface PageInfo {
  hasNextPage: boolean;
  hasPreviousPage: boolean;
}

export interface RowsPage<Row = Record<string, unknown>> {
  rows: Row[];
  /** The number of rows. With `pageInfo`: the number of rows seen so far, plus one if there may be more. */
  total: number;
  pageInfo?: PageInfo;
}

export interface UploadOptions {
  /** Name of the multipart field. */
  field: string;
  /** Receives the uploaded share of the file, 0 to 1. */
  onProgress?: (share: number) => void;
  signal?: AbortSignal;
}

export interface DownloadedFile {
  blob: Blob;
  /** From `Content-Disposition`; empty if the server sends none. */
  fileName: string;
}

export interface WattdeskDataProvider extends DataProvider {
  /**
   * Sends any call that is not one of the nine methods.
   *
   * @example
   * const dataProvider = useDataProvider<WattdeskDataProvider>();
   * const { data, msg } = await dataProvider.send<{ taskId: number }>(
   *   { method: 'POST', path: 'ocppOperations/clearChargingProfile' },
   *   { body: { stationIds: ['SG-TD-02'] } },
   * );
   */
  send<T = unknown>(call: Call, options?: SendOptions): Promise<Answer<T>>;
  /**
   * Reads a page of rows from any paged call, for dialogs. Supports the same dialects as lists.
   *
   * @example
   * const call: Call = { method: 'POST', path: 'campaign/assign-site-pages', pagination: 'pageNo/pageVo' };
   * const { rows, total } = await dataProvider.page(call, { page: 1, perPage: 10, filter: { campaignId: 7 } });
   */
  page<Row = Record<string, unknown>>(call: Call, params: PageOptions): Promise<RowsPage<Row>>;
  upload<T = Record<string, unknown>>(call: Call, file: File, options: UploadOptions): Promise<Answer<T>>;
  download(call: Call, options?: SendOptions): Promise<DownloadedFile>;
}

/** The session data that the transport needs; read again for every request. */
export interface SessionCredentials {
  /** Bearer token; undefined when signed out or when a cookie carries the session. */
  token(): string | undefined;
  /**
   * Remembers the session in which a request starts.
   * @returns a function: whether another session has started since then
   */
  trackSession?(): () => boolean;
}

export type { Identifier };
