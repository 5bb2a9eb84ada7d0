/** Classifies the error of one request in a series. Pure functions. */
import { HttpError } from 'ra-core';

export type RequestFailure =
  /** The server rejected the request, with this message. */
  | { state: 'refused'; text: string; errors: Readonly<Record<string, unknown>> }
  /** It is unknown whether the request succeeded: the response did not arrive, or could not be read. */
  | { state: 'unknown'; text: string }
  /** The request failed, and the next one would fail as well. */
  | { state: 'halted'; text: string };

/** Not signed in, not permitted, or the server is overloaded. */
const HALTING: readonly number[] = [401, 403, 429, 503];
/** The server behind a gateway may have processed the request although its response was lost. */
const LOST: readonly number[] = [0, 408, 502, 504];
/** Status 2xx with an unusable response. */
const UNREADABLE: readonly unknown[] = ['html', 'json', 'empty', 'shape', 'odd', 'unconfirmed'];

interface Body {
  fault?: unknown;
  errors?: Readonly<Record<string, unknown>>;
}

/**
 * Classifies the error of a request.
 * @param error thrown by the call
 */
export function classifyRequestError(error: unknown): RequestFailure {
  const text = error instanceof Error ? error.message : String(error);
  if (!(error instanceof HttpError)) return { state: 'unknown', text };
  const { status } = error;
  const body: Body = Object(error.body);
  if (HALTING.includes(status)) return { state: 'halted', text };
  const isLost = LOST.includes(status) || (status < 400 && UNREADABLE.includes(body.fault));
  return isLost ? { state: 'unknown', text } : { state: 'refused', text, errors: body.errors ?? {} };
}
