/** A spreadsheet too large to be written on the main thread. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { WorkbookWorkerMessage } from '../../../src/generator/list/export/workbook.worker';
import type { SheetCell } from '../../../src/generator/list/export/sheetRows';
import { downloadWorkbook } from '../../../src/generator/list/export/downloadWorkbook';

const saveFile = vi.hoisted(() => vi.fn());
const writeFile = vi.hoisted(() => vi.fn());
vi.mock('../../../src/generator/actions/downloadBlob', () => ({ downloadBlob: saveFile }));
vi.mock('xlsx', async (original) => ({ ...(await original<object>()), writeFileXLSX: writeFile }));

/** Replaces the worker by one that dispatches an event after it receives the title. */
function stubWorker(answer: () => Event | undefined) {
  const told: WorkbookWorkerMessage[] = [];
  const terminate = vi.fn();
  class Beside extends EventTarget {
    terminate = terminate;
    postMessage(message: WorkbookWorkerMessage): void {
      told.push(message);
      const event = 'title' in message ? answer() : undefined;
      if (event) this.dispatchEvent(event);
    }
  }
  vi.stubGlobal('Worker', Beside);
  return { told, terminate };
}

function* lines(count: number): Generator<SheetCell[], void> {
  for (let at = 0; at < count; at += 1) yield [{ t: 'n', v: at }];
}
const done = (): Event => new MessageEvent('message', { data: new ArrayBuffer(8) });

beforeEach(() => {
  saveFile.mockReset();
  writeFile.mockReset();
});
afterEach(() => vi.unstubAllGlobals());

describe('a long sheet', () => {
  it('goes to a worker by and by, all of its lines and in order, and is saved under its name', async () => {
    const { told, terminate } = stubWorker(done);
    await downloadWorkbook('Things', lines(450));
    const sent = told.flatMap((message) => ('lines' in message ? [message.lines] : []));
    expect(sent.length).toBeGreaterThan(1);
    expect(sent.flat()).toEqual([...lines(450)]);
    expect(told.at(-1)).toEqual({ title: 'Things' });
    expect(saveFile.mock.lastCall?.[0]).toHaveProperty('size', 8);
    expect(saveFile.mock.lastCall?.[1]).toMatch(/^Things-.*\.xlsx$/);
    expect(terminate).toHaveBeenCalledOnce();
    expect(writeFile).not.toHaveBeenCalled();
  });

  it.each<[string, () => Event | undefined, boolean]>([
    ['the worker fails', () => new Event('error'), false],
    ['the user cancels', () => undefined, true],
  ])('is not saved where %s', async (_, answer, cancels) => {
    const { terminate } = stubWorker(answer);
    const controller = new AbortController();
    const written = downloadWorkbook('Things', lines(450), controller.signal);
    if (cancels) controller.abort();
    await expect(written).rejects.toThrow();
    expect(saveFile).not.toHaveBeenCalled();
    expect(terminate).toHaveBeenCalledOnce();
  });
});

it('a short sheet needs no worker', async () => {
  await downloadWorkbook('Things', lines(3));
  expect(writeFile.mock.lastCall?.[1]).toMatch(/^Things-.*\.xlsx$/);
});
