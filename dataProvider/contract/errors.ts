/**
 * Every failure is one `HttpError(message, status, body)`. Its message is a complete sentence, the server's own
 * text if there is one, otherwise one of `ERROR_TEXTS`, because react-admin and this app show `error.message` in
 * many places and not all of them can fill in a template.
 *
 * `body` is the server's response body (so `body.errors` reaches the form's fields), or for texts of this module `{
 * fault, messageArgs }`: the translation key is `wd.error.<fault>`.
 */
import { HttpError } from 'ra-core';
import { ERROR_TEXTS } from './errorTexts';
import type { Json } from './jsonValues';

export type ErrorKey = keyof typeof ERROR_TEXTS;

/** The signature of `i18nProvider.translate`; `_` holds the English text for languages that lack the key. */
export type Translate = (key: string, args: Record<string, unknown>) => string;

interface ErrorDetails {
  args?: Record<string, unknown>;
  /** The HTTP status; 0 if there was no response. */
  status?: number;
}

export type CreateError = (fault: ErrorKey, details?: ErrorDetails) => HttpError;

/** What a server says when it refuses a call. */
export interface Refusal {
  /** The text for the user; empty if there is none. */
  message: string;
  /** The errors of fields by their paths; anything but an object is ignored. */
  errors?: unknown;
}

/** Reads the body of a refusal. */
export type ReadRefusal = (body: Json) => Refusal;

const english: Translate = (_, { _: text, ...args }) =>
  String(text).replace(/%\{(\w+)\}/g, (_placeholder, name: string) => String(args[name] ?? ''));

/** Creates the function that builds client-side errors. Their text is translated when the error occurs. */
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

/** Returns the key of the error text for an HTTP status without a message from the server. */
export const getErrorKeyForStatus = (status: number): ErrorKey =>
  ERROR_KEY_BY_STATUS[status] ?? (status >= 500 ? 'server' : 'status');

/** Returns the key of an error created by this module; undefined for server messages and other errors. */
export const getErrorKey = (error: unknown): ErrorKey | undefined =>
  error instanceof HttpError ? (error.body as { fault?: ErrorKey } | null)?.fault : undefined;
