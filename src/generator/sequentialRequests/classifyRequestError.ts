/** Classifies the errors of requests that are sent one after the other. Pure functions. */
import { HttpError } from 'ra-core';
import { getMessageLanguage } from '../../i18n/useErrorMessage';

export interface FailureMessage {
  text: string;
  /** The language of the text, if it is a message of the server and the server names its language. */
  language?: string | undefined;
}

export type RequestFailure =
  /** The server has rejected the request with this message. Other requests may succeed. */
  | ({ state: 'refused'; errors: Readonly<Record<string, unknown>> } & FailureMessage)
  /** It is unknown whether the server has processed the request, because the response was lost or could not be read. */
  | ({ state: 'unknown' } & FailureMessage)
  /** The request has failed for a reason that would also make the following requests fail. */
  | ({ state: 'halted' } & FailureMessage);

/** The user is not signed in or has no permission, or the server is overloaded. */
const HALTING: readonly number[] = [401, 403, 429, 503];
/** The response was lost. A server behind a gateway may nevertheless have processed the request. */
const LOST: readonly number[] = [0, 408, 502, 504];
/** The server responded with status 2xx, but the response cannot be used. */
const UNREADABLE: readonly unknown[] = ['html', 'json', 'empty', 'shape', 'odd', 'unconfirmed'];

interface Body {
  fault?: unknown;
  errors?: Readonly<Record<string, unknown>>;
}

/**
 * Classifies the error of a request.
 * @param error the error that the request threw
 */
export function classifyRequestError(error: unknown): RequestFailure {
  const text = error instanceof Error ? error.message : String(error);
  if (!(error instanceof HttpError)) return { state: 'unknown', text };
  const language = getMessageLanguage(error);
  const { status } = error;
  const body: Body = Object(error.body);
  if (HALTING.includes(status)) return { state: 'halted', text, language };
  const isLost = LOST.includes(status) || (status < 400 && UNREADABLE.includes(body.fault));
  return isLost
    ? { state: 'unknown', text, language }
    : { state: 'refused', text, language, errors: body.errors ?? {} };
}
