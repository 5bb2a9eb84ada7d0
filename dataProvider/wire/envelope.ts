/**
 * Takes the envelope off an answer and checks what is inside, in every mode: a screen that draws
 * half an answer misleads, one that says what is wrong with it gets repaired.
 */
import type { HttpError } from 'ra-core';
import type { Http } from '../transport/types';
import { countOf, openRows } from './rows';
import type { PagePlace } from './rows';
import type { Envelope } from '../transport/answer';
import type { Answer, Call, RowsPage } from '../contract/types';
import { isObject, textOf } from '../contract/values';
import type { Json } from '../contract/values';

/** Which question an answer belongs to, for the texts of its faults. */
export interface Asked {
  /** What people call it; empty where nobody has said. */
  title: string;
  call: Call;
}

/** What an answer ought to have and has not. */
export type Lacking = 'list' | 'number' | 'record';

/** Tells developers what an answer lacks, and what it looks like; no screen shows either. */
export function warnOf(
  { warn }: Pick<Http, 'warn'>,
  { title, call }: Asked,
  lacks: Lacking,
  field: string,
  json: unknown,
): void {
  const asker = title === '' ? '' : `${title}: `;
  warn(`${asker}the answer to ${call.method} ${call.path} has no ${lacks} "${field}"`, { json });
}

/** Says that an answer is none; what is missing is for developers only. */
export function misshapen(
  http: Pick<Http, 'fail' | 'warn'>,
  asked: Asked,
  lacks: Lacking,
  field: string,
  raw: unknown,
): HttpError {
  warnOf(http, asked, lacks, field, raw);
  return asked.title === ''
    ? http.fail('odd', { status: 200 })
    : http.fail('shape', { args: { title: asked.title }, status: 200 });
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

/** The rows and the total of a page. @throws HttpError naming the call and what its answer lacks */
export function openPage(
  envelope: Envelope,
  asked: Asked,
  place: PagePlace,
  http: Pick<Http, 'fail' | 'warn'>,
): RowsPage<Json> {
  const { rows, total, names } = places(envelope);
  const told = countOf(total);
  // Some servers have no list where there is nothing to list; without the count it might be anything.
  const list = rows === null && told === 0 ? [] : rows;
  if (!Array.isArray(list)) throw misshapen(http, asked, 'list', names[0], envelope);
  return openRows(list, told, place, (lacks, field) => warnOf(http, asked, lacks, names[field], envelope));
}

/**
 * The record of a get call.
 * @param isRecord whether an object says anything of what was asked for
 * @throws HttpError naming the call and what its answer lacks
 */
export function openRecord(
  envelope: Envelope,
  asked: Asked,
  http: Pick<Http, 'fail' | 'warn'>,
  isRecord: (row: Json) => boolean = () => true,
): Json {
  const { data } = envelope;
  if (!isObject(data) || !isRecord(data)) throw misshapen(http, asked, 'record', 'data', envelope);
  return data;
}

/** The answer of a call whose data only its caller knows. */
export const openAnswer = <T>(envelope: Envelope): Answer<T> => ({
  data: envelope.data as T,
  msg: textOf(envelope.msg),
});
