import { HttpError } from 'ra-core';
import { getErrorKey } from '../contract/errors';

/** Two more attempts; the pauses give a restarting server time without trying a person's patience. */
const RETRY_DELAYS_MS = [300, 900];
const TRANSIENT_STATUS = [502, 503, 504];
/** With these a server may say when it wants to be asked again. */
const LATER_STATUS = [429, 503];
/** A person waits no longer for a screen: later than that they ask again by hand. */
const MAX_RETRY_AFTER_MS = 30_000;

export const RETRY_AFTER = 'Retry-After';

/** Receives the `Retry-After` header of an answer. */
export type OnRetryAfter = (retryAfter: string | null) => void;

/**
 * Parses `Retry-After`: seconds or an HTTP date.
 * @returns milliseconds from now; undefined for what says no time
 */
function parseRetryAfter(retryAfter: string | null, now: number): number | undefined {
  const text = retryAfter?.trim() ?? '';
  if (/^\d+$/.test(text)) return Number(text) * 1000;
  // Every date of HTTP names its day; what else a browser would take for a date is none.
  const time = /^[A-Za-z]{3,9},? /.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(time) ? undefined : Math.max(0, time - now);
}

/**
 * How long to wait before a second attempt, which may cure this fault; undefined where it does not, or where
 * the server wants to be left alone for longer. A timeout is no such fault: its reader has waited long enough.
 */
function pauseAfter(error: unknown, usual: number, wanted: number | undefined): number | undefined {
  const fault = getErrorKey(error);
  if (fault === 'network' || fault === 'offline') return usual;
  if (!(error instanceof HttpError)) return undefined;
  if (wanted !== undefined && LATER_STATUS.includes(error.status)) {
    return wanted > MAX_RETRY_AFTER_MS ? undefined : Math.max(usual, wanted);
  }
  return TRANSIENT_STATUS.includes(error.status) ? usual : undefined;
}

interface Clock {
  pause: (milliseconds: number) => Promise<void>;
  now: () => number;
}

/**
 * Retries a read request after transient errors. Writes are never retried: they may have arrived although the answer
 * did not.
 */
export async function withRetries<T>(send: (hear: OnRetryAfter) => Promise<T>, { pause, now }: Clock): Promise<T> {
  let wanted: number | undefined;
  const hear: OnRetryAfter = (retryAfter) => {
    wanted = parseRetryAfter(retryAfter, now());
  };
  for (const usual of RETRY_DELAYS_MS) {
    wanted = undefined;
    try {
      return await send(hear);
    } catch (error) {
      const milliseconds = pauseAfter(error, usual, wanted);
      if (milliseconds === undefined) throw error;
      await pause(milliseconds);
    }
  }
  return send(hear);
}
