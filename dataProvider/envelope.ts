/**
 * Takes the envelope off an answer and checks what is inside, in every mode: a screen that draws
 * half an answer misleads, one that says what is wrong with it gets repaired.
 */
import type { HttpError } from 'ra-core';
import type { Http } from './transport/types';
import type { Envelope } from './transport/answer';
import type { Answer, Call } from './types';
import { isObject, textOf } from './values';
import type { Json } from './values';

/** Which question an answer belongs to, for the texts of its faults. */
export interface Asked {
  title: string;
  call: Call;
}

/** What an answer ought to have and has not. */
export type Lacking = 'list' | 'number' | 'record';

/** Says that an answer is none; what is missing, and the answer itself, are for developers only. */
export function misshapen(
  { fail, warn }: Pick<Http, 'fail' | 'warn'>,
  { title, call }: Asked,
  lacks: Lacking,
  field: string,
  raw: unknown,
): HttpError {
  warn(`${title}: the answer to ${call.method} ${call.path} has no ${lacks} "${field}"`, raw);
  return fail('shape', { args: { title }, status: 200 });
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

const isCount = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value) && value >= 0;

/** The rows and the total of a page. @throws HttpError naming the call and what its answer lacks */
export function openPage(
  envelope: Envelope,
  asked: Asked,
  http: Pick<Http, 'fail' | 'warn'>,
): { rows: Json[]; total: number } {
  const { rows, total, names } = places(envelope);
  const refuse = (lacks: Lacking, field: string): HttpError => misshapen(http, asked, lacks, field, envelope);
  if (!Array.isArray(rows)) throw refuse('list', names[0]);
  if (!rows.every(isObject)) throw refuse('record', names[0]);
  if (!isCount(total)) throw refuse('number', names[1]);
  return { rows, total };
}

/** The record of a get call. @throws HttpError naming the call and what its answer lacks */
export function openRecord(envelope: Envelope, asked: Asked, http: Pick<Http, 'fail' | 'warn'>): Json {
  const { data } = envelope;
  if (!isObject(data)) throw misshapen(http, asked, 'record', 'data', envelope);
  return data;
}

/** The answer of a call whose data only its caller knows. */
export const openAnswer = <T>(envelope: Envelope): Answer<T> => ({
  data: envelope.data as T,
  msg: textOf(envelope.msg),
});
