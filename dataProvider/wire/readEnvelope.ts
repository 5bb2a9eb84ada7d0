/**
 * Takes the envelope off an answer and checks what is inside, in every mode: a screen that draws
 * half an answer misleads, one that says what is wrong with it gets repaired.
 */
import type { HttpError } from 'ra-core';
import type { HttpClient } from '../transport/types';
import { parseCount, readRows } from './readRows';
import type { PagePosition } from './readRows';
import type { Envelope } from '../transport/parseAnswer';
import type { Answer, Call, RowsPage } from '../contract/types';
import { isObject, getText } from '../contract/jsonValues';
import type { Json } from '../contract/jsonValues';

/** The call that an answer belongs to: its texts appear in error messages. */
export interface CallContext {
  /** What people call it; empty where nobody has said. */
  title: string;
  call: Call;
}

/** The part that an answer should contain and does not. */
export type MissingPart = 'list' | 'number' | 'record';

/** Logs a warning for developers: which part an answer lacks and what it looks like. Screens show neither. */
export function warnAboutAnswer(
  { logWarning }: Pick<HttpClient, 'logWarning'>,
  { title, call }: CallContext,
  lacks: MissingPart,
  field: string,
  json: unknown,
): void {
  const asker = title === '' ? '' : `${title}: `;
  logWarning(`${asker}the answer to ${call.method} ${call.path} has no ${lacks} "${field}"`, { json });
}

/** Creates the error for an answer without usable data. The missing part is logged for developers only. */
export function createMalformedAnswerError(
  http: Pick<HttpClient, 'createError' | 'logWarning'>,
  asked: CallContext,
  lacks: MissingPart,
  field: string,
  raw: unknown,
): HttpError {
  warnAboutAnswer(http, asked, lacks, field, raw);
  return asked.title === ''
    ? http.createError('odd', { status: 200 })
    : http.createError('shape', { args: { title: asked.title }, status: 200 });
}

/** Where the three known shapes keep rows and total. */
function places(envelope: Envelope): { rows: unknown; total: unknown; names: [rows: string, total: string] } {
  const { data } = envelope;
  if (isObject(data)) return { rows: data.records, total: data.totalRow, names: ['data.records', 'data.totalRow'] };
  if (data === undefined && 'records' in envelope) {
    return { rows: envelope.records, total: envelope.totalRow, names: ['records', 'totalRow'] };
  }
  return { rows: data, total: envelope.total, names: ['data', 'total'] };
}

/**
 * Reads the rows and the total from the answer of a page call.
 * @throws HttpError naming the call and what its answer lacks
 */
export function readPage(
  envelope: Envelope,
  asked: CallContext,
  place: PagePosition,
  http: Pick<HttpClient, 'createError' | 'logWarning'>,
): RowsPage<Json> {
  const { rows, total, names } = places(envelope);
  const told = parseCount(total);
  // Some servers have no list where there is nothing to list; without the count it might be anything.
  const list = rows === null && told === 0 ? [] : rows;
  if (!Array.isArray(list)) throw createMalformedAnswerError(http, asked, 'list', names[0], envelope);
  return readRows(list, told, place, (lacks, field) => warnAboutAnswer(http, asked, lacks, names[field], envelope));
}

/**
 * Reads the record from the answer of a get call.
 * @param isRecord whether an object says anything of what was asked for
 * @throws HttpError naming the call and what its answer lacks
 */
export function readRecord(
  envelope: Envelope,
  asked: CallContext,
  http: Pick<HttpClient, 'createError' | 'logWarning'>,
  isRecord: (row: Json) => boolean = () => true,
): Json {
  const { data } = envelope;
  if (!isObject(data) || !isRecord(data)) throw createMalformedAnswerError(http, asked, 'record', 'data', envelope);
  return data;
}

/** Removes the envelope from an answer whose data only the caller understands. */
export const unwrapEnvelope = <T>(envelope: Envelope): Answer<T> => ({
  data: envelope.data as T,
  msg: getText(envelope.msg),
});
