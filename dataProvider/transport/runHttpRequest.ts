import type { ErrorFactory } from '../contract/errors';
import { createAbortError } from './abort';
import { startDeadline } from './deadline';
import type { Deadline } from './deadline';
import type { BlockedOriginFinder } from './policyViolations';

const isOffline = (): boolean => typeof navigator !== 'undefined' && navigator.onLine === false;

interface RequestRunOptions {
  url: string;
  timeout: number;
  createError: ErrorFactory;
  findBlockedOrigin: BlockedOriginFinder;
  signal?: AbortSignal;
}

/**
 * Determines why a request failed without a response and returns the error for it: aborted, timed out, offline,
 * blocked by the CSP, or another network error.
 */
async function toNetworkError(deadline: Deadline, options: RequestRunOptions): Promise<unknown> {
  const { url, timeout, createError, findBlockedOrigin, signal } = options;
  if (signal?.aborted) return createAbortError();
  if (deadline.expired()) return createError('timeout', { args: { seconds: Math.round(timeout / 1000) } });
  if (isOffline()) return createError('offline');
  const origin = await findBlockedOrigin(url);
  return origin === undefined
    ? createError('network')
    : createError('forbiddenOrigin', { args: { origin, variable: 'WATTDESK_API_ORIGIN' } });
}

/**
 * Runs one request until its last byte is received or its timeout expires. Any error that `send` throws means that
 * no complete response was received.
 * @throws HttpError for a timeout or a network error, AbortError if the caller's signal aborts
 */
export async function runHttpRequest<T>(
  options: RequestRunOptions,
  send: (deadline: Deadline) => Promise<T>,
): Promise<T> {
  const { timeout, signal } = options;
  // Waits for one microtask, so that a request that is aborted synchronously is never sent. This happens in
  // development, where React mounts every component twice.
  if (signal) await Promise.resolve();
  if (signal?.aborted) throw createAbortError();
  const deadline = startDeadline(timeout, signal);
  try {
    return await send(deadline);
  } catch {
    throw await toNetworkError(deadline, options);
  } finally {
    deadline.clear();
  }
}
