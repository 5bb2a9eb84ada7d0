import { HttpError } from 'ra-core';
import { faultOf } from '../contract/errors';
import type { Fail, Fault } from '../contract/errors';
import { isObject, omit, textOf } from '../contract/values';
import type { Json } from '../contract/values';

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
function ownFault(raw: RawAnswer, isJson: boolean): Fault {
  const fault = raw.status < 400 ? 'failed' : faultOf(raw.status);
  return fault === 'server' && !isJson && isHtml(raw) ? 'html' : fault;
}

/** Where a refusal says why: in the envelope, and in the bodies of plain REST. */
const SAID = { envelope: ['msg'], plain: ['msg', 'message'] } as const;

/** A refusal: the server's text unchanged, else ours for its status. */
function refusal(raw: RawAnswer, json: unknown, fail: Fail, said: readonly string[] = SAID.envelope): HttpError {
  const body = isObject(json) ? refusalBody(json) : undefined;
  const msg = said.map((key) => textOf(body?.[key])).find(Boolean);
  if (msg) return new HttpError(msg, raw.status, body);
  const own = fail(ownFault(raw, body !== undefined), { status: raw.status });
  return new HttpError(own.message, own.status, { ...body, ...own.body });
}

/** Why an answer with a good status is none; undefined when it is one. */
function unreadable(raw: RawAnswer, json: unknown): 'empty' | 'html' | 'json' | undefined {
  if (isObject(json)) return undefined;
  if (!raw.text.trim()) return 'empty';
  return isHtml(raw) ? 'html' : 'json';
}

/** JSON without an envelope, as plain REST has it; null where there is none. @throws HttpError */
export function readPlain(raw: RawAnswer, fail: Fail): unknown {
  const json = parse(raw.text);
  if (raw.status < 200 || raw.status >= 300) throw refusal(raw, json, fail, SAID.plain);
  if (!raw.text.trim()) return null;
  if (json === undefined) throw fail(isHtml(raw) ? 'html' : 'json', { status: raw.status });
  return json;
}

/**
 * Opens an answer. `success: false` is a failure whatever the status says. Where the key is missing, what was
 * read shows by itself whether it is whole; a write has not been confirmed. An answer that may be empty by its
 * status counts as a success without data.
 * @throws HttpError
 */
export function readAnswer(raw: RawAnswer, isRead: boolean, fail: Fail): Envelope {
  if (NO_CONTENT.includes(raw.status)) return { success: true };
  const json = parse(raw.text);
  if (raw.status < 200 || raw.status >= 300) throw refusal(raw, json, fail);
  const fault = unreadable(raw, json);
  if (fault) throw fail(fault, { status: raw.status });
  const envelope = json as Envelope;
  const isTold = 'success' in envelope;
  if (isTold && envelope.success !== true) throw refusal(raw, envelope, fail);
  if (!isTold && !isRead)
    throw textOf(envelope.msg) ? refusal(raw, envelope, fail) : fail('unconfirmed', { status: raw.status });
  return envelope;
}
