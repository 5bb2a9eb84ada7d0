/** Creates a record for each row. The requests are sent one after the other. At most one record is created per row. */
import type { ObjectShape } from '../../model/entity/entity';
import type { FailureMessage, RequestFailure } from '../sequentialRequests/classifyRequestError';
import { runSequentially, type PauseGate } from '../sequentialRequests/runSequentially';
import type { CheckedRow } from './checkImportRow';
import { getRowHash, type SentRowLog } from './sentRowLog';

/** The result of the request that creates the record of a row. */
export type ImportRowSendResult = { state: 'created' } | (RequestFailure & { lines?: readonly StatusLine[] });

/** A line of the message of a row. */
export interface StatusLine extends FailureMessage {
  /** The title of the field, which is in the language of the screen. */
  title?: string;
}

export const getLineText = ({ title, text }: StatusLine): string => (title === undefined ? text : `${title}: ${text}`);

/** The status of a row without errors. */
export type ImportRowStatus =
  | { state: 'ready' | 'sending' | 'created' }
  /** An earlier import in this tab has already created a record from a row with the same content. */
  | { state: 'before' }
  | ({ state: 'refused'; lines?: readonly StatusLine[] } & FailureMessage)
  /**
   * It is unknown whether the record was created, because no response arrived. Without `text`, the row was sent by
   * an earlier import in this tab.
   */
  | ({ state: 'unknown' } & Partial<FailureMessage>);

export type ImportRowStatusName = ImportRowStatus['state'];

/** A row without errors. It has a request body. */
export type ValidImportRow = CheckedRow & Required<Pick<CheckedRow, 'wire'>>;

export const isValidImportRow = (line: CheckedRow): line is ValidImportRow => line.wire !== undefined;

/**
 * Returns the initial status of all rows, by row number. Several rows can have the same content. If an earlier
 * import has created one record with this content, only one of these rows gets the status `before`.
 */
export function getInitialImportStatuses(
  rows: readonly ValidImportRow[],
  sentRowLog: SentRowLog,
  shape: ObjectShape,
): Map<number, ImportRowStatus> {
  const left = new Map<string, { created: number; open: number }>();
  const statuses = new Map<number, ImportRowStatus>();
  for (const { rowNumber, wire } of rows) {
    const mark = getRowHash(shape, wire);
    const known = left.get(mark) ?? { ...sentRowLog.get(mark) };
    left.set(mark, known);
    if (known.created > 0) {
      known.created -= 1;
      statuses.set(rowNumber, { state: 'before' });
    } else if (known.open > 0) {
      known.open -= 1;
      statuses.set(rowNumber, { state: 'unknown' });
    } else statuses.set(rowNumber, { state: 'ready' });
  }
  return statuses;
}

export interface SendImportRowsOptions {
  shape: ObjectShape;
  sentRowLog: SentRowLog;
  gate: PauseGate;
  /** Sends the request. The promise is never rejected. */
  create: (row: ValidImportRow) => Promise<ImportRowSendResult>;
  onStatusChange: (row: ValidImportRow, status: ImportRowStatus) => void;
  /** Called with the error message when an error pauses sending. */
  onHalt: (message: FailureMessage) => void;
}

/**
 * Sends one row. If the request fails for a reason that affects all rows, sending is paused. The row is sent again
 * when the user resumes.
 */
async function sendOne(
  row: ValidImportRow,
  { shape, sentRowLog, gate, create, onStatusChange, onHalt }: SendImportRowsOptions,
): Promise<void> {
  const mark = getRowHash(shape, row.wire);
  const haltSeries = (message: FailureMessage): void => {
    gate.pause();
    onHalt(message);
  };
  for (;;) {
    onStatusChange(row, { state: 'sending' });
    // The row is logged before the request is sent, so that the log contains the row even if the page is closed
    // during the request.
    sentRowLog.begin(mark);
    const outcome = await create(row);
    if (outcome.state !== 'unknown') sentRowLog.end(mark, outcome.state === 'created');
    if (outcome.state !== 'halted') {
      onStatusChange(row, outcome);
      if (outcome.state === 'unknown') haltSeries(outcome);
      return;
    }
    onStatusChange(row, { state: 'ready' });
    haltSeries(outcome);
    if (!(await gate.pass())) return;
  }
}

/**
 * Allows rows to be sent again although their records may already exist. The log no longer counts the earlier
 * requests of these rows as requests without a response. Called after the user has confirmed.
 */
export function allowResendingRows(
  rows: readonly ValidImportRow[],
  { shape, sentRowLog }: Pick<SendImportRowsOptions, 'shape' | 'sentRowLog'>,
): void {
  for (const { wire } of rows) {
    const mark = getRowHash(shape, wire);
    if (sentRowLog.get(mark).open > 0) sentRowLog.end(mark, false);
  }
}

export const sendImportRows = (rows: readonly ValidImportRow[], sending: SendImportRowsOptions): Promise<void> =>
  runSequentially(rows, (row) => sendOne(row, sending), sending.gate);
