import simpleRest from 'ra-data-simple-rest';
import type { Http, HttpRequest } from '../transport/types';
import { toRecord, toRows } from '../record';
import type { CallTable } from '../types';
import { isObject, omit } from '../values';
import type { Json } from '../values';
import type { Methods } from './types';

type RestClient = NonNullable<Parameters<typeof simpleRest>[1]>;

/** The id in the address of an update or a delete: their answers are often empty. */
const idIn = (url: string): string => decodeURIComponent(url.slice(url.lastIndexOf('/') + 1));

/** Rows and records with the `id` that react-admin wants. A write may answer with nothing at all. */
function withIds(table: CallTable, json: unknown, sent: Json | undefined, url: string): unknown {
  if (Array.isArray(json)) return toRows(table, json.filter(isObject));
  const row = { ...sent, ...(isObject(json) ? json : {}) };
  return toRecord(row, table.idOf(row) ?? idIn(url));
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
    const { json, headers } = await http.plain(request);
    return { status: 200, headers, body: '', json: withIds(table, json, sent, url) };
  };

/** All nine methods of plain REST, as ra-data-simple-rest has them. */
export const restMethods = (table: CallTable, baseUrl: string, http: Http): Methods =>
  simpleRest(baseUrl, restClient(table, http));
