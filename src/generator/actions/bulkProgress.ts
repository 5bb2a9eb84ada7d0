import type { PerformedAction } from './types';
import type { SelectedRow } from '../selection/selection';

/** A row for which the action failed, with the error of its request. */
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
  /** The rows whose request has not been sent yet. */
  remaining: readonly SelectedRow[];
}
