/**
 * Every failure is one `HttpError(message, status, body)` whose message is a finished sentence:
 * the server's own text where it gives one, else one of ours. Finished, because react-admin and
 * we show `error.message` in many places, and not all of them could fill in a template.
 *
 * `body` is the server's answer (so `body.errors` reaches the form's fields), or for our own
 * texts `{ fault, messageArgs }`: the text's key is `wd.error.<fault>`.
 */
import { HttpError } from 'ra-core';
import { ERROR_TEXTS } from './texts';

export type Fault = keyof typeof ERROR_TEXTS;

/** Matches `i18nProvider.translate`; `_` holds the English text for a language that lacks the key. */
export type Translate = (key: string, args: Record<string, unknown>) => string;

interface FaultDetails {
  args?: Record<string, unknown>;
  /** The HTTP status; 0 where no answer came. */
  status?: number;
}

export type Fail = (fault: Fault, details?: FaultDetails) => HttpError;

const english: Translate = (_, { _: text, ...args }) =>
  String(text).replace(/%\{(\w+)\}/g, (_placeholder, name: string) => String(args[name] ?? ''));

/** Makes our own failures, in the language that is in use when they happen. */
export const createFail =
  (translate: Translate = english): Fail =>
  (fault, { args = {}, status = 0 } = {}) => {
    const messageArgs = { status, ...args };
    const message = translate(`wd.error.${fault}`, { _: ERROR_TEXTS[fault], ...messageArgs });
    return new HttpError(message, status, { fault, messageArgs });
  };

const BY_STATUS: Record<number, Fault> = {
  401: 'unauthorized',
  403: 'forbidden',
  404: 'missing',
  409: 'conflict',
  413: 'tooLarge',
};

/** Which of our texts fits an HTTP status that came without a text of the server. */
export const faultOf = (status: number): Fault => BY_STATUS[status] ?? (status >= 500 ? 'server' : 'status');

/** The fault of an error made here; undefined for a text of the server and for foreign errors. */
export const faultIn = (error: unknown): Fault | undefined =>
  error instanceof HttpError ? (error.body as { fault?: Fault } | null)?.fault : undefined;
