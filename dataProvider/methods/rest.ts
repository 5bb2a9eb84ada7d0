import type { HttpError, RaRecord } from 'ra-core';
import simpleRest from 'ra-data-simple-rest';
import { misshapen, type Lacking } from '../envelope';
import { createdId, savedRow, toRecord, toRows } from '../record';
import type { Http, HttpRequest, Plain } from '../transport/types';
import type { Call, CallTable } from '../types';
import { isObject, omit } from '../values';
import type { Json } from '../values';
import type { Methods } from './types';

/** For the text of a fault. */
const COLLECTION: Call = { method: 'GET', path: '' };

type RestClient = NonNullable<Parameters<typeof simpleRest>[1]>;

/** The id in the address of an update or a delete: their answers are often empty. */
const idIn = (url: string): string => decodeURIComponent(url.slice(url.lastIndexOf('/') + 1));

/** Where simple-rest finds the total of a list: `lots 0-9/31`. */
const RANGE = 'Content-Range';
const hasTotal = (headers: Headers): boolean => /\/\d+$/.test(headers.get(RANGE) ?? '');

/** Rows, each with the `id` that react-admin wants. @throws HttpError naming the call and what its answer lacks */
function openRows(table: CallTable, { json, headers }: Plain, url: string, http: Http): RaRecord[] {
  const refuse = (lacks: Lacking, field: string): HttpError =>
    misshapen(http, { title: table.title, call: table.calls.page ?? COLLECTION }, lacks, field, json);
  if (!Array.isArray(json)) throw refuse('list', 'body');
  if (!json.every(isObject)) throw refuse('record', 'body');
  if (url.includes('range=') && !hasTotal(headers)) throw refuse('number', RANGE);
  return toRows(table, json);
}

/** A record; a write may answer with nothing at all. @throws HttpError naming the call and what its answer lacks */
function openRow(table: CallTable, json: unknown, { method, url, body }: HttpRequest, http: Http): RaRecord {
  if (method === 'GET' && !isObject(json)) {
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
  (table: CallTable, http: Http): RestClient =>
  async (url: string, { method = 'GET', body, signal } = {}) => {
    const data: Json | undefined = typeof body === 'string' ? JSON.parse(body) : undefined;
    const sent = data && !table.ids.includes('id') ? omit(data, 'id') : data;
    const request = { method, url, body: sent, signal: signal ?? undefined } as HttpRequest;
    const answer = await http.plain(request);
    // Lists, and several records at once, are asked for by a filter.
    const isList = method === 'GET' && url.includes('?') && new URLSearchParams(url.split('?')[1]).has('filter');
    const json = isList ? openRows(table, answer, url, http) : openRow(table, answer.json, request, http);
    return { status: 200, headers: answer.headers, body: '', json };
  };

/** All nine methods of plain REST, as ra-data-simple-rest has them. */
export const restMethods = (table: CallTable, baseUrl: string, http: Http): Methods =>
  simpleRest(baseUrl, restClient(table, http));
