import { HttpError } from 'ra-core';
import { getErrorKeyForStatus } from '../contract/errors';
import type { CreateError, ErrorKey } from '../contract/errors';
import { isObject, omit, getText } from '../contract/jsonValues';
import type { Json } from '../contract/jsonValues';

/** What came back, before anybody has looked into it. */
export interface RawAnswer {
  status: number;
  contentType: string;
  text: string;
}

/** `{success, msg, data, total}` and its relatives: an object, and not a refusal. */
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

/** Field errors that are no map of texts would break the form that shows them. */
function refusalBody(json: Json): Json {
  return isObject(json.errors) ? json : omit(json, 'errors');
}

/** Our text for a refusal without one of the server. */
function getBrowserErrorKey(raw: RawAnswer, isJson: boolean): ErrorKey {
  const fault = raw.status < 400 ? 'failed' : getErrorKeyForStatus(raw.status);
  return fault === 'server' && !isJson && isHtml(raw) ? 'html' : fault;
}

/** Where a refusal says why: in the envelope, and in the bodies of plain REST. */
const MESSAGE_KEYS = { envelope: ['msg'], plain: ['msg', 'message'] } as const;

/** A refusal: the server's text unchanged, else ours for its status. */
function createServerError(
  raw: RawAnswer,
  json: unknown,
  fail: CreateError,
  said: readonly string[] = MESSAGE_KEYS.envelope,
): HttpError {
  const body = isObject(json) ? refusalBody(json) : undefined;
  const msg = said.map((key) => getText(body?.[key])).find(Boolean);
  if (msg) return new HttpError(msg, raw.status, body);
  const own = fail(getBrowserErrorKey(raw, body !== undefined), { status: raw.status });
  return new HttpError(own.message, own.status, { ...body, ...own.body });
}

/** Why an answer with a good status is none; undefined when it is one. */
function createUnreadableError(raw: RawAnswer, json: unknown): 'empty' | 'html' | 'json' | undefined {
  if (isObject(json)) return undefined;
  if (!raw.text.trim()) return 'empty';
  return isHtml(raw) ? 'html' : 'json';
}

/** JSON without an envelope, as plain REST has it; null where there is none. @throws HttpError */
export function parseJsonAnswer(raw: RawAnswer, fail: CreateError): unknown {
  const json = parse(raw.text);
  if (raw.status < 200 || raw.status >= 300) throw createServerError(raw, json, fail, MESSAGE_KEYS.plain);
  if (!raw.text.trim()) return null;
  if (json === undefined) throw fail(isHtml(raw) ? 'html' : 'json', { status: raw.status });
  return json;
}

/**
 * Parses the envelope of an answer. `success: false` is an error for every status. Without the key `success`, a read
 * succeeds if its data is usable; a write counts as unconfirmed. An answer whose status allows an empty body succeeds
 * without data.
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
  if (!isTold && !isReadRequest)
    throw getText(envelope.msg) ? createServerError(raw, envelope, fail) : fail('unconfirmed', { status: raw.status });
  return envelope;
}
