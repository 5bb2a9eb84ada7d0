import type { PerformedAction } from './types';
import type { SelectedRow } from '../selection/selection';

/** A row for which the action failed, and the error. */
interface FailedRow {
  row: SelectedRow;
  error: Error;
}

/** The progress of an action on selected rows. */
export interface BulkProgress extends PerformedAction {
  phase: 'running' | 'stopping' | 'ended';
  total: number;
  done: number;
  failed: readonly FailedRow[];
  /** The rows that are not processed yet. */
  remaining: readonly SelectedRow[];
}
