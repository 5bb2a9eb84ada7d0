/**
 * A dialect definition: the format of an API's requests and responses, as data. The presets are the files of the
 * folder `presets/`. A project adds its own definitions in `schema/dialects.json`.
 */

/**
 * A place in a JSON value: keys joined by dots, such as `meta.pagination.total`. `*` stands for the only key of an
 * object, as in `_embedded.*`. Of several places, the first that has a value counts.
 */
export type ValuePath = string | readonly string[];

/** The comparisons that a filter can express by the end of its name: `price_gte`. A name without end means `eq`. */
export type FilterOperator = 'eq' | 'ne' | 'gt' | 'gte' | 'lt' | 'lte' | 'like' | 'in';

export interface ListFormat {
  /**
   * The package that writes list requests, in place of the keys below for parameters, filters and order.
   * @example "ra-data-simple-rest"
   */
  package?: 'ra-data-simple-rest';
  /**
   * The HTTP method of list requests. Default: GET.
   * @example "POST"
   */
  method?: 'GET' | 'POST';
  /**
   * Where the parameters are sent. Default: in the query of a GET and in the body of a POST. In a body, a dot in the
   * name of a parameter makes an object: `page.size`.
   * @example "body"
   */
  paramsIn?: 'query' | 'body';
  /**
   * The parameter of the page number.
   * @example "page"
   */
  pageParam?: string;
  /**
   * The number of the first page. Default: 1.
   * @example 0
   */
  firstPage?: 0 | 1;
  /**
   * The parameter of the index of the first row, counted from 0, in place of `pageParam`.
   * @example "offset"
   */
  offsetParam?: string;
  /**
   * The parameter of the index after the last row, for an API that takes no page size.
   * @example "_end"
   */
  endParam?: string;
  /**
   * The parameter of the cursor, in place of `pageParam`. It is sent from the second page on.
   * @example "cursor"
   */
  cursorParam?: string;
  /**
   * The parameter of the number of rows per page.
   * @example "size"
   */
  pageSizeParam?: string;
  /**
   * The largest page size that the API accepts. Longer pages are read in several requests.
   * @example 100
   */
  maxPageSize?: number;
  /**
   * The one parameter that has all filters: an object in a body, JSON in a query. Default: each filter is a parameter.
   * @example "pageVo"
   */
  filtersParam?: string;
  /**
   * How a filter is written, by its comparison. `{field}` is the name of the field. A template with `=` writes the
   * value, too: `{field}=gte.{value}`. A comparison that is missing stays in the name: `price_gte`.
   * @example { "eq": "filters[{field}][$eq]", "gte": "filters[{field}][$gte]" }
   */
  filterParams?: Partial<Record<FilterOperator, string>>;
  /**
   * How a nested field is written: `owner.name` or `owner[name]`. Default: dots.
   * @example "brackets"
   */
  nestedFormat?: 'dots' | 'brackets';
  /**
   * How several values of a parameter are written: `id=1&id=2`, `id=1,2`, `id[]=1&id[]=2` or `id[0]=1&id[1]=2`.
   * Default: repeat. A body has an array.
   * @example "comma"
   */
  arrayFormat?: 'repeat' | 'comma' | 'brackets' | 'indices';
  /**
   * The parameter of a full-text search, which the filter `q` asks for. Default: `q`.
   * @example "search"
   */
  searchParam?: string;
  /**
   * Parameters that are sent with every list request.
   * @example { "populate": "*" }
   */
  fixedParams?: Record<string, unknown>;
  /**
   * The parameter of the order. Default: the API cannot sort, and the app sorts lists that are not too long.
   * @example "sort"
   */
  sortParam?: string;
  /**
   * How the order is written. Default: `{field}` and `-{field}`; with `orderParam`, both `{field}`.
   * @example { "asc": "{field},asc", "desc": "{field},desc" }
   */
  sortFormat?: { asc: string; desc: string };
  /**
   * The parameter of the direction, for an API that takes it apart from the field.
   * @example "_order"
   */
  orderParam?: string;
  /**
   * How the direction is written in `orderParam`. Default: asc and desc.
   * @example { "asc": "ascending", "desc": "descending" }
   */
  orderFormat?: { asc: string; desc: string };
  /**
   * Where the rows are in the response. Default: the response is the array of rows; with `envelope`, as the envelope
   * has them.
   * @example "content"
   */
  rowsPath?: ValuePath;
  /**
   * Where the total number of rows is in the response. With neither `totalPath` nor `totalHeader`, it is unknown.
   * @example "page.totalElements"
   */
  totalPath?: ValuePath;
  /**
   * The header of the total number of rows: a number, or a range with the total after the slash.
   * @example "X-Total-Count"
   */
  totalHeader?: string;
  /**
   * Where the cursor of the next page is in the response. Without a value, there is no next page.
   * @example "meta.nextCursor"
   */
  nextCursorPath?: ValuePath;
  /**
   * The field of the last row whose value is the cursor of the next page, for an API that returns no cursor.
   * @example "id"
   */
  nextCursorField?: string;
  /**
   * Where the address of the next page is in the response. Without a value, there is no next page.
   * @example "_links.next.href"
   */
  nextUrlPath?: ValuePath;
  /**
   * The header `Link` has the address of the next page, as `<…>; rel="next"`.
   * @example true
   */
  linkHeader?: boolean;
  /**
   * Where the response says whether there is a next page.
   * @example "hasMore"
   */
  hasNextPath?: ValuePath;
}

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
}

export interface UpdateFormat {
  /**
   * The HTTP method of an update in the calls that `rest` stands for. Default: PUT.
   * @example "PATCH"
   */
  method?: 'PUT' | 'PATCH';
  /**
   * The API keeps the fields that an update does not contain, also with PUT. The app sends all fields of the form.
   * @example true
   */
  changedFieldsOnly?: boolean;
}

export interface ErrorFormat {
  /**
   * Where the message for the user is in an error response. Default: `msg`, then `message`.
   * @example ["detail", "title"]
   */
  messagePath?: ValuePath;
  /**
   * Where the errors of single fields are: an object with a text or texts by field, or an array. Default: `errors`.
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
  /** How lists are requested and where a response has their rows. */
  list?: ListFormat;
  /** Where records are in requests and responses. */
  record?: RecordFormat;
  /** How a record is updated. */
  update?: UpdateFormat;
  /**
   * Records have versions: the header `ETag` of a response is sent as `If-Match` with the next update or delete.
   * @example true
   */
  etag?: boolean;
  /** Where an error response has the message and the errors of fields. */
  errors?: ErrorFormat;
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
  list?: Nullable<ListFormat>;
  record?: Nullable<RecordFormat>;
  update?: Nullable<UpdateFormat>;
  etag?: boolean;
  errors?: Nullable<ErrorFormat>;
  serializations?: Nullable<Record<string, string>>;
}

/** Definitions by name, as files contain them. */
export type DialectSources = Readonly<Record<string, DialectSource>>;
