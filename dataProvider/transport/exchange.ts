import type { Fail } from '../contract/errors';
import { abortError } from './abort';
import { startDeadline } from './deadline';
import type { Deadline } from './deadline';
import type { FindForbidden } from './policy';

const isOffline = (): boolean => typeof navigator !== 'undefined' && navigator.onLine === false;

interface ExchangeOptions {
  url: string;
  timeout: number;
  fail: Fail;
  findForbidden: FindForbidden;
  signal?: AbortSignal;
}

/** Why nothing came: the caller left, patience ended, the page may not call that server, or the network failed. */
async function explain(deadline: Deadline, options: ExchangeOptions): Promise<unknown> {
  const { url, timeout, fail, findForbidden, signal } = options;
  if (signal?.aborted) return abortError();
  if (deadline.expired()) return fail('timeout', { args: { seconds: Math.round(timeout / 1000) } });
  if (isOffline()) return fail('offline');
  const origin = await findForbidden(url);
  return origin === undefined ? fail('network') : fail('forbiddenOrigin', { args: { origin } });
}

/**
 * Runs one exchange with the server, up to the last byte, within its deadline. The work only moves
 * bytes, so whatever it throws means that they did not arrive.
 * @throws HttpError for a timeout or a broken line, AbortError when the caller's signal ended it
 */
export async function exchange<T>(options: ExchangeOptions, work: (deadline: Deadline) => Promise<T>): Promise<T> {
  const { timeout, signal } = options;
  // Whoever leaves in the moment of asking has asked for nothing: React in development mounts everything twice.
  if (signal) await Promise.resolve();
  if (signal?.aborted) throw abortError();
  const deadline = startDeadline(timeout, signal);
  try {
    return await work(deadline);
  } catch {
    throw await explain(deadline, options);
  } finally {
    deadline.end();
  }
}
