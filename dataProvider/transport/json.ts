import { readAnswer } from './answer';
import type { Envelope, RawAnswer } from './answer';
import { exchange } from './exchange';
import { initOf } from './init';
import type { HttpRequest, Transport } from './types';

export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

/** Opens an answer; the raw text of one that brings no text of its own goes to the developers. */
export function open(
  { method, url }: Pick<HttpRequest, 'method' | 'url'>,
  raw: RawAnswer,
  { fail, warn }: Transport,
): Envelope {
  return readAnswer(raw, (fault, details) => {
    const error = fail(fault, details);
    warn(`${method} ${url}: ${error.message}`, raw.text);
    return error;
  });
}

/** One JSON request. */
export async function fetchJson(fetch: Fetch, request: HttpRequest, transport: Transport): Promise<Envelope> {
  const raw = await exchange({ ...transport, signal: request.signal }, async ({ signal }) => {
    const response = await fetch(request.url, initOf(request, 'application/json', transport, signal));
    const contentType = response.headers.get('content-type') ?? '';
    return { status: response.status, contentType, text: await response.text() };
  });
  return open(request, raw, transport);
}
