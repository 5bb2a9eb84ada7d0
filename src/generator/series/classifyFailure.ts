/** Why one call of a series has failed. Pure. */
import { HttpError } from 'ra-core';

export type CallFailure =
  /** The server has refused it, in these words. */
  | { state: 'refused'; text: string; errors: Readonly<Record<string, unknown>> }
  /** Nobody knows whether it was done: the answer never came, or could not be read. */
  | { state: 'unknown'; text: string }
  /** It was not done, and the next one would not be either. */
  | { state: 'halted'; text: string };

/** Nobody is signed in, or allowed, or the server wants to be left alone. */
const HALTING: readonly number[] = [401, 403, 429, 503];
/** The server behind a gateway may have done it although its answer got lost. */
const LOST: readonly number[] = [0, 408, 502, 504];
/** A good status with an answer that says nothing. */
const UNREADABLE: readonly unknown[] = ['html', 'json', 'empty', 'shape', 'odd', 'unconfirmed'];

interface Body {
  fault?: unknown;
  errors?: Readonly<Record<string, unknown>>;
}

/** @param error what the call threw */
export function classifyFailure(error: unknown): CallFailure {
  const text = error instanceof Error ? error.message : String(error);
  if (!(error instanceof HttpError)) return { state: 'unknown', text };
  const { status } = error;
  const body: Body = Object(error.body);
  if (HALTING.includes(status)) return { state: 'halted', text };
  const isLost = LOST.includes(status) || (status < 400 && UNREADABLE.includes(body.fault));
  return isLost ? { state: 'unknown', text } : { state: 'refused', text, errors: body.errors ?? {} };
}
