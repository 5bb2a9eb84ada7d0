/** Rows that become records, one after the other, each at most once. */
import type { Shape } from '../../model/entity/entity';
import type { CallFailure } from '../series/classifyFailure';
import { runSeries, type PauseGate } from '../series/runSeries';
import type { CheckedRow } from './checkImportRow';
import { getRowHash, type RequestLog } from './requestLog';

/** What came of a row that was sent. */
export type RowResult = { state: 'created' } | CallFailure;

/** How a good row stands. */
export type RowStatus =
  | { state: 'ready' | 'sending' | 'created' }
  /** It was created before in this tab. */
  | { state: 'before' }
  | { state: 'refused'; text: string }
  /** Nobody knows whether it was created; without a text it was sent before in this tab. */
  | { state: 'unknown'; text?: string };

export type RowState = RowStatus['state'];

/** A row without faults, with what it is sent as. */
export type ValidRow = CheckedRow & Required<Pick<CheckedRow, 'wire'>>;

export const isValidRow = (line: CheckedRow): line is ValidRow => line.wire !== undefined;

/**
 * The initial status of all rows. If several rows have the same content, only as many count as created as were
 * created.
 */
export function getInitialStatuses(
  rows: readonly ValidRow[],
  ledger: RequestLog,
  shape: Shape,
): Map<number, RowStatus> {
  const left = new Map<string, { created: number; open: number }>();
  const standings = new Map<number, RowStatus>();
  for (const { rowNumber, wire } of rows) {
    const mark = getRowHash(shape, wire);
    const known = left.get(mark) ?? { ...ledger.get(mark) };
    left.set(mark, known);
    if (known.created > 0) {
      known.created -= 1;
      standings.set(rowNumber, { state: 'before' });
    } else if (known.open > 0) {
      known.open -= 1;
      standings.set(rowNumber, { state: 'unknown' });
    } else standings.set(rowNumber, { state: 'ready' });
  }
  return standings;
}

export interface SendOptions {
  shape: Shape;
  ledger: RequestLog;
  gate: PauseGate;
  /** Never throws. */
  create: (row: ValidRow) => Promise<RowResult>;
  onStatusChange: (row: ValidRow, standing: RowStatus) => void;
  /** It pauses by itself, for this reason. */
  onHalt: (text: string) => void;
}

/** A row that is not created for another reason than its own goes again once the series goes on. */
async function sendOne(
  row: ValidRow,
  { shape, ledger, gate, create, onStatusChange, onHalt }: SendOptions,
): Promise<void> {
  const mark = getRowHash(shape, row.wire);
  const halt = (text: string): void => {
    gate.pause();
    onHalt(text);
  };
  for (;;) {
    onStatusChange(row, { state: 'sending' });
    // Before it leaves: whatever happens to this page, the next one knows of it.
    ledger.begin(mark);
    const outcome = await create(row);
    if (outcome.state !== 'unknown') ledger.end(mark, outcome.state === 'created');
    if (outcome.state !== 'halted') {
      onStatusChange(row, outcome);
      if (outcome.state === 'unknown') halt(outcome.text);
      return;
    }
    onStatusChange(row, { state: 'ready' });
    halt(outcome.text);
    if (!(await gate.pass())) return;
  }
}

/** Allows resending rows that may have been created already, after the user confirmed. */
export function allowResend(rows: readonly ValidRow[], { shape, ledger }: Pick<SendOptions, 'shape' | 'ledger'>): void {
  for (const { wire } of rows) {
    const mark = getRowHash(shape, wire);
    if (ledger.get(mark).open > 0) ledger.end(mark, false);
  }
}

export const sendImportRows = (rows: readonly ValidRow[], sending: SendOptions): Promise<void> =>
  runSeries(rows, (row) => sendOne(row, sending), sending.gate);
