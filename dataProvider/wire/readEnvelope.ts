/**
 * Takes the data of a response out of its envelope and validates it. This is done in production too: a screen with
 * incomplete data misleads users, while an error message leads to a fix.
 */
import type { HttpError } from 'ra-core';
import type { HttpClient } from '../transport/types';
import { parseCount, parseResponseRows } from './parseResponseRows';
import type { RequestedPage, UnvalidatedResponseRows } from '../dialects/dialect';
import type { Envelope } from '../transport/parseResponse';
import type { CallResult, Call, RowsPage } from '../contract/types';
import { isObject, getTextOrEmpty } from '../contract/jsonValues';
import type { Json } from '../contract/jsonValues';

/** The call whose response is read, and the title of its rows. Warnings and error messages contain them. */
export interface CallContext {
  /** The title of the rows; empty if the rows have no title. */
  title: string;
  call: Call;
}

/** What is missing in a malformed response: the list, the total (`number`) or the record. */
type MissingPart = 'list' | 'number' | 'record';

/**
 * Logs a warning for developers about what is missing in a response, and the structure of the response. Screens
 * show neither of them.
 */
export function warnAboutResponse(
  { logWarning }: Pick<HttpClient, 'logWarning'>,
  { title, call }: CallContext,
  missingPart: MissingPart,
  field: string,
  json: unknown,
): void {
  const asker = title === '' ? '' : `${title}: `;
  logWarning(`${asker}the answer to ${call.method} ${call.path} has no ${missingPart} "${field}"`, { json });
}

/**
 * Creates the error for a response without usable data. What is missing in the response is only logged for
 * developers.
 */
export function createMalformedResponseError(
  http: Pick<HttpClient, 'createError' | 'logWarning'>,
  callContext: CallContext,
  missingPart: MissingPart,
  field: string,
  raw: unknown,
): HttpError {
  warnAboutResponse(http, callContext, missingPart, field, raw);
  return callContext.title === ''
    ? http.createError('odd', { status: 200 })
    : http.createError('shape', { args: { title: callContext.title }, status: 200 });
}

/**
 * Reads the rows and the total that a dialect has found in the response to a list request.
 * @throws HttpError if the response contains no list
 */
export function readListResponse(
  { rows, total, names, hasNext, json }: UnvalidatedResponseRows & { json: unknown },
  callContext: CallContext,
  pagePosition: RequestedPage,
  http: Pick<HttpClient, 'createError' | 'logWarning'>,
): RowsPage<Json> {
  const reportedTotal = parseCount(total);
  // Some servers return null for an empty list. Null is accepted only together with a total of 0.
  const list = rows === null && reportedTotal === 0 ? [] : rows;
  if (!Array.isArray(list)) throw createMalformedResponseError(http, callContext, 'list', names[0], json);
  const warn = (missingPart: 'record' | 'number', field: 0 | 1): void =>
    warnAboutResponse(http, callContext, missingPart, names[field], json);
  return parseResponseRows(list, { reportedTotal, hasNext }, pagePosition, warn);
}

/**
 * Reads the record from the response to a get request. Warnings to developers contain `callContext.recordName`, the
 * name of the part of the response that contains the record.
 * @param isRecord whether an object is a record of the requested resource
 * @throws HttpError if the response contains no such record
 */
export function readRecord(
  envelope: Envelope,
  callContext: CallContext & { recordName: string },
  http: Pick<HttpClient, 'createError' | 'logWarning'>,
  isRecord: (row: Json) => boolean = () => true,
): Json {
  const { data } = envelope;
  if (!isObject(data) || !isRecord(data)) {
    throw createMalformedResponseError(http, callContext, 'record', callContext.recordName, envelope);
  }
  return data;
}

/**
 * Takes the data and the message out of an envelope without validation, because only the caller knows the type of
 * the data.
 */
export const unwrapEnvelope = <T>(envelope: Envelope): CallResult<T> => ({
  data: envelope.data as T,
  msg: getTextOrEmpty(envelope.msg),
  ...(typeof envelope.language === 'string' ? { language: envelope.language } : {}),
});
