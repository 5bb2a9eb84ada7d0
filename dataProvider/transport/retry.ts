import { HttpError } from 'ra-core';
import { getErrorKey } from '../contract/errors';

/**
 * The delays before the two retries. They are long enough for a server to restart and short enough for a waiting
 * user.
 */
const RETRY_DELAYS_MS = [300, 900];
const TRANSIENT_STATUS = [502, 503, 504];
/** The statuses with which a server may send the header `Retry-After`. */
const LATER_STATUS = [429, 503];
/**
 * The longest delay that a user is expected to wait for a screen. If the server demands a longer delay, the request
 * fails and the user can retry it later.
 */
const MAX_RETRY_AFTER_MS = 30_000;

export const RETRY_AFTER_HEADER = 'Retry-After';

/** Called with the `Retry-After` header of a response. */
export type RetryAfterListener = (retryAfter: string | null) => void;

/**
 * Parses a `Retry-After` header, which contains seconds or an HTTP date.
 * @returns the delay in milliseconds from now; undefined for any other format
 */
export function parseRetryAfter(retryAfter: string | null, now: number): number | undefined {
  const text = retryAfter?.trim() ?? '';
  if (/^\d+$/.test(text)) return Number(text) * 1000;
  // `Date.parse` also accepts texts that are no HTTP dates. Every HTTP date begins with its weekday.
  const time = /^[A-Za-z]{3,9},? /.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(time) ? undefined : Math.max(0, time - now);
}

/**
 * Returns the delay before the next attempt. Returns undefined if a retry does not help or if the server demands a
 * longer delay than the maximum. A timeout is not retried, because the user has already waited long enough.
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
 * Retries a read request after transient errors. Writes are never retried: the server may have executed a write
 * although its response was lost.
 */
export async function withRetries<T>(
  send: (onRetryAfter: RetryAfterListener) => Promise<T>,
  { pause, now }: Clock,
): Promise<T> {
  let wanted: number | undefined;
  const hear: RetryAfterListener = (retryAfter) => {
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
