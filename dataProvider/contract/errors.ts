/**
 * Every failed request rejects with an `HttpError(message, status, body)`. Its message is a complete sentence: the
 * server's own text, or one of `ERROR_TEXTS` if the server sent none. It contains no placeholders, because
 * react-admin and this app show `error.message` in many places and not all of them can replace placeholders.
 *
 * `body` is the server's response body, so that `body.errors` reaches the fields of the form. For errors with a
 * text of this module, `body` is `{ fault, messageArgs }`; the translation key is then `wd.error.<fault>`.
 */
import { HttpError } from 'ra-core';
import { ERROR_TEXTS } from './errorTexts';
import type { Json } from './jsonValues';

export type ErrorKey = keyof typeof ERROR_TEXTS;

/**
 * The signature of `i18nProvider.translate`. The argument `_` contains the English text, which is used if the
 * language lacks the key.
 */
export type TranslateFunction = (key: string, args: Record<string, unknown>) => string;

interface ErrorDetails {
  args?: Record<string, unknown>;
  /** The HTTP status; 0 if the server sent no response. */
  status?: number;
}

export type ErrorFactory = (fault: ErrorKey, details?: ErrorDetails) => HttpError;

/** The contents of an error response: the response to a request that the server has rejected. */
export interface ErrorResponseContent {
  /** The message for the user; empty if the response contains none. */
  message: string;
  /** The errors of single fields, by field path. Any value that is not an object is ignored. */
  errors?: unknown;
}

/** Reads the message and the field errors from the body of an error response. */
export type ErrorResponseParser = (body: Json) => ErrorResponseContent;

const english: TranslateFunction = (_, { _: text, ...args }) =>
  String(text).replace(/%\{(\w+)\}/g, (_placeholder, name: string) => String(args[name] ?? ''));

/**
 * Creates the function that builds the errors that the client itself detects. Their texts are translated when the
 * error occurs.
 */
export const createErrorFactory =
  (translate: TranslateFunction = english): ErrorFactory =>
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
  412: 'conflict',
  413: 'tooLarge',
  429: 'failed',
};

/**
 * Returns the key in `ERROR_TEXTS` for an HTTP status. It is used for error responses without a message from the
 * server.
 */
export const getErrorKeyForStatus = (status: number): ErrorKey =>
  ERROR_KEY_BY_STATUS[status] ?? (status >= 500 ? 'server' : 'status');

/**
 * Returns the key in `ERROR_TEXTS` of an error that this module created; undefined for errors with a server message
 * and for all other errors.
 */
export const getErrorKey = (error: unknown): ErrorKey | undefined =>
  error instanceof HttpError ? (error.body as { fault?: ErrorKey } | null)?.fault : undefined;
