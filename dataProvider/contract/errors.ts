/**
 * Every failure is one `HttpError(message, status, body)` whose message is a finished sentence:
 * the server's own text where it gives one, else one of ours. Finished, because react-admin and
 * we show `error.message` in many places, and not all of them could fill in a template.
 *
 * `body` is the server's answer (so `body.errors` reaches the form's fields), or for our own
 * texts `{ fault, messageArgs }`: the text's key is `wd.error.<fault>`.
 */
import { HttpError } from 'ra-core';
import { ERROR_TEXTS } from './errorTexts';

export type ErrorKey = keyof typeof ERROR_TEXTS;

/** Matches `i18nProvider.translate`; `_` holds the English text for a language that lacks the key. */
export type Translate = (key: string, args: Record<string, unknown>) => string;

interface ErrorDetails {
  args?: Record<string, unknown>;
  /** The HTTP status; 0 where no answer came. */
  status?: number;
}

export type CreateError = (fault: ErrorKey, details?: ErrorDetails) => HttpError;

const english: Translate = (_, { _: text, ...args }) =>
  String(text).replace(/%\{(\w+)\}/g, (_placeholder, name: string) => String(args[name] ?? ''));

/** Creates the function that builds client-side errors, translated when they occur. */
export const createErrorFactory =
  (translate: Translate = english): CreateError =>
  (fault, { args = {}, status = 0 } = {}) => {
    const messageArgs = { status, ...args };
    const message = translate(`wd.error.${fault}`, { _: ERROR_TEXTS[fault], ...messageArgs });
    return new HttpError(message, status, { fault, messageArgs });
  };

const ERROR_KEY_BY_STATUS: Record<number, ErrorKey> = {
  401: 'unauthorized',
  403: 'forbidden',
  404: 'missing',
  409: 'conflict',
  413: 'tooLarge',
};

/** The error text for an HTTP status without a message from the server. */
export const getErrorKeyForStatus = (status: number): ErrorKey =>
  ERROR_KEY_BY_STATUS[status] ?? (status >= 500 ? 'server' : 'status');

/** The key of an error that this module created; undefined for server messages and foreign errors. */
export const getErrorKey = (error: unknown): ErrorKey | undefined =>
  error instanceof HttpError ? (error.body as { fault?: ErrorKey } | null)?.fault : undefined;
