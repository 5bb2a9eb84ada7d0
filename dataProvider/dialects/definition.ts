/**
 * A dialect definition: the format of an API's requests and responses, as data. The presets are the files of the
 * folder `presets/`. A project adds its own definitions in `schema/dialects.json`.
 */

import type { BodyFormat } from '../contract/types';
import type { ListFormat, ValuePath } from './listFormat';

export type { FilterExpression, FilterOperator, ListFormat, ValuePath } from './listFormat';

export interface RecordFormat {
  /**
   * Where the record is in the response to get, create and update requests. Default: the response is the record.
   * @example "data"
   */
  responsePath?: ValuePath;
  /**
   * Where the record is in the body of create and update requests. Default: the body is the record.
   * @example "data"
   */
  requestPath?: string;
  /**
   * The key of a record, in rows and single records, that has its fields apart from its id.
   * @example "attributes"
   */
  fieldsPath?: string;
  /**
   * Where the id is in the body of an update request, if it is not one of the record's fields.
   * @example "data.id"
   */
  requestIdPath?: string;
  /**
   * Values that the body of every create and update request has beside the record.
   * @example { "data": { "type": "pets" } }
   */
  fixedBody?: Record<string, unknown>;
  /**
   * Where a record has its own address. If the record has no `id`, it is the last segment of this address.
   * @example "_links.self.href"
   */
  selfUrlPath?: ValuePath;
  /**
   * Where a record, also a row of a list, has its version, for an API with `etag` that does not only state it in the
   * header of a response.
   * @example "@odata.etag"
   */
  etagPath?: ValuePath;
  /**
   * Parameters that are sent with every request for a single record.
   * @example { "populate": "*" }
   */
  fixedParams?: Record<string, unknown>;
}

export interface UpdateFormat {
  /**
   * The HTTP method of an update in the calls that `rest` stands for. Default: PUT.
   * @example "PATCH"
   */
  method?: 'PUT' | 'PATCH';
  /**
   * An update contains only the fields that differ from the loaded record, and the API keeps all others, also with
   * PUT. An emptied field is sent as null. A changed object is sent whole, with null for each removed key, so that it
   * is right for an API that merges objects (JSON merge patch, RFC 7396) and for one that replaces them. Default: all
   * fields of the form.
   * @example true
   */
  changedFieldsOnly?: boolean;
  /**
   * Whether the body of an update has the id fields of the record. `false` is for an API that rejects them: the address
   * of the request names the record. Default: true.
   * @example false
   */
  idInBody?: boolean;
}

export interface ErrorFormat {
  /**
   * Where the message for the user is in an error response. Default: `msg`, `message`, `detail`, `title`.
   * @example ["detail", "title"]
   */
  messagePath?: ValuePath;
  /**
   * Where the errors of single fields are: an object with a text or texts by field, or an array. Default:
   * `errors`, `fieldErrors`, `violations`, else the texts that the response itself has by field.
   * @example "error.details.errors"
   */
  fieldErrorsPath?: ValuePath;
  /**
   * Where an item of an array of errors names its field: a name, a list of names or a JSON pointer. Default: `field`.
   * @example "source.pointer"
   */
  fieldPath?: ValuePath;
  /**
   * Where an item of the errors has its text. Default: `message`.
   * @example "defaultMessage"
   */
  fieldMessagePath?: ValuePath;
  /**
   * The beginning of field names that belongs to the request and not to the record.
   * @example "body"
   */
  fieldPrefix?: string;
}

/**
 * How a response with the status 202 is followed: the server has accepted the request and is still working on it. The
 * app asks for the status until the work is done, and takes the result as the response to the request.
 */
