/**
 * The types of the data provider: react-admin's nine methods and the additional methods that screens need. The file
 * contains no entity names: the calls of each resource are passed in as an argument.
 */
import type { DataProvider, Identifier } from 'ra-core';
import type { CallFields, CallSerializer, RecordSerializer, SerializerOptions } from './serializers';

/** The format of request bodies: JSON, `application/x-www-form-urlencoded`, or `multipart/form-data`. */
export type BodyFormat = 'json' | 'form' | 'multipart';

/**
 * An API call as configured in a schema file: the template from which requests are built.
 *
 * @example
 * const page: Call = { method: 'POST', path: 'article/article-pages', dialect: 'pageNo/pageVo' };
 */
export interface Call {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE' | 'PATCH';
  /** The path relative to the API base URL. It may contain `{placeholders}`. */
  path: string;
  /**
   * The name of the dialect, which is the format of an API's requests and responses. Default: the dialect of the
   * operator's API.
   */
  dialect?: string;
  /** If set, only these keys of the record are sent. */
  bodyFields?: string[];
  /** Filters or body keys with fixed values, which are sent with every request. */
  fixedParams?: Record<string, unknown>;
  /**
   * `false`: the response has no envelope, and a 2xx status means success. An envelope is an object that wraps the
   * data of a response, such as `{ success, msg, data, total }`.
   */
  responseEnvelope?: false;
  /** The format of the request body. Default: that of the dialect. */
  bodyFormat?: BodyFormat;
}

/**
 * The calls of one resource. `page`, `get`, `create`, `update` and `delete` are the standard names. Calls with
 * other names are specific to the resource.
 */
export interface ResourceCalls {
  /** The name and the title of the resource, which error messages contain: `article`, `Articles`. */
  name: string;
  title: string;
  /** The fields whose values together identify a record; empty if the resource has no such fields. */
  ids: readonly string[];
  /** @returns the id of the row; undefined if the row has none */
  getId(row: Readonly<Record<string, unknown>>): string | number | undefined;
  /** Returns the values of the id fields by field name, and the complete id as `id`. */
  getIdParts(id: unknown): Record<string, unknown>;
  /**
   * Whether an object in a response is a record of this resource. If this function is missing, every object counts
   * as a record.
   */
  isRecord?(row: Readonly<Record<string, unknown>>): boolean;
  /** The resource has exactly one record and no list. */
  singleton?: boolean;
  /** The API has no call that reads a single record: the record is searched in the list. */
  getFromList?: boolean;
  /**
   * The API has no call that reads a single record: all values of the record are contained in its id. Several rows
   * of the list can refer to the same record.
   */
  getFromId?: boolean;
  calls: Record<string, Call>;
  /** Where records have the time of their last change. */
  changedAtPath?: string | undefined;
  /** Loads the conversion of values. If missing, the API has the same formats as the app. */
  loadSerializer?(options: SerializerOptions): Promise<RecordSerializer>;
}

/**
 * Finds the calls of a resource. The list call `page` is available immediately, because it is part of the manifest:
 * the list of all entities that is bundled with the app. The other calls are lazy-loaded.
 *
 * @example
 * const routes: ResourceRegistry = {
 *   getResourceCalls: async (resource) => callsByResource[resource]!,
 *   pageTable: () => undefined,
 * };
 */
export interface ResourceRegistry {
  /** @throws Error for an unknown resource; the message lists the known resources */
  getResourceCalls(resource: string): Promise<ResourceCalls>;
  /** Returns the calls that are available without lazy-loading, or undefined if there are none. */
  pageTable(resource: string): ResourceCalls | undefined;
  /** Loads the code that converts the values of a call with `fields`. If missing, these values are not converted. */
  loadSerializers?(): Promise<{ createCallSerializer(fields: CallFields, options: SerializerOptions): CallSerializer }>;
}

