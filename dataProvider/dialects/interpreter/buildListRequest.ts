import type { Json } from '../../contract/jsonValues';
import { buildRequestFilters } from '../buildRequestFilters';
import type { ListFormat } from '../definition';
import type { ListRequest, RequestParams } from '../dialect';
import { setValueAt } from '../valuePath';
import { buildFilterParams } from './filterParams';
import { buildPageParams } from './pageParams';
import { buildSortParams } from './sortParams';

const buildObject = (params: readonly [name: string, value: unknown][]): Json =>
  params.reduce<Json>((json, [name, value]) => setValueAt(json, name, value), {});

/** Writes a parameter of a query whose value may be an array. Repeated names are written by `buildUrl`. */
function toQueryEntries([name, value]: [string, unknown], arrayFormat: ListFormat['arrayFormat']): [string, unknown][] {
  if (!Array.isArray(value)) return [[name, value]];
  if (arrayFormat === 'comma') return [[name, value.join(',')]];
  if (arrayFormat === 'brackets') return [[`${name}[]`, value]];
  if (arrayFormat === 'indices') return value.map((item, index) => [`${name}[${index}]`, item]);
  return [[name, value]];
}

export const isSentInBody = ({
  method = 'GET',
  paramsIn = method === 'POST' ? 'body' : 'query',
}: ListFormat): boolean => paramsIn === 'body';

/** Combines parameters with equal names, such as both ends of a range, into one with several values. */
const buildQuery = (entries: readonly [name: string, value: unknown][]): Json =>
  entries.reduce<Json>(
    (query, [name, value]) => ({ ...query, [name]: name in query ? [query[name], value].flat() : value }),
    {},
  );

/** Builds the object of all filters. Without templates, the filters stay as they are. */
function buildFiltersObject(list: ListFormat, filters: Json, isText: ListRequest['isText']): Json {
  const isTemplated = list.filterParams !== undefined || list.searchParam !== undefined;
  return isTemplated ? buildObject(buildFilterParams(list, filters, isText)) : filters;
}

/**
 * Builds the query or the body of a list request.
 * @example
 * const list = { pageParam: 'page', firstPage: 0, pageSizeParam: 'size' } as const;
 * buildListRequest(list, { page: 1, perPage: 10, filter: { color: 'red' } });
 * // { query: { page: 0, size: 10, color: 'red' } }
 */
export function buildListRequest(list: ListFormat, request: ListRequest): RequestParams {
  const filters = buildRequestFilters(request.filter, request.fixedParams);
  const pageParams = Object.entries({ ...list.fixedParams, ...buildPageParams(list, request) });
  const sortParams = Object.entries(buildSortParams(list, request));
  const { filtersParam, arrayFormat } = list;
  const { isText } = request;
  if (isSentInBody(list)) {
    const json = buildFiltersObject(list, filters, isText);
    const before = buildObject(pageParams);
    const body = filtersParam === undefined ? { ...before, ...json } : setValueAt(before, filtersParam, json);
    return { body: sortParams.reduce((object, [name, value]) => setValueAt(object, name, value), body) };
  }
  const filterParams: [string, unknown][] =
    filtersParam === undefined
      ? buildFilterParams(list, filters, isText)
      : [[filtersParam, JSON.stringify(buildFiltersObject(list, filters, isText))]];
  const params = [...pageParams, ...filterParams, ...sortParams];
  return { query: buildQuery(params.flatMap((param) => toQueryEntries(param, arrayFormat))) };
}
