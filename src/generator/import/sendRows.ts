/** Rows that become records, one after the other, each at most once. */
import type { Shape } from '../../model/entity/entity';
import type { Failure } from '../series/failure';
import { runSeries, type PauseGate } from '../series/series';
import type { CheckedLine } from './checkLine';
import { markOf, type Ledger } from './ledger';

/** What came of a row that was sent. */
export type Outcome = { state: 'created' } | Failure;

/** How a good row stands. */
export type Standing =
  | { state: 'ready' | 'sending' | 'created' }
  /** It was created before in this tab. */
  | { state: 'before' }
  | { state: 'refused'; text: string }
  /** Nobody knows whether it was created; without a text it was sent before in this tab. */
  | { state: 'unknown'; text?: string };

export type State = Standing['state'];

/** A row without faults, with what it is sent as. */
export type GoodLine = CheckedLine & Required<Pick<CheckedLine, 'wire'>>;

export const isGood = (line: CheckedLine): line is GoodLine => line.wire !== undefined;

/**
 * How the rows stand before any is sent. Of several rows with the same content as many count as created as
 * were created.
 */
export function standingsOf(rows: readonly GoodLine[], ledger: Ledger, shape: Shape): Map<number, Standing> {
  const left = new Map<string, { created: number; open: number }>();
  const standings = new Map<number, Standing>();
  for (const { at, wire } of rows) {
    const mark = markOf(shape, wire);
    const known = left.get(mark) ?? { ...ledger.of(mark) };
    left.set(mark, known);
    if (known.created > 0) {
      known.created -= 1;
      standings.set(at, { state: 'before' });
    } else if (known.open > 0) {
      known.open -= 1;
      standings.set(at, { state: 'unknown' });
    } else standings.set(at, { state: 'ready' });
  }
  return standings;
}

export interface Sending {
  shape: Shape;
  ledger: Ledger;
  gate: PauseGate;
  /** Never throws. */
  create: (row: GoodLine) => Promise<Outcome>;
  onStanding: (row: GoodLine, standing: Standing) => void;
  /** It pauses by itself, for this reason. */
  onHalt: (text: string) => void;
}

/** A row that is not created for another reason than its own goes again once the series goes on. */
async function sendOne(row: GoodLine, { shape, ledger, gate, create, onStanding, onHalt }: Sending): Promise<void> {
  const mark = markOf(shape, row.wire);
  const halt = (text: string): void => {
    gate.pause();
    onHalt(text);
  };
  for (;;) {
    onStanding(row, { state: 'sending' });
    // Before it leaves: whatever happens to this page, the next one knows of it.
    ledger.begin(mark);
    const outcome = await create(row);
    if (outcome.state !== 'unknown') ledger.end(mark, outcome.state === 'created');
    if (outcome.state !== 'halted') {
      onStanding(row, outcome);
      if (outcome.state === 'unknown') halt(outcome.text);
      return;
    }
    onStanding(row, { state: 'ready' });
    halt(outcome.text);
    if (!(await gate.pass())) return;
  }
}

/** What may have been created already is sent only after somebody has said so. */
export function forget(rows: readonly GoodLine[], { shape, ledger }: Pick<Sending, 'shape' | 'ledger'>): void {
  for (const { wire } of rows) {
    const mark = markOf(shape, wire);
    if (ledger.of(mark).open > 0) ledger.end(mark, false);
  }
}

export const sendRows = (rows: readonly GoodLine[], sending: Sending): Promise<void> =>
  runSeries(rows, (row) => sendOne(row, sending), sending.gate);
