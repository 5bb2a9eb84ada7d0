/**
 * The types of a dialect. A dialect describes the format of an API: the request for a list, the response to it, the
 * body of a create or update request, and the format of error responses. `createDialect` makes it from a definition.
 */
import type { Identifier } from 'ra-core';
import type { Json } from '../contract/jsonValues';
import type { BodyFormat, PaginationOptions, RowsPage } from '../contract/types';
import type { ErrorFactory, ErrorResponseParser } from '../contract/errors';
import type { HttpClient, HttpRequest, JsonResponse } from '../transport/types';
import type { NestedPartFormat } from './definition';

export interface ListRequest {
  /** The page number, starting at 1. */
  page: number;
  perPage: number;
  filter?: Json | undefined;
  /** Filters that are sent with every request and that `filter` cannot override. */
  fixedParams?: Json | undefined;
  /**
   * The requested order. react-admin's default, the field `id` in ascending order, means that the server chooses
   * the order.
   */
  sort?: { field: string; order: string } | undefined;
  /** The name that the API uses for react-admin's field `id`. */
  idField?: string | undefined;
  /** Whether the values of a filter are texts. Undefined if it is not known: the values themselves then tell it. */
  isText?: ((name: string) => boolean | undefined) | undefined;
  /** The parameters that select this page, as the response to the previous page determined them. */
  nextPageParams?: Json | undefined;
}

/** The number and the size of a requested page. */
export type RequestedPage = Pick<PaginationOptions, 'page' | 'perPage'>;

/** A page, and the parameters that select the next page if the response determines them. */
export interface FetchedPage extends RowsPage<Json> {
  nextPageParams?: Json | undefined;
}

/** Reads one page in one request. */
export type PageFetcher = (page: RequestedPage & Pick<ListRequest, 'nextPageParams'>) => Promise<FetchedPage>;

/** Reads a record whose version is not known. */
export interface RecordReader {
  read(): Promise<{ data?: unknown }>;
  /** Where the record has the time of its last change. */
  changedAtPath: string | undefined;
  createError: ErrorFactory;
}

/** The versions of the records that the app has read. */
export interface RecordVersions {
  /**
   * Returns the headers that make a write fail if the record has another version by now.
   * @param previous the record as the user has loaded it, which contains its version
   * @param reader reads the record, if no version of it is known
   * @throws HttpError (412) if the record that was read has been changed since the user has loaded it
   */
  getHeaders(
    method: string,
    url: string,
    previous: Json | undefined,
    reader?: RecordReader,
  ): Promise<Record<string, string>>;
  /** Stores the version in a response. Returns the record in this response, with its version. */
  keep(method: string, url: string, headers: Headers, record: unknown): unknown;
}

/** What is known of the record that an update changes. */
export interface LoadedFields {
  /** The loaded record. */
  previous: Json | undefined;
  /** The fields that the update would contain if nothing had been changed, see `UpdateMeta`. */
  loaded: Json | undefined;
  /** The names of the fields that identify the record. */
  ids: readonly string[];
  /** The only fields that the call sends. */
  bodyFields: string[] | undefined;
}

/** The query and the body of a request, which depend on the dialect. */
export interface RequestParams {
  query?: Json;
  body?: Json;
}

/** The rows and the total found in a response, before they are validated. */
export interface UnvalidatedResponseRows {
  rows: unknown;
  total: unknown;
  /** The names of the keys or headers in which rows and total were expected. Warnings to developers contain them. */
  names: readonly [rows: string, total: string];
  /** Whether there is a next page. Undefined if the response does not say it. */
  hasNext?: boolean | undefined;
  /** The parameters that select the next page, if the response determines them. */
  nextPageParams?: Json | undefined;
}

/**
 * The format of an API.
 * @example
 * // Request: GET lots?page=2&size=10&color=red. Response: { "items": [], "count": 31 }
 * const dialect: Dialect = {
 *   isPlain: true,
 *   buildListRequest: ({ page, perPage, filter, fixedParams }) => ({
 *     query: { page, size: perPage, ...filter, ...fixedParams },
 *   }),
 *   findRows: (json) => {
 *     const { items, count } = isObject(json) ? json : {};
 *     return { rows: items, total: count, names: ['items', 'count'] };
 *   },
 * };
 */
export interface Dialect {
  /**
   * Responses have no envelope, and the HTTP status indicates success. Default: responses have the envelope of the
   * operator's API, an object such as `{ success, msg, data, total }`.
   */
  isPlain?: true;
  /** Headers of every request. */
  headers?: Readonly<Record<string, string>>;
  /** The format of request bodies. Default: JSON. */
  bodyFormat?: BodyFormat;
  /** How a multipart form has objects. Default: as JSON in a text. */
  nestedParts?: NestedPartFormat;
  /** Query parameters of every request for a single record. */
  recordParams?: Readonly<Json>;
  /** The server can sort lists. Default: the client reads the whole list and sorts it. */
  canSort?: true;
  /**
   * Reads a page for which one request may not be sufficient. Default: in one request.
   * @param listKey identifies the list: its call, filters and order
   */
  fetchPage?(page: RequestedPage, fetchOne: PageFetcher, listKey: string): Promise<FetchedPage>;
  buildListRequest(request: ListRequest): RequestParams | Promise<RequestParams>;
  /**
   * Finds the rows and the total in the response to a list request.
   * @param json the parsed response body, including the envelope if there is one
   */
  findRows(json: unknown, headers: Headers): UnvalidatedResponseRows;
  /** Builds a request that reads several records with the list call. Default: one request per record. */
  buildManyRequest?(ids: readonly Identifier[]): RequestParams | Promise<RequestParams>;
  /**
   * Builds the body of a create or update request. Default: the record, without its id for a create and with its id
   * for an update.
   * @param ids the names of the fields that identify the record
   * @param id the id of the record that is updated
   */
  buildRecordBody?(record: Json, ids: readonly string[], id?: unknown): Json;
  /**
   * Returns the fields of an update that differ from the loaded record; undefined if no field differs. Default: all
   * fields are sent.
   */
  pickChangedFields?(fields: Json, loaded: LoadedFields): Json | undefined;
  /**
   * Finds the record in the response to a get, create or update request. Default: the response itself is the
   * record.
   * @param headers of the response; `Location` names a created record whose response has no body
   */
  findRecord?(json: unknown, headers: Headers): unknown;
  /**
   * Sends a request of which the first response may not have the result, and returns the response that has it. Default:
   * the first response.
   * @param exchange sends a single request
   */
  sendRequest?<Response extends JsonResponse>(
    request: HttpRequest,
    http: HttpClient,
    baseUrl: string,
    exchange: (one: HttpRequest) => Promise<Response>,
  ): Promise<Response>;
  /** The API detects concurrent changes by the versions of records. */
  versions?: RecordVersions;
  /**
   * Reads the message and the field errors from an error response. Default: the message is `msg` or `message`, and
   * the field errors are the object `errors`.
   */
  parseErrorResponse?: ErrorResponseParser;
}
