import type { PerformedAction } from './types';
import type { SelectedRow } from '../selection/selection';

/** A row with which it could not be done, and why. */
interface FailedRow {
  row: SelectedRow;
  error: Error;
}

/** How far it is with the chosen rows. */
export interface BulkProgress extends PerformedAction {
  phase: 'running' | 'stopping' | 'ended';
  total: number;
  done: number;
  failed: readonly FailedRow[];
  /** Those whose turn has not come. */
  remaining: readonly SelectedRow[];
}