export interface AsynchronousFormat {
  /**
   * Where a response with the status 202 has the address of its status, or the id that `statusEndpoint` needs. Default:
   * in `statusUrlHeader`.
   * @example "operation.href"
   */
  statusUrlPath?: ValuePath;
  /**
   * The header of the address of the status. Default: Location.
   * @example "Operation-Location"
   */
  statusUrlHeader?: string;
  /**
   * The call that reads the status. `{id}` is the last segment of the address. It is for an API that returns only an id,
   * or whose paths a proxy changes. Default: the address itself, at the server of the request.
   * @example "GET operations/{id}"
   */
  statusEndpoint?: string;
  /**
   * Where the response to a status request has the state of the work. Default: the work is done when the HTTP status is
   * no longer 202.
   * @example "status"
   */
  statePath?: ValuePath;
  /**
   * The states in which the server is still working.
   * @example ["queued", "running"]
   */
  pendingStates?: string[];
  /**
   * The states that mean that the request has failed. Message and errors of fields are found as in an error response.
   * @example ["failed", "cancelled"]
   */
  failedStates?: string[];
  /**
   * Where the response to the last status request has the result. Default: it is the result itself; with `statePath`,
   * it has none, and its header Location may name a created record.
   * @example "result"
   */
  resultPath?: ValuePath;
  /**
   * Where the response to the last status request has the address of the result, which is then requested.
   * @example "resourceLocation"
   */
  resultUrlPath?: ValuePath;
  /**
   * Milliseconds from a response to the next status request, unless the response has the header Retry-After. Default:
   * 1000.
   * @example 500
   */
  intervalMs?: number;
  /**
   * Milliseconds after which the app stops asking and reports an error. Default: 60000.
   * @example 300000
   */
  timeoutMs?: number;
}

/** How a multipart form has objects: as JSON in a text, as a part with JSON, or with nested keys in brackets. */
export type NestedPartFormat = 'jsonText' | 'jsonPart' | 'brackets';

/** A complete definition, with the keys of the definitions that it extends. */
export interface DialectDefinition {
  /**
   * A description in one sentence, shown by editors and in the documentation.
   * @example "Spring pages with our tenant header."
   */
  description?: string;
  /**
   * Responses have the envelope of the operator's API: `{ success, msg, data, total }`. Default: the HTTP status says
   * whether a request succeeded.
   * @example true
   */
  envelope?: boolean;
  /**
   * Headers that every request has.
   * @example { "X-Tenant": "sg" }
   */
  headers?: Record<string, string>;
  /**
   * The format of request bodies: JSON, `application/x-www-form-urlencoded` with nested keys in brackets, or
   * `multipart/form-data`, which may have files. A call may have its own. Default: json.
   * @example "form"
   */
  bodyFormat?: BodyFormat;
  /**
   * How a multipart form has objects: as JSON in a text, as a part with JSON, or with nested keys in brackets. Default:
   * jsonText.
   * @example "brackets"
   */
  nestedParts?: NestedPartFormat;
  /** How lists are requested and where a response has their rows. */
  list?: ListFormat;
  /** Where records are in requests and responses. */
  record?: RecordFormat;
  /** How a record is updated. */
  update?: UpdateFormat;
  /**
   * Records have versions: the header `ETag` of the response with which a record was loaded is sent as `If-Match` with
   * its update or deletion.
   * @example true
   */
  etag?: boolean;
  /** Where an error response has the message and the errors of fields. */
  errors?: ErrorFormat;
  /** How responses with the status 202 are followed. Default: they end the request, without a result. */
  asynchronous?: AsynchronousFormat;
  /**
   * Formats of values, by their format or type in the schema, or by `enum` for codes. The compiler of the schema files
   * applies them to the fields.
   * @example { "boolean": "zeroOne", "date-time": "epochMilliseconds" }
   */
  serializations?: Record<string, string>;
}

type Nullable<T> = { [Key in keyof T]: T[Key] | null };

/** A definition as a file contains it: the keys in which it differs from the definition that it extends. */
export interface DialectSource {
  /**
   * The name of the dialect that this one extends. Objects are merged key by key, and `null` removes an inherited key.
   * @example "spring"
   */
  extends?: string;
  description?: string;
  envelope?: boolean;
  headers?: Nullable<Record<string, string>>;
  bodyFormat?: BodyFormat | null;
  nestedParts?: NestedPartFormat | null;
  list?: Nullable<ListFormat>;
  record?: Nullable<RecordFormat>;
  update?: Nullable<UpdateFormat>;
  etag?: boolean;
  errors?: Nullable<ErrorFormat>;
  asynchronous?: Nullable<AsynchronousFormat>;
  serializations?: Nullable<Record<string, string>>;
}

/** Definitions by name, as files contain them. */
export type DialectSources = Readonly<Record<string, DialectSource>>;
