/** The part of a dialect definition that describes lists. */

/**
 * A place in a JSON value: keys joined by dots, such as `meta.pagination.total`. `*` stands for the only key of an
 * object, as in `_embedded.*`. A key may have dots of its own, as `@odata.count`. Of several places, the first that has a value
 * counts; an empty text among them is the whole value.
 */
export type ValuePath = string | readonly string[];

/** The comparisons that a filter can express by the end of its name: `price_gte`. A name without end means `eq`. */
export type FilterOperator = 'eq' | 'ne' | 'gt' | 'gte' | 'lt' | 'lte' | 'like' | 'in';

/** The query language in which one parameter has all filters. `filterParams` has its comparisons. */
export interface FilterExpression {
  /**
   * The parameter of the expression.
   * @example "$filter"
   */
  param: string;
  /**
   * What joins two comparisons. Default: ` and `.
   * @example " AND "
   */
  and?: string;
  /**
   * The quote around a text. Default: texts have no quotes.
   * @example "'"
   */
  quote?: string;
  /**
   * How a quote inside of a text is written. Default: like any other character.
   * @example "''"
   */
  escapedQuote?: string;
  /**
   * A regular expression of the texts that are written without quotes, such as dates. Values of a field that the schema
   * describes as a plain text have quotes in any case.
   * @example "\\d{4}-\\d\\d-\\d\\d"
   */
  unquoted?: string;
}

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
   * The parameter of the number of rows per page. Default: the API has pages of its own size, from which the app reads
   * pages of any size.
   * @example "size"
   */
  pageSizeParam?: string;
  /**
   * The largest page size that the API accepts. Longer pages are read in several requests. Default: learned from a page
   * that has fewer rows than requested although others follow.
   * @example 100
   */
  maxPageSize?: number;
  /**
   * The one parameter that has all filters: an object in a body, JSON in a query. Default: each filter is a parameter.
   * @example "pageVo"
   */
  filtersParam?: string;
  /** All filters are one expression of a query language, in one parameter: `name eq 'x' and price ge 5`. */
  filterExpression?: FilterExpression;
  /**
   * How a filter is written, by its comparison. `{field}` is the name of the field. A template with `=` writes the
   * value, too: `{field}=gte.{value}`. A comparison that is missing stays in the name: `price_gte`. In
   * a `filterExpression`, a template is a comparison, such as `{field} ge {value}`; several values are joined by commas.
   * @example { "eq": "filters[{field}][$eq]", "gte": "filters[{field}][$gte]" }
   */
  filterParams?: Partial<Record<FilterOperator, string>>;
  /**
   * Whether lists can be filtered by every field of their records. A list without `filters` then has a search and
   * filters by default.
   * @example true
   */
  anyFieldFilters?: boolean;
  /**
   * How a nested field is written: `owner.name`, `owner[name]` or `owner/name`. Default: dots.
   * @example "brackets"
   */
  nestedFormat?: 'dots' | 'brackets' | 'slashes';
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
   * The parameter of the order. Its name may have the field, as in `order[{field}]`; `sortFormat` is then the direction
   * alone. Default: the API cannot sort, and the app sorts lists that are not too long.
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
   * Where the total number of rows is in the response. With neither `totalPath` nor `totalHeader`, it is in
   * the header `X-Total-Count`, or unknown.
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
  /**
   * Where the response says whether this is the last page, in place of `hasNextPath`.
   * @example "done"
   */
  isLastPath?: ValuePath;
}
