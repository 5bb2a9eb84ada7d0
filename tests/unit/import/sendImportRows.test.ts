import { HttpError } from 'ra-core';
import { describe, expect, it, vi } from 'vitest';
import { createSentRowLog, getRowHash } from '../../../src/generator/import/sentRowLog';
import { classifyRequestError } from '../../../src/generator/sequentialRequests/classifyRequestError';
import {
  allowResendingRows,
  sendImportRows,
  getInitialImportStatuses,
  type ValidImportRow,
  type ImportRowSendResult,
  type ImportRowStatusName,
} from '../../../src/generator/import/sendImportRows';
import { createPauseGate } from '../../../src/generator/sequentialRequests/runSequentially';
import type { SafeStorage } from '../../../src/ui/storage/safeStorage';
import { createTestModule } from '../../support/entityModule';

const { shape } = createTestModule({
  properties: { name: { type: 'string' }, token: { type: 'string', writeOnly: true } },
}).entity;

function memory(): SafeStorage & { texts: Map<string, string> } {
  const texts = new Map<string, string>();
  return {
    texts,
    getItem: (key) => texts.get(key) ?? null,
    setItem: (key, value) => void texts.set(key, value),
    removeItem: (key) => void texts.delete(key),
    keys: (prefix) => [...texts.keys()].filter((key) => key.startsWith(prefix)),
    discardFallback: () => undefined,
  };
}

const row = (at: number, name = `n${at}`): ValidImportRow => ({
  rowNumber: at,
  cells: [name],
  errors: [],
  values: { name },
  wire: { name },
});
const rowsOf = (count: number): ValidImportRow[] => Array.from({ length: count }, (_, index) => row(index + 2));
const CREATED: ImportRowSendResult = { state: 'created' };

/** Runs an import whose responses the test controls. */
function importOf(storage: SafeStorage, create: (row: ValidImportRow) => Promise<ImportRowSendResult>) {
  const sentRowLog = createSentRowLog(storage, '7/thing/');
  const states = new Map<number, ImportRowStatusName>();
  const halts: string[] = [];
  const gate = createPauseGate();
  const sent: string[] = [];
  const sending = {
    shape,
    sentRowLog,
    gate,
    create: (one: ValidImportRow) => {
      sent.push(String(one.wire['name']));
      return create(one);
    },
    onStatusChange: (one: ValidImportRow, { state }: { state: ImportRowStatusName }) =>
      void states.set(one.rowNumber, state),
    onHalt: ({ text }: { text: string }) => void halts.push(text),
  };
  return {
    ledger: sentRowLog,
    gate,
    states,
    halts,
    sent,
    sending,
    run: (rows: readonly ValidImportRow[]) => sendImportRows(rows, sending),
  };
}

