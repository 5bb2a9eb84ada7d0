/** Downloads a file with one sheet. A separate chunk, because most sessions do not export. */
import { writeFileXLSX } from 'xlsx';
import { downloadBlob } from '../../actions/downloadBlob';
import { createWorkbook, WRITE_OPTIONS } from './createWorkbook';
import type { WorkbookMessage } from './workbook.worker';
import { getSheetFileName, type SheetCell } from './sheetRows';

/** Lines prepared per task; a shorter sheet is written directly, without a worker. */
const BATCH = 200;

const KIND = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

function appendRows(lines: Iterator<SheetCell[]>): SheetCell[][] {
  const batch: SheetCell[][] = [];
  while (batch.length < BATCH) {
    const { done, value } = lines.next();
    if (done) break;
    batch.push(value);
  }
  return batch;
}

const waitForNextTask = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve);
  });

/** Resolves with the worker's result; rejects when its code fails to load or the user cancels. */
function getAnswer(worker: Worker, signal: AbortSignal | undefined): Promise<ArrayBuffer> {
  return new Promise((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<ArrayBuffer>) => resolve(data));
    // An empty message: the toast shows a general text instead of the worker's technical one.
    worker.addEventListener('error', () => reject(new Error('')));
    signal?.addEventListener('abort', () => reject(signal.reason as Error));
  });
}

async function writeBeside(first: SheetCell[][], lines: Iterator<SheetCell[]>, title: string, signal?: AbortSignal) {
  const worker = new Worker(new URL('workbook.worker.ts', import.meta.url), { type: 'module' });
  const postMessage = (message: WorkbookMessage): void => worker.postMessage(message, []);
  const postChunk = async (): Promise<void> => {
    for (let batch = first; batch.length > 0; batch = appendRows(lines)) {
      postMessage({ lines: batch });
      await waitForNextTask();
      signal?.throwIfAborted();
    }
    postMessage({ title });
  };
  try {
    const [bytes] = await Promise.all([getAnswer(worker, signal), postChunk()]);
    return bytes;
  } finally {
    worker.terminate();
  }
}

/**
 * Writes a spreadsheet and downloads it.
 * @param lines generated lazily while they are written
 * @param signal cancels the export; no file is saved
 */
export async function writeWorkbook(title: string, lines: Iterable<SheetCell[]>, signal?: AbortSignal): Promise<void> {
  const all = lines[Symbol.iterator]();
  const first = appendRows(all);
  const name = getSheetFileName(title, new Date());
  if (first.length < BATCH) {
    writeFileXLSX(createWorkbook(title, first), name, WRITE_OPTIONS);
    return;
  }
  downloadBlob(new Blob([await writeBeside(first, all, title, signal)], { type: KIND }), name);
}
