import type { GetListResult, RaRecord } from 'ra-core';
import simpleRest from 'ra-data-simple-rest';
import { misshapen, warnOf, type Asked } from '../wire/envelope';
import { createdId, savedRow, toRecord, toRows } from '../wire/record';
import { countOf, openRows, type PagePlace } from '../wire/rows';
import type { Http, HttpRequest, Plain } from '../transport/types';
import type { Call, CallTable, RowsPage } from '../contract/types';
import { isObject, omit } from '../contract/values';
import type { Json } from '../contract/values';
import type { Methods } from './types';

/** For the text of a fault. */
const COLLECTION: Call = { method: 'GET', path: '' };

type RestClient = NonNullable<Parameters<typeof simpleRest>[1]>;

/** The id in the address of an update or a delete: their answers are often empty. */
const idIn = (url: string): string => decodeURIComponent(url.slice(url.lastIndexOf('/') + 1));

/** Where simple-rest finds the total of a list: `lots 0-9/31`. */
const RANGE = 'Content-Range';
const totalIn = (headers: Headers): number | undefined => countOf(headers.get(RANGE)?.split('/').at(-1));

/** The page that simple-rest asks for by its first and last row: `range=[10,19]`; all rows at once without one. */
function placeIn(url: string): PagePlace | undefined {
  const range = new URLSearchParams(url.split('?')[1]).get('range') ?? '';
  const [first = 0, last = 0] = range.match(/\d+/g)?.map(Number) ?? [];
  const perPage = last - first + 1;
  return range === '' ? undefined : { page: Math.floor(first / perPage) + 1, perPage };
}

/** Rows of a list or a page. @throws HttpError naming the call and what its answer lacks */
function openPage(table: CallTable, { json, headers }: Plain, url: string, http: Http): RowsPage<Json> {
  const asked: Asked = { title: table.title, call: table.calls.page ?? COLLECTION };
  const list = json === null && totalIn(headers) === 0 ? [] : json;
  if (!Array.isArray(list)) throw misshapen(http, asked, 'list', 'body', json);
  const place = placeIn(url);
  const told = place ? totalIn(headers) : list.length;
  return openRows(list, told, place ?? { page: 1, perPage: Infinity }, (lacks, at) =>
    warnOf(http, asked, lacks, ['body', RANGE][at]!, json),
  );
}

/** A record; a write may answer with nothing at all. @throws HttpError naming the call and what its answer lacks */
function openRow(table: CallTable, json: unknown, { method, url, body }: HttpRequest, http: Http): RaRecord {
  if (method === 'GET' && !(isObject(json) && (table.isRecord?.(json) ?? true))) {
    throw misshapen(http, { title: table.title, call: table.calls.get ?? COLLECTION }, 'record', 'body', json);
  }
  const sent = isObject(body) ? body : {};
  const row = savedRow(sent, json);
  return toRecord(row, method === 'POST' ? createdId(table, json, sent) : (table.idOf(row) ?? idIn(url)));
}

/**
 * The HTTP client of simple-rest over our transport: bare JSON without an envelope, the total in
 * `Content-Range`, and react-admin's `id` exchanged for the entity's own.
 */
const restClient =
  (table: CallTable, http: Http, onPage?: (page: RowsPage<Json>) => void): RestClient =>
  async (url: string, { method = 'GET', body, signal } = {}) => {
    const data: Json | undefined = typeof body === 'string' ? JSON.parse(body) : undefined;
    const sent = data && !table.ids.includes('id') ? omit(data, 'id') : data;
    const request = { method, url, name: table.name, body: sent, signal: signal ?? undefined } as HttpRequest;
    const answer = await http.plain(request);
    // Lists, and several records at once, are asked for by a filter.
    const isList = method === 'GET' && url.includes('?') && new URLSearchParams(url.split('?')[1]).has('filter');
    if (!isList)
      return { status: 200, headers: answer.headers, body: '', json: openRow(table, answer.json, request, http) };
    const page = openPage(table, answer, url, http);
    onPage?.(page);
    const headers = new Headers({ [RANGE]: `rows */${page.total}` });
    return { status: 200, headers, body: '', json: toRows(table, page.rows) };
  };

/** All nine methods of plain REST, as ra-data-simple-rest has them. */
export function restMethods(table: CallTable, baseUrl: string, http: Http): Methods {
  /** It reads the total alone, and not that the server has not said it. */
  const listOf = async (run: (methods: Methods) => Promise<GetListResult>): Promise<GetListResult> => {
    let pageInfo: RowsPage['pageInfo'];
    const note = (page: RowsPage): void => {
      ({ pageInfo } = page);
    };
    const result = await run(simpleRest(baseUrl, restClient(table, http, note)));
    return { ...result, ...(pageInfo ? { pageInfo } : {}) };
  };
  return {
    ...simpleRest(baseUrl, restClient(table, http)),
    getList: (resource, params) => listOf((methods) => methods.getList(resource, params)),
    getManyReference: (resource, params) => listOf((methods) => methods.getManyReference(resource, params)),
  };
}
