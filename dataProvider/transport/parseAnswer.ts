import { HttpError } from 'ra-core';
import { getErrorKeyForStatus } from '../contract/errors';
import type { CreateError, ErrorKey, ReadRefusal } from '../contract/errors';
import { getText, isNotEmpty, isObject, omit } from '../contract/jsonValues';
import type { Json } from '../contract/jsonValues';

/** A response before it is parsed. */
export interface RawAnswer {
  status: number;
  contentType: string;
  text: string;
}

/** `{success, msg, data, total}` and similar shapes: an object that reports no failure. */
export type Envelope = Json;

const NO_CONTENT = [204, 205];

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const isHtml = ({ contentType, text }: RawAnswer): boolean => /\bhtml\b/i.test(contentType) || /^\s*</.test(text);

/** Returns the key of our error text for a refusal without a message from the server. */
function getBrowserErrorKey(raw: RawAnswer, isJson: boolean): ErrorKey {
  const fault = raw.status < 400 ? 'failed' : getErrorKeyForStatus(raw.status);
  return fault === 'server' && !isJson && isHtml(raw) ? 'html' : fault;
}

const readUsualRefusal: ReadRefusal = ({ msg, message, errors }) => ({
  message: getText(msg) || getText(message),
  errors,
});

/** Creates the error for a refusal, with the server's unchanged text or else ours for its status. */
function createServerError(
  raw: RawAnswer,
  json: unknown,
  fail: CreateError,
  readRefusal: ReadRefusal = readUsualRefusal,
): HttpError {
  const { message, errors } = isObject(json) ? readRefusal(json) : { message: '' };
  // Anything but an object would break the form that shows the errors of fields.
  const body = isObject(json) ? { ...omit(json, 'errors'), ...(isObject(errors) ? { errors } : {}) } : undefined;
  if (message) return new HttpError(message, raw.status, body);
  const own = fail(getBrowserErrorKey(raw, body !== undefined), { status: raw.status });
  return new HttpError(own.message, own.status, { ...body, ...own.body });
}

/** Returns why a response with a 2xx status is unusable; undefined if it is usable. */
function createUnreadableError(raw: RawAnswer, json: unknown): 'empty' | 'html' | 'json' | undefined {
  if (isObject(json)) return undefined;
  if (!raw.text.trim()) return 'empty';
  return isHtml(raw) ? 'html' : 'json';
}

/**
 * Parses JSON without an envelope, as in standard REST; null for an empty body.
 * @throws HttpError
 */
export function parseJsonAnswer(
  raw: RawAnswer,
  fail: CreateError,
  readRefusal: ReadRefusal = readUsualRefusal,
): unknown {
  const json = parse(raw.text);
  if (raw.status < 200 || raw.status >= 300) throw createServerError(raw, json, fail, readRefusal);
  if (!raw.text.trim()) return null;
  if (json === undefined) throw fail(isHtml(raw) ? 'html' : 'json', { status: raw.status });
  return json;
}

/** Whether an envelope contains data: a value, or the rows or the total of a list. */
const hasData = ({ data, records, total }: Envelope): boolean => [data, records, total].some(isNotEmpty);

const GOOD_CODES: readonly unknown[] = [0, 200, '0', '200'];

/** Whether an envelope without the key `success` reports an error in one of the usual other keys. */
const reportsError = ({ code, status, error, errors }: Envelope): boolean =>
  [code, status, error, errors].some((value) => isNotEmpty(value) && !GOOD_CODES.includes(value));

/** Returns the error for an envelope without the key `success`. */
function createUntoldError(raw: RawAnswer, envelope: Envelope, isReadRequest: boolean, fail: CreateError): HttpError {
  const { message } = readUsualRefusal(envelope);
  if (message && (isReadRequest || reportsError(envelope))) return createServerError(raw, envelope, fail);
  // As the only text of an error, the "ok" of a server that confirms in its own way would be confusing.
  const args = { answer: message && `: "${message}"` };
  return fail(isReadRequest ? 'odd' : 'unconfirmed', { status: raw.status, args });
}

/**
 * Parses the envelope of a response. `success: false` is an error for every status. Without the key `success`, a
 * read succeeds if it has data; a write counts as unconfirmed. A response whose status allows an empty body
 * succeeds without data.
 * @throws HttpError
 */
export function parseEnvelope(raw: RawAnswer, isReadRequest: boolean, fail: CreateError): Envelope {
  if (NO_CONTENT.includes(raw.status)) return { success: true };
  const json = parse(raw.text);
  if (raw.status < 200 || raw.status >= 300) throw createServerError(raw, json, fail);
  const fault = createUnreadableError(raw, json);
  if (fault) throw fail(fault, { status: raw.status });
  const envelope = json as Envelope;
  const isTold = 'success' in envelope;
  if (isTold && envelope.success !== true) throw createServerError(raw, envelope, fail);
  if (isTold || (isReadRequest && hasData(envelope))) return envelope;
  throw createUntoldError(raw, envelope, isReadRequest, fail);
}
