import type { SelectedRow } from '../selection/selection';

/** A row whose request has failed, with the error of the request. */
export interface FailedRow {
  row: SelectedRow;
  error: Error;
}

/** Requests for several rows, which are sent one after the other. */
export interface SequentialRequests {
  /** The label of the action that is performed on the rows. */
  label: string;
  rows: readonly SelectedRow[];
  /**
   * Sends the requests of one row.
   * @param failure the error of the previous attempt, if the user retries the row
   */
  send(row: SelectedRow, failure: Error | undefined): Promise<unknown>;
  /** Called after the requests of a row have succeeded. */
  onRowDone?: ((row: SelectedRow) => void) | undefined;
  /** Called after the last request, also if some rows have failed. */
  onEnd(): void;
  /**
   * Reports that the requests have succeeded for at least one row. Called when all rows are done, or when the user has
   * closed the dialog with the failed rows.
   * @param text says for how many rows
   * @param usual shows the text in a toast, unless the dialog has reported it
   */
  report?: ((text: string, usual: () => void) => unknown) | undefined;
}

/** The progress of a series. */
export interface SequentialRequestsProgress {
  series: SequentialRequests;
  phase: 'running' | 'stopping' | 'ended';
  done: number;
  failed: readonly FailedRow[];
  /** The rows whose request has not been sent yet. */
  remaining: readonly SelectedRow[];
}
