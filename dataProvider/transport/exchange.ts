import type { Fail } from '../errors';
import { abortError } from './abort';
import { startDeadline } from './deadline';
import type { Deadline } from './deadline';

const isOffline = (): boolean => typeof navigator !== 'undefined' && navigator.onLine === false;

/** Why nothing came: the caller left, patience ended, or the network failed. */
function explain(deadline: Deadline, timeout: number, fail: Fail, signal?: AbortSignal): unknown {
  if (signal?.aborted) return abortError();
  if (deadline.expired()) return fail('timeout', { args: { seconds: Math.round(timeout / 1000) } });
  return fail(isOffline() ? 'offline' : 'network');
}

/**
 * Runs one exchange with the server, up to the last byte, within its deadline. The work only moves
 * bytes, so whatever it throws means that they did not arrive.
 * @throws HttpError for a timeout or a broken line, AbortError when the caller's signal ended it
 */
export async function exchange<T>(
  { timeout, fail, signal }: { timeout: number; fail: Fail; signal?: AbortSignal },
  work: (deadline: Deadline) => Promise<T>,
): Promise<T> {
  // Whoever leaves in the moment of asking has asked for nothing: React in development mounts everything twice.
  if (signal) await Promise.resolve();
  if (signal?.aborted) throw abortError();
  const deadline = startDeadline(timeout, signal);
  try {
    return await work(deadline);
  } catch {
    throw explain(deadline, timeout, fail, signal);
  } finally {
    deadline.end();
  }
}
