/** Creates records from rows, one after the other, each at most once. */
import type { Shape } from '../../model/entity/entity';
import type { RequestFailure } from '../sequentialRequests/classifyRequestError';
import { runSequentially, type PauseGate } from '../sequentialRequests/runSequentially';
import type { CheckedRow } from './checkImportRow';
import { getRowHash, type SentRowLog } from './sentRowLog';

/** The result of a row that was sent. */
export type RowResult = { state: 'created' } | RequestFailure;

/** The status of a valid row. */
export type RowStatus =
  | { state: 'ready' | 'sending' | 'created' }
  /** Already created in this tab by an earlier import. */
  | { state: 'before' }
  | { state: 'refused'; text: string }
  /** It is unknown whether the row was created; without `text`, it was sent by an earlier import in this tab. */
  | { state: 'unknown'; text?: string };

export type RowState = RowStatus['state'];

/** A row without errors, with its request body. */
export type ValidRow = CheckedRow & Required<Pick<CheckedRow, 'wire'>>;

export const isValidRow = (line: CheckedRow): line is ValidRow => line.wire !== undefined;

/**
 * Returns the initial status of all rows. If several rows have the same content, only as many of them have the
 * status `before` as were created earlier.
 */
export function getInitialStatuses(
  rows: readonly ValidRow[],
  sentRowLog: SentRowLog,
  shape: Shape,
): Map<number, RowStatus> {
  const left = new Map<string, { created: number; open: number }>();
  const statuses = new Map<number, RowStatus>();
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

export interface SendOptions {
  shape: Shape;
  sentRowLog: SentRowLog;
  gate: PauseGate;
  /** Never throws. */
  create: (row: ValidRow) => Promise<RowResult>;
  onStatusChange: (row: ValidRow, status: RowStatus) => void;
  /** Called with the reason when sending pauses because of an error. */
  onHalt: (text: string) => void;
}

/**
 * Sends one row. If it fails for a reason that affects all rows, sending pauses, and the row is sent again when the
 * user resumes.
 */
async function sendOne(
  row: ValidRow,
  { shape, sentRowLog, gate, create, onStatusChange, onHalt }: SendOptions,
): Promise<void> {
  const mark = getRowHash(shape, row.wire);
  const haltSeries = (text: string): void => {
    gate.pause();
    onHalt(text);
  };
  for (;;) {
    onStatusChange(row, { state: 'sending' });
    // Logged before the request is sent, so that the entry remains even if the page is closed.
    sentRowLog.begin(mark);
    const outcome = await create(row);
    if (outcome.state !== 'unknown') sentRowLog.end(mark, outcome.state === 'created');
    if (outcome.state !== 'halted') {
      onStatusChange(row, outcome);
      if (outcome.state === 'unknown') haltSeries(outcome.text);
      return;
    }
    onStatusChange(row, { state: 'ready' });
    haltSeries(outcome.text);
    if (!(await gate.pass())) return;
  }
}

/** Allows resending rows that may have been created already, after the user confirmed. */
export function allowResend(
  rows: readonly ValidRow[],
  { shape, sentRowLog }: Pick<SendOptions, 'shape' | 'sentRowLog'>,
): void {
  for (const { wire } of rows) {
    const mark = getRowHash(shape, wire);
    if (sentRowLog.get(mark).open > 0) sentRowLog.end(mark, false);
  }
}

export const sendImportRows = (rows: readonly ValidRow[], sending: SendOptions): Promise<void> =>
  runSequentially(rows, (row) => sendOne(row, sending), sending.gate);
