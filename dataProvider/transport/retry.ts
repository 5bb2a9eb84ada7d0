import { HttpError } from 'ra-core';
import { getErrorKey } from '../contract/errors';

/** The delays before two retries: enough for a server that restarts, short enough for the user. */
const RETRY_DELAYS_MS = [300, 900];
const TRANSIENT_STATUS = [502, 503, 504];
/** With these statuses, a server may send `Retry-After`. */
const LATER_STATUS = [429, 503];
/** The longest delay a user is expected to wait for a screen. If the server demands more, the user has to retry. */
const MAX_RETRY_AFTER_MS = 30_000;

export const RETRY_AFTER = 'Retry-After';

/** Receives the `Retry-After` header of a response. */
export type OnRetryAfter = (retryAfter: string | null) => void;

/**
 * Parses `Retry-After`: seconds or an HTTP date.
 * @returns milliseconds from now; undefined for anything else
 */
function parseRetryAfter(retryAfter: string | null, now: number): number | undefined {
  const text = retryAfter?.trim() ?? '';
  if (/^\d+$/.test(text)) return Number(text) * 1000;
  // Every HTTP date begins with its weekday. `Date.parse` accepts other texts as well.
  const time = /^[A-Za-z]{3,9},? /.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(time) ? undefined : Math.max(0, time - now);
}

/**
 * Returns the delay before the next attempt; undefined if a retry does not help or the server demands a longer
 * delay than the maximum. A timeout is not retried: the user has already waited long enough.
 */
function getPauseAfterError(error: unknown, usual: number, wanted: number | undefined): number | undefined {
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
 * Retries a read request after transient errors. Writes are never retried: they may have been executed although the
 * response was lost.
 */
export async function withRetries<T>(
  send: (onRetryAfter: OnRetryAfter) => Promise<T>,
  { pause, now }: Clock,
): Promise<T> {
  let wanted: number | undefined;
  const hear: OnRetryAfter = (retryAfter) => {
    wanted = parseRetryAfter(retryAfter, now());
  };
  for (const usual of RETRY_DELAYS_MS) {
    wanted = undefined;
    try {
      return await send(hear);
    } catch (error) {
      const milliseconds = getPauseAfterError(error, usual, wanted);
      if (milliseconds === undefined) throw error;
      await pause(milliseconds);
    }
  }
  return send(hear);
}
