import type { Performed } from './types';
import type { Chosen } from '../selection/selection';

/** A row with which it could not be done, and why. */
interface Failed {
  one: Chosen;
  error: Error;
}

/** How far it is with the chosen rows. */
export interface Bulk extends Performed {
  phase: 'running' | 'stopping' | 'ended';
  total: number;
  done: number;
  failed: readonly Failed[];
  /** Those whose turn has not come. */
  rest: readonly Chosen[];
}
