/**
 * Removes the envelope of a response and validates its contents, in every build mode: a screen with half of the
 * data misleads users, while an error that states the defect leads to a repair.
 */
import type { HttpError } from 'ra-core';
import type { HttpClient } from '../transport/types';
import { parseCount, readRows } from './readRows';
import type { PagePosition } from './readRows';
import type { FoundRows } from '../dialects/dialect';
import type { Envelope } from '../transport/parseAnswer';
import type { Answer, Call, RowsPage } from '../contract/types';
import { isObject, getText } from '../contract/jsonValues';
import type { Json } from '../contract/jsonValues';

/** The call to which a response belongs; its texts appear in error messages. */
export interface CallContext {
  /** The title of the rows; empty if there is none. */
  title: string;
  call: Call;
}

/** The part that is missing in a response. */
export type MissingPart = 'list' | 'number' | 'record';

/** Logs a warning for developers: the missing part and the structure of the response. Screens show neither. */
export function warnAboutAnswer(
  { logWarning }: Pick<HttpClient, 'logWarning'>,
  { title, call }: CallContext,
  missingPart: MissingPart,
  field: string,
  json: unknown,
): void {
  const asker = title === '' ? '' : `${title}: `;
  logWarning(`${asker}the answer to ${call.method} ${call.path} has no ${missingPart} "${field}"`, { json });
}

/** Creates the error for a response without usable data. The missing part is logged for developers only. */
export function createMalformedAnswerError(
  http: Pick<HttpClient, 'createError' | 'logWarning'>,
  callContext: CallContext,
  missingPart: MissingPart,
  field: string,
  raw: unknown,
): HttpError {
  warnAboutAnswer(http, callContext, missingPart, field, raw);
  return callContext.title === ''
    ? http.createError('odd', { status: 200 })
    : http.createError('shape', { args: { title: callContext.title }, status: 200 });
}

/**
 * Reads the rows and the total that a dialect has found in the response of a page call.
 * @throws HttpError naming the call and the missing part of its response
 */
export function readPage(
  { rows, total, names, json }: FoundRows & { json: unknown },
  callContext: CallContext,
  pagePosition: PagePosition,
  http: Pick<HttpClient, 'createError' | 'logWarning'>,
): RowsPage<Json> {
  const reportedTotal = parseCount(total);
  // Some servers return null for an empty list. It is accepted only with a total of 0.
  const list = rows === null && reportedTotal === 0 ? [] : rows;
  if (!Array.isArray(list)) throw createMalformedAnswerError(http, callContext, 'list', names[0], json);
  return readRows(list, reportedTotal, pagePosition, (missingPart, field) =>
    warnAboutAnswer(http, callContext, missingPart, names[field], json),
  );
}

/**
 * Reads the record from the response of a get call.
 * @param isRecord whether an object is a record of the requested kind
 * @throws HttpError naming the call and the missing part of its response
 */
export function readRecord(
  envelope: Envelope,
  callContext: CallContext,
  http: Pick<HttpClient, 'createError' | 'logWarning'>,
  isRecord: (row: Json) => boolean = () => true,
): Json {
  const { data } = envelope;
  if (!isObject(data) || !isRecord(data)) {
    throw createMalformedAnswerError(http, callContext, 'record', callContext.call.dialect ? 'body' : 'data', envelope);
  }
  return data;
}

/** Removes the envelope of a response whose data only the caller understands. */
export const unwrapEnvelope = <T>(envelope: Envelope): Answer<T> => ({
  data: envelope.data as T,
  msg: getText(envelope.msg),
});
