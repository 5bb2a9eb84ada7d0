import { HttpError } from 'ra-core';
import { getErrorKeyForStatus } from '../contract/errors';
import type { ErrorFactory, ErrorKey, ErrorResponseParser } from '../contract/errors';
import { getTextOrEmpty, isNotEmpty, isObject, omitKeys } from '../contract/jsonValues';
import type { Json } from '../contract/jsonValues';

/** An unparsed response. */
export interface RawResponse {
  status: number;
  contentType: string;
  text: string;
  headers?: Headers;
}

/** The object that wraps the data of a successful response: `{success, msg, data, total}` or a similar format. */
export type Envelope = Json;

const NO_CONTENT = [204, 205];

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const isHtml = ({ contentType, text }: RawResponse): boolean => /\bhtml\b/i.test(contentType) || /^\s*</.test(text);

/** Returns the key in `ERROR_TEXTS` for an error response without a message from the server. */
function getBrowserErrorKey(raw: RawResponse, isJson: boolean): ErrorKey {
  const fault = raw.status < 400 ? 'failed' : getErrorKeyForStatus(raw.status);
  return fault === 'server' && !isJson && isHtml(raw) ? 'html' : fault;
}

const parseUsualErrorResponse: ErrorResponseParser = ({ msg, message, errors }) => ({
  message: getTextOrEmpty(msg) || getTextOrEmpty(message),
  errors,
});

/**
 * Creates the error for an error response. Its text is the server's unchanged message, whose language is
 * `body.language` if the server names it, or the app's text for the HTTP status if the server sent no message.
 */
export function createServerError(
  raw: RawResponse,
  json: unknown,
  fail: ErrorFactory,
  parseErrorResponse: ErrorResponseParser = parseUsualErrorResponse,
): HttpError {
  const { message, errors } = isObject(json) ? parseErrorResponse(json) : { message: '' };
  // A value of `errors` that is not an object would break the form, which shows the errors of single fields.
  const body = isObject(json) ? { ...omitKeys(json, 'errors'), ...(isObject(errors) ? { errors } : {}) } : undefined;
  const language = raw.headers?.get('content-language');
  if (message) return new HttpError(message, raw.status, language ? { ...body, language } : body);
  const own = fail(getBrowserErrorKey(raw, body !== undefined), { status: raw.status });
  return new HttpError(own.message, own.status, { ...body, ...own.body });
}

/** Returns the reason why a response with a 2xx status is unusable; undefined if the response is usable. */
function createUnreadableError(raw: RawResponse, json: unknown): 'empty' | 'html' | 'json' | undefined {
  if (isObject(json)) return undefined;
  if (!raw.text.trim()) return 'empty';
  return isHtml(raw) ? 'html' : 'json';
}

/**
 * Parses a JSON response that has no envelope, as in standard REST. Returns null for an empty body.
 * @throws HttpError
 */
export function parseJsonResponse(
  raw: RawResponse,
  fail: ErrorFactory,
  parseErrorResponse: ErrorResponseParser = parseUsualErrorResponse,
): unknown {
  const json = parse(raw.text);
  if (raw.status < 200 || raw.status >= 300) throw createServerError(raw, json, fail, parseErrorResponse);
  if (!raw.text.trim()) return null;
  if (json === undefined) throw fail(isHtml(raw) ? 'html' : 'json', { status: raw.status });
  return json;
}

/** Whether an envelope contains data: a value in `data`, or the rows or the total of a list. */
const hasData = ({ data, records, total }: Envelope): boolean => [data, records, total].some(isNotEmpty);

const SUCCESS_CODE = /^(0|200|ok|success)$/i;

/** Whether an envelope without the key `success` reports an error in another common key. */
const reportsError = ({ code, status, error, errors }: Envelope): boolean =>
  [code, status, error, errors].some((value) => isNotEmpty(value) && !SUCCESS_CODE.test(String(value)));

/**
 * Creates the error for an envelope that lacks the key `success`, so that it does not state whether the request
 * succeeded.
 */
function createUntoldError(
  raw: RawResponse,
  envelope: Envelope,
  isReadRequest: boolean,
  fail: ErrorFactory,
): HttpError {
  const { message } = parseUsualErrorResponse(envelope);
  if (message && (isReadRequest || reportsError(envelope))) return createServerError(raw, envelope, fail);
  // The server's message is only appended to the app's text. A server may confirm a write with `ok` instead of
  // `success`, and a bare "ok" would be a confusing error message.
  const args = { answer: message && `: "${message}"` };
  return fail(isReadRequest ? 'odd' : 'unconfirmed', { status: raw.status, args });
}

/**
 * Parses the envelope of a response. `success: false` is an error with every HTTP status. If the key `success` is
 * missing, a read succeeds if the envelope contains data, and a write is reported as unconfirmed. A response whose
 * status allows no body succeeds without data.
 * @throws HttpError
 */
export function parseEnvelope(raw: RawResponse, isReadRequest: boolean, fail: ErrorFactory): Envelope {
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
