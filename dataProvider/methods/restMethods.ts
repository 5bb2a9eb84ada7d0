import type { GetListResult, RaRecord } from 'ra-core';
import simpleRest from 'ra-data-simple-rest';
import { createMalformedAnswerError, warnAboutAnswer, type CallContext } from '../wire/readEnvelope';
import { getCreatedId, mergeSavedRecord, toRecord, toRecords } from '../wire/records';
import { parseCount, readRows, type PagePosition } from '../wire/readRows';
import type { HttpClient, HttpRequest, JsonAnswer } from '../transport/types';
import type { Call, ResourceCalls, RowsPage } from '../contract/types';
import { isObject, omit } from '../contract/jsonValues';
import type { Json } from '../contract/jsonValues';
import type { DataProviderMethods } from './types';

/** The default call in error messages. */
const COLLECTION: Call = { method: 'GET', path: '' };

type RestClient = NonNullable<Parameters<typeof simpleRest>[1]>;

/** Returns the id from the URL of an update or a delete, whose responses are often empty. */
const getIdFromUrl = (url: string): string => decodeURIComponent(url.slice(url.lastIndexOf('/') + 1));

/** The header in which simple-rest expects the total of a list: `lots 0-9/31`. */
const RANGE = 'Content-Range';
const totalIn = (headers: Headers): number | undefined => parseCount(headers.get(RANGE)?.split('/').at(-1));

/**
 * Returns the page of a simple-rest URL, which states the first and the last row: `range=[10,19]`. Without a range,
 * all rows are requested.
 */
function getPageFromUrl(url: string): PagePosition | undefined {
  const range = new URLSearchParams(url.split('?')[1]).get('range') ?? '';
  const [first = 0, last = 0] = range.match(/\d+/g)?.map(Number) ?? [];
  const perPage = last - first + 1;
  return range === '' ? undefined : { page: Math.floor(first / perPage) + 1, perPage };
}

/**
 * Reads the rows of a list or a page.
 * @throws HttpError naming the call and the missing part of its response
 */
function openPage(table: ResourceCalls, { json, headers }: JsonAnswer, url: string, http: HttpClient): RowsPage<Json> {
  const callContext: CallContext = { title: table.title, call: table.calls.page ?? COLLECTION };
  const list = json === null && totalIn(headers) === 0 ? [] : json;
  if (!Array.isArray(list)) throw createMalformedAnswerError(http, callContext, 'list', 'body', json);
  const pagePosition = getPageFromUrl(url);
  const reportedTotal = pagePosition ? totalIn(headers) : list.length;
  return readRows(list, reportedTotal, pagePosition ?? { page: 1, perPage: Infinity }, (missingPart, at) =>
    warnAboutAnswer(http, callContext, missingPart, ['body', RANGE][at]!, json),
  );
}

/**
 * Reads a record; the response to a write may be empty.
 * @throws HttpError naming the call and the missing part of its response
 */
function openRow(table: ResourceCalls, json: unknown, { method, url, body }: HttpRequest, http: HttpClient): RaRecord {
  if (method === 'GET' && !(isObject(json) && (table.isRecord?.(json) ?? true))) {
    throw createMalformedAnswerError(
      http,
      { title: table.title, call: table.calls.get ?? COLLECTION },
      'record',
      'body',
      json,
    );
  }
  const sent = isObject(body) ? body : {};
  const row = mergeSavedRecord(sent, json);
  return toRecord(row, method === 'POST' ? getCreatedId(table, json, sent) : (table.getId(row) ?? getIdFromUrl(url)));
}

/**
 * The HTTP client for simple-rest on top of our transport: plain JSON without an envelope, the total in
 * `Content-Range`, and react-admin's `id` replaced by the entity's id field.
 */
const createRestClient =
  (table: ResourceCalls, http: HttpClient, onPage?: (page: RowsPage<Json>) => void): RestClient =>
  async (url: string, { method = 'GET', body, signal } = {}) => {
    const data: Json | undefined = typeof body === 'string' ? JSON.parse(body) : undefined;
    const sent = data && !table.ids.includes('id') ? omit(data, 'id') : data;
    const request = { method, url, name: table.name, body: sent, signal: signal ?? undefined } as HttpRequest;
    const response = await http.requestJson(request);
    // Lists and requests for several records have a filter in the query string.
    const isList = method === 'GET' && url.includes('?') && new URLSearchParams(url.split('?')[1]).has('filter');
    if (!isList)
      return { status: 200, headers: response.headers, body: '', json: openRow(table, response.json, request, http) };
    const page = openPage(table, response, url, http);
    onPage?.(page);
    const headers = new Headers({ [RANGE]: `rows */${page.total}` });
    return { status: 200, headers, body: '', json: toRecords(table, page.rows) };
  };

/** Creates all nine methods of standard REST with ra-data-simple-rest. */
export function createRestMethods(table: ResourceCalls, baseUrl: string, http: HttpClient): DataProviderMethods {
  /**
   * Adds `pageInfo` to the result, because simple-rest reads the total only and cannot know that the server did not
   * return it.
   */
  const listOf = async (run: (methods: DataProviderMethods) => Promise<GetListResult>): Promise<GetListResult> => {
    let pageInfo: RowsPage['pageInfo'];
    const storeTotal = (page: RowsPage): void => {
      ({ pageInfo } = page);
    };
    const result = await run(simpleRest(baseUrl, createRestClient(table, http, storeTotal)));
    return { ...result, ...(pageInfo ? { pageInfo } : {}) };
  };
  return {
    ...simpleRest(baseUrl, createRestClient(table, http)),
    getList: (resource, params) => listOf((methods) => methods.getList(resource, params)),
    getManyReference: (resource, params) => listOf((methods) => methods.getManyReference(resource, params)),
  };
}
