import type { Fail } from '../contract/errors';
import { readAnswer, readPlain } from './answer';
import type { Envelope, RawAnswer } from './answer';
import { exchange } from './exchange';
import { initOf } from './init';
import { RETRY_AFTER, type Hear } from './retry';
import { isRead } from './types';
import type { HttpRequest, Plain, Transport } from './types';

export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

/** What is asked, as far as its answer needs it. */
type Question = Pick<HttpRequest, 'method' | 'url' | 'read' | 'name'>;

/** Our own failures, told to the developers together with what the answer looks like. */
const telling =
  ({ method, url, name = url.split('?')[0]! }: Question, raw: RawAnswer, { fail, warn }: Transport): Fail =>
  (fault, details) => {
    const error = fail(fault, details);
    warn(`${method} ${name}: ${error.message}`, { raw });
    return error;
  };

/** Opens an answer; the looks of one that brings no text of its own go to the developers. */
export const open = (question: Question, raw: RawAnswer, transport: Transport): Envelope =>
  readAnswer(raw, isRead(question), telling(question, raw, transport));

/** Reads an answer without an envelope, as `open` does one with it. */
export const openPlain = (question: Question, raw: RawAnswer, transport: Transport): unknown =>
  readPlain(raw, telling(question, raw, transport));

const fetchRaw = (
  fetch: Fetch,
  request: HttpRequest,
  transport: Transport,
  hear?: Hear,
): Promise<RawAnswer & { headers: Headers }> =>
  exchange({ ...transport, url: request.url, signal: request.signal }, async ({ signal }) => {
    const response = await fetch(request.url, initOf(request, 'application/json', transport, signal));
    const { status, headers } = response;
    hear?.(headers.get(RETRY_AFTER));
    return { status, headers, contentType: headers.get('content-type') ?? '', text: await response.text() };
  });

/** One JSON request. */
export async function fetchJson(
  fetch: Fetch,
  request: HttpRequest,
  transport: Transport,
  hear?: Hear,
): Promise<Envelope> {
  return open(request, await fetchRaw(fetch, request, transport, hear), transport);
}

/** One JSON request whose answer has no envelope: what it would say stands in headers. */
export async function fetchPlain(
  fetch: Fetch,
  request: HttpRequest,
  transport: Transport,
  hear?: Hear,
): Promise<Plain> {
  const raw = await fetchRaw(fetch, request, transport, hear);
  return { json: openPlain(request, raw, transport), headers: raw.headers };
}
