/**
 * The descriptor of a wire dialect: how an API is asked for a list, how it answers, what a write sends and how a
 * refusal reads. A file of this folder exports its descriptor as `dialect` and what lint, editors and the OpenAPI
 * document need as `documentation`; `dialects.ts` registers it. Only the descriptor reaches the browser.
 */
import type { Identifier } from 'ra-core';
import type { Json } from '../contract/jsonValues';
import type { ReadRefusal } from '../contract/errors';

export interface ListRequest {
  /** Starts at 1. */
  page: number;
  perPage: number;
  filter?: Json | undefined;
  /** Filters that are always sent and that `filter` cannot override. */
  fixedParams?: Json | undefined;
  /** Field `id` in ascending order is react-admin's default: the order of the server. */
  sort?: { field: string; order: string } | undefined;
  /** The name on the wire of react-admin's field `id`. */
  idField?: string | undefined;
}

/** The part of a request that a dialect decides. */
export interface RequestParams {
  query?: Json;
  body?: Json;
}

/** The rows of a list before they are checked. */
export interface FoundRows {
  rows: unknown;
  total: unknown;
  /** Where rows and total were expected, for warnings to developers. */
  names: readonly [rows: string, total: string];
}

/**
 * @example
 * // GET lots?page=2&size=10&color=red, answered with { "items": [], "count": 31 }
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
  /** Answers are the data itself, and the status says whether a call succeeded. Default: the operator's envelope. */
  isPlain?: true;
  /** The server sorts lists. Default: the client reads the whole list and sorts it. */
  canSort?: true;
  buildListRequest(request: ListRequest): RequestParams | Promise<RequestParams>;
  /** @param json the body; for a dialect with an envelope, the whole envelope */
  findRows(json: unknown, headers: Headers): FoundRows;
  /** Asks for several records at once by the list's call. Default: one call per record. */
  buildManyRequest?(ids: readonly Identifier[]): RequestParams | Promise<RequestParams>;
  /** The body of a create or an update. Default: without the id for a create, with it for an update. */
  buildRecordBody?(record: Json, ids: readonly string[]): Json;
  /** The record in the answer to a get, create or update. Default: the answer itself. */
  findRecord?(json: unknown): unknown;
  /** The message and the errors by field in a refusal. Default: `msg` or `message`, and the object `errors`. */
  readRefusal?: ReadRefusal;
}

export type JsonSchema = Record<string, unknown>;

export interface DialectDocumentation {
  /** One sentence for editors and the README. */
  description: string;
  /** The HTTP method of a list call. */
  listMethod: 'GET' | 'POST';
  /** @param filters the object schema of all filters */
  describeListRequest(filters: JsonSchema): { query?: Record<string, JsonSchema>; body?: JsonSchema };
  describeListAnswer(row: JsonSchema): JsonSchema;
  /** The headers of a list's answer, by name. */
  listHeaders?: Record<string, JsonSchema>;
  /** The schema of a refusal. Default: an object with `message` and `errors`. */
  refusal?: JsonSchema;
}

export interface DialectModule {
  dialect: Dialect;
  documentation: DialectDocumentation;
}
