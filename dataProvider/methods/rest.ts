import simpleRest from 'ra-data-simple-rest';
import { openPage, openRecord } from '../envelope';
import type { Asked } from '../envelope';
import { savedRow, toRecord } from '../record';
import type { Envelope } from '../transport/answer';
import type { Http, HttpRequest } from '../transport/types';
import type { Call, CallTable } from '../types';
import { omit } from '../values';
import type { Json } from '../values';
import type { Methods } from './types';

type RestClient = NonNullable<Parameters<typeof simpleRest>[1]>;
type RestAnswer = Awaited<ReturnType<RestClient>>;

const answer = (json: unknown, headers?: Record<string, string>): RestAnswer => ({
  status: 200,
  headers: new Headers(headers),
  body: '',
  json,
});

/** The id in the address of an update or a delete: their answers are often empty. */
const idIn = (url: string): string => decodeURIComponent(url.slice(url.lastIndexOf('/') + 1));

/** What each kind of question needs from its envelope; `Range` marks the lists. */
function openRead(envelope: Envelope, isList: boolean, asked: Required<Asked>, http: Http): RestAnswer {
  const withId = (row: Json): Json => toRecord(row, row[asked.id]);
  const { data } = envelope;
  if (isList) {
    const { rows, total } = openPage(envelope, asked, http);
    return answer(rows.map(withId), { 'Content-Range': `rows */${total}` });
  }
  if (Array.isArray(data)) return answer(openPage({ data, total: data.length }, asked, http).rows.map(withId));
  return answer(withId(openRecord(envelope, asked, http)));
}

/**
 * The HTTP client of simple-rest over our transport: takes the envelope off, exchanges
 * react-admin's `id` for the entity's own, and supplies the `Content-Range` in which simple-rest
 * expects the total.
 */
const restClient =
  (table: CallTable, { path }: Call, http: Http): RestClient =>
  async (url: string, { method = 'GET', body, headers, signal } = {}) => {
    const data: Json | undefined = typeof body === 'string' ? JSON.parse(body) : undefined;
    const sent = data && table.id !== 'id' ? omit(data, 'id') : data;
    const request = { method, url, body: sent, signal: signal ?? undefined } as HttpRequest;
    const envelope = await http.request(request);
    if (method === 'GET') {
      const isList = headers instanceof Headers && headers.has('Range');
      return openRead(envelope, isList, { ...table, call: { method, path } }, http);
    }
    const row = savedRow({ ...sent }, envelope.data);
    return answer(toRecord(row, row[table.id] ?? (method === 'POST' ? '' : idIn(url))));
  };

/** All nine methods of plain REST, as ra-data-simple-rest has them, below the path of `call`. */
export const restMethods = (table: CallTable, call: Call, baseUrl: string, http: Http): Methods =>
  simpleRest(baseUrl, restClient(table, call, http));
