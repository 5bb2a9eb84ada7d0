/** Finds what is wrong with a response that the client has refused, and with one that came late. */
import { HttpError } from 'ra-core';
import { getErrorKey, type ErrorKey } from '../../dataProvider/contract/errors';
import type { Deviation } from '../model/contract/deviation';

export type Fault = Pick<Deviation, 'kind' | 'expected' | 'seen'>;

/** A response that takes longer is a deviation. */
const SLOW_MS = 5000;
const SERVER_ERROR = 500;

/** Errors that are not caused by the response of the API. */
const OWN_ERRORS: readonly (ErrorKey | undefined)[] = ['offline', 'forbiddenOrigin', 'unsortable'];
/** The sign-in and the permissions cause refusals in normal use, which the app handles without a text of the server. */
const REFUSALS = [401, 403];

/** Describes the faults that the client has found. */
const describeFault: Partial<Record<ErrorKey, (status: number, seconds: unknown) => Fault>> = {
  network: () => ({ kind: 'error', expected: 'a response', seen: 'no response' }),
  timeout: (_, seconds) => ({
    kind: 'error',
    expected: `a response within ${String(seconds)} seconds`,
    seen: 'no response',
  }),
  html: (status) => ({ kind: 'content', expected: 'JSON', seen: `a web page, status ${status}` }),
  json: (status) => ({ kind: 'content', expected: 'JSON', seen: `a response that is no JSON, status ${status}` }),
  empty: (status) => ({ kind: 'content', expected: 'JSON', seen: `an empty response, status ${status}` }),
  odd: () => ({ kind: 'type', expected: 'success and data in the response', seen: 'neither of them' }),
  unconfirmed: () => ({ kind: 'error', expected: 'a confirmation of the write', seen: 'no success in the response' }),
};

/** Returns the fault of a refused response; undefined if the refusal is part of normal use. */
export function describeFailure(error: unknown): Fault | undefined {
  if (!(error instanceof HttpError)) return undefined;
  const key = getErrorKey(error);
  const { status, body } = error;
  if (OWN_ERRORS.includes(key)) return undefined;
  const { seconds } = (body as { messageArgs?: { seconds?: unknown } } | undefined)?.messageArgs ?? {};
  const fault = key && describeFault[key]?.(status, seconds);
  if (fault) return fault;
  if (status >= SERVER_ERROR) return { kind: 'error', expected: 'a successful response', seen: `status ${status}` };
  if (key === undefined || status === 0 || REFUSALS.includes(status)) return undefined;
  return { kind: 'error', expected: 'a message in the error', seen: `status ${status} without a message` };
}

export const describeSlowResponse = (milliseconds: number): Fault | undefined =>
  milliseconds > SLOW_MS
    ? { kind: 'slow', expected: `a response within ${SLOW_MS} ms`, seen: `${Math.round(milliseconds)} ms` }
    : undefined;