describe('rows that are sent', () => {
  it('go one after the other, and a refused one does not keep the others', async () => {
    let under = 0;
    const { run, states, sent } = importOf(memory(), async ({ rowNumber }) => {
      under += 1;
      expect(under).toBe(1);
      await Promise.resolve();
      under -= 1;
      return rowNumber === 3 ? { state: 'refused', text: 'No', errors: {} } : CREATED;
    });
    await run(rowsOf(3));
    expect([...states]).toEqual([
      [2, 'created'],
      [3, 'refused'],
      [4, 'created'],
    ]);
    expect(sent).toEqual(['n2', 'n3', 'n4']);
  });

  it('are known again after a reload in the middle, by what they hold', async () => {
    const storage = memory();
    const rows = rowsOf(5000);
    const created: string[] = [];
    let isKilled = false;
    // The page is closed while a request is pending.
    const first = importOf(storage, async ({ rowNumber, wire }) => {
      if (rowNumber === 2402) {
        isKilled = true;
        return new Promise<ImportRowSendResult>(() => undefined);
      }
      created.push(String(wire['name']));
      return CREATED;
    });
    void first.run(rows);
    await vi.waitFor(() => expect(isKilled).toBe(true));

    const second = importOf(storage, async ({ wire }) => {
      created.push(String(wire['name']));
      return CREATED;
    });
    const statuses = getInitialImportStatuses(rows, second.ledger, shape);
    const inState = (state: ImportRowStatusName): ValidImportRow[] =>
      rows.filter(({ rowNumber }) => statuses.get(rowNumber)?.state === state);
    expect([inState('before').length, inState('unknown').map(({ rowNumber }) => rowNumber)]).toEqual([2400, [2402]]);
    await second.run(inState('ready'));
    expect(created).toHaveLength(4999);
    expect(new Set(created).size).toBe(4999);
  });

  it('leave no more in the storage than a short line for each', async () => {
    const storage = memory();
    await importOf(storage, async () => CREATED).run(rowsOf(100));
    expect(storage.texts.size).toBe(100);
    expect([...storage.texts].every(([key, text]) => key.length < 50 && text === '1 0')).toBe(true);
  });

  it('of another content, another entity or another user are others', async () => {
    const storage = memory();
    await importOf(storage, async () => CREATED).run([row(2)]);
    const mark = getRowHash(shape, row(2).wire);
    expect(createSentRowLog(storage, '7/thing/').get(mark)).toEqual({ created: 1, open: 0 });
    expect(createSentRowLog(storage, '8/thing/').get(mark).created).toBe(0);
    expect(createSentRowLog(storage, '7/other/').get(mark).created).toBe(0);
    expect(getRowHash(shape, { name: 'x' })).not.toBe(mark);
  });

  it('count as often as they were created, where several hold the same', async () => {
    const storage = memory();
    const rows = [row(2, 'same'), row(3, 'same'), row(4, 'same')];
    const { run, ledger: sentRowLog } = importOf(storage, async () => CREATED);
    await run(rows.slice(0, 2));
    expect([...getInitialImportStatuses(rows, sentRowLog, shape).values()].map(({ state }) => state)).toEqual([
      'before',
      'before',
      'ready',
    ]);
  });

  it('leave no trace of a secret', () => {
    expect(getRowHash(shape, { name: 'a', token: 'one' })).toBe(getRowHash(shape, { token: 'other', name: 'a' }));
  });

  it('pause by themselves where no answer comes, and never go again unasked', async () => {
    const {
      run,
      gate,
      states,
      halts,
      sent,
      ledger: sentRowLog,
    } = importOf(memory(), async ({ rowNumber }) =>
      rowNumber === 2 ? { state: 'unknown', text: 'Network error' } : CREATED,
    );
    const rows = rowsOf(2);
    const running = run(rows);
    await vi.waitFor(() => expect(halts).toEqual(['Network error']));
    expect(sent).toEqual(['n2']);
    gate.resume();
    await running;
    expect([...states.values()]).toEqual(['unknown', 'created']);
    expect(getInitialImportStatuses(rows, sentRowLog, shape).get(2)).toEqual({ state: 'unknown' });
    allowResendingRows([rows[0]!], { shape, sentRowLog });
    expect(getInitialImportStatuses(rows, sentRowLog, shape).get(2)).toEqual({ state: 'ready' });
  });

  it('wait where nobody could send any, and go on with the same one', async () => {
    let isSignedIn = false;
    const { run, gate, halts, sent, states } = importOf(memory(), async () =>
      isSignedIn ? CREATED : { state: 'halted', text: 'Please sign in' },
    );
    const running = run(rowsOf(2));
    await vi.waitFor(() => expect(halts).toHaveLength(1));
    expect(states.get(2)).toBe('ready');
    isSignedIn = true;
    gate.resume();
    await running;
    expect(sent).toEqual(['n2', 'n2', 'n3']);
    expect([...states.values()]).toEqual(['created', 'created']);
  });

  it('stop for good, while the one that is under way ends', async () => {
    const { run, gate, states } = importOf(memory(), async ({ rowNumber }) => {
      if (rowNumber === 3) gate.stop();
      return CREATED;
    });
    await run(rowsOf(5));
    expect([...states.keys()]).toEqual([2, 3]);
    gate.resume();
    expect(await gate.pass()).toBe(false);
  });
});

describe('what came of a row', () => {
  const http = (status: number, body: unknown = {}): HttpError => new HttpError('Words', status, body);
  it.each<[string, unknown, ImportRowSendResult['state']]>([
    ['a refusal with a good status', http(200, { success: false }), 'refused'],
    ['a refusal', http(400, { errors: { name: 'taken' } }), 'refused'],
    ['a conflict', http(409), 'refused'],
    ['a server that fails', http(500), 'refused'],
    ['nobody is signed in', http(401), 'halted'],
    ['not allowed', http(403), 'halted'],
    ['too many', http(429), 'halted'],
    ['not now', http(503), 'halted'],
    ['no answer', http(0, { fault: 'timeout' }), 'unknown'],
    ['a broken line', http(0, { fault: 'network' }), 'unknown'],
    ['a gateway that waits no longer', http(504), 'unknown'],
    ['a page in place of an answer', http(200, { fault: 'html' }), 'unknown'],
    ['an answer that is cut off', http(200, { fault: 'json' }), 'unknown'],
    ['an answer without a body', new HttpError('Words', 200), 'refused'],
    ['a refusal that cannot be read', http(500, { fault: 'html' }), 'refused'],
    ['something else', new TypeError('x'), 'unknown'],
  ])('%s', (_, error, state) => expect(classifyRequestError(error).state).toBe(state));

  it('keeps what the server says of fields, and in which language', () => {
    expect(classifyRequestError(http(400, { errors: { name: 'taken' }, language: 'de' }))).toEqual({
      state: 'refused',
      text: 'Words',
      language: 'de',
      errors: { name: 'taken' },
    });
  });
});
