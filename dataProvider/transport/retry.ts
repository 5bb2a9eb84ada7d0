import { HttpError } from 'ra-core';
import { faultIn } from '../errors';

/** Two more attempts; the pauses give a restarting server time without trying a person's patience. */
const PAUSES = [300, 900];
const TRANSIENT_STATUS = [502, 503, 504];

/** A fault that a second attempt may cure. A timeout is none: its reader has waited long enough. */
function isTransient(error: unknown): boolean {
  const fault = faultIn(error);
  if (fault === 'network' || fault === 'offline') return true;
  return error instanceof HttpError && TRANSIENT_STATUS.includes(error.status);
}

/** Repeats a *reading* request; a write may have arrived although its answer did not. */
export async function retrying<T>(
  attempt: () => Promise<T>,
  pause: (milliseconds: number) => Promise<void>,
): Promise<T> {
  for (const milliseconds of PAUSES) {
    try {
      return await attempt();
    } catch (error) {
      if (!isTransient(error)) throw error;
      await pause(milliseconds);
    }
  }
  return attempt();
}