export interface SendOptions {
  /** The values of the placeholders in the path. */
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
  signal?: AbortSignal;
  /**
   * Whether the request only reads and may therefore be retried. Default: true for GET. Set it to true for a POST
   * that only reads, such as a list request, and to false for a GET with side effects.
   */
  read?: boolean;
  /** The record that the request changes, as the user has loaded it. */
  previous?: Record<string, unknown> | undefined;
  /** The call that reads this record first, if the API has versions and that of the record is not known. */
  versionCall?: Call | undefined;
  /** Where records have the time of their last change, by which this read shows that `previous` is out of date. */
  changedAtPath?: string | undefined;
  /** Only for `send`: the fields of the sent values, if the API has other formats for them. */
  fields?: CallFields | undefined;
  /** Called with the sent fraction of a multipart form, from 0 to 1. */
  onProgress?: ((share: number) => void) | undefined;
}

/** The contents of a response, taken out of the envelope. */
export interface CallResult<T = unknown> {
  data: T;
  msg: string;
  /** The language of the message, if the server names it. */
  language?: string;
}

/** The `meta` of react-admin's `create`. */
export type CreateMeta = Pick<SendOptions, 'onProgress'>;

/** The `meta` of react-admin's `update`. */
export interface UpdateMeta extends CreateMeta {
  /**
   * The fields that the update would contain if nothing had been changed. A dialect with `update.changedFieldsOnly`
   * sends the fields that differ from them, and null for a field that only they have. Default: the values that the
   * previous record has for the updated fields.
   */
  loadedFields?: Record<string, unknown>;
}

/** The `meta` of the result of react-admin's `update`. */
export interface UpdateResultMeta {
  /** No request was sent, because no field differs from the loaded record. */
  isUnchanged: true;
}

export interface PaginationOptions {
  page: number;
  perPage: number;
  filter: Record<string, unknown>;
  signal?: AbortSignal;
  /** The values of the placeholders in the path. */
  params?: Record<string, unknown>;
  /** The title of the rows, which error messages contain. */
  title?: string;
  /** Only for `page`: the fields of the filters and rows, if the API has other formats for their values. */
  fields?: CallFields | undefined;
}

/** react-admin's `pageInfo`. It is set if the server did not return the total. */
export interface PageInfo {
  hasNextPage: boolean;
  hasPreviousPage: boolean;
}

export interface RowsPage<Row = Record<string, unknown>> {
  rows: Row[];
  /**
   * The total number of rows. If `pageInfo` is set: the number of rows read up to this page, plus 1 if there may be
   * a next page.
   */
  total: number;
  pageInfo?: PageInfo;
}

export interface UploadOptions {
  /** The name of the multipart field that contains the file. */
  field: string;
  /** The values of the placeholders in the path. */
  params?: Record<string, unknown>;
  /** The fields of the values in the path, if the API has other formats for them. */
  fields?: CallFields | undefined;
  /** Called with the uploaded fraction of the file, from 0 to 1. */
  onProgress?: (share: number) => void;
  signal?: AbortSignal;
}

export interface DownloadedFile {
  blob: Blob;
  /** The file name in the header `Content-Disposition`; empty if the server sends none. */
  fileName: string;
}

export interface WattdeskDataProvider extends DataProvider {
  /**
   * Sends a request for any call that none of react-admin's nine methods covers.
   *
   * @example
   * const dataProvider = useDataProvider<WattdeskDataProvider>();
   * const { data, msg } = await dataProvider.send<{ taskId: number }>(
   *   { method: 'POST', path: 'ocppOperations/clearChargingProfile' },
   *   { body: { stationIds: ['SG-TD-02'] } },
   * );
   */
  send<T = unknown>(call: Call, options?: SendOptions): Promise<CallResult<T>>;
  /**
   * Reads one page of rows with any paginated call. Dialogs use it for rows that belong to no resource. It supports
   * the same dialects as lists.
   *
   * @example
   * const call: Call = { method: 'POST', path: 'campaign/assign-site-pages', dialect: 'pageNo/pageVo' };
   * const { rows, total } = await dataProvider.page(call, { page: 1, perPage: 10, filter: { campaignId: 7 } });
   */
  page<Row = Record<string, unknown>>(call: Call, params: PaginationOptions): Promise<RowsPage<Row>>;
  upload<T = Record<string, unknown>>(call: Call, file: File, options: UploadOptions): Promise<CallResult<T>>;
  download(call: Call, options?: SendOptions): Promise<DownloadedFile>;
}

export type { Identifier };
