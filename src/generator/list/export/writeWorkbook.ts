/** Hands the browser a file with one sheet. A chunk of its own: most visits write none. */
import { writeFileXLSX } from 'xlsx';
import { downloadBlob } from '../../actions/downloadBlob';
import { createWorkbook, WRITE_OPTIONS } from './createWorkbook';
import type { WorkbookMessage } from './workbook.worker';
import { getSheetFileName, type SheetCell } from './sheetRows';

/** So many lines are made ready between two frames; a sheet that has no more is written at once. */
const BATCH = 200;

const KIND = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

function take(lines: Iterator<SheetCell[]>): SheetCell[][] {
  const batch: SheetCell[][] = [];
  while (batch.length < BATCH) {
    const { done, value } = lines.next();
    if (done) break;
    batch.push(value);
  }
  return batch;
}

const nextTask = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve);
  });

/** What the worker makes of what it was told; rejected where its code does not arrive, or the user cancels. */
function getAnswer(worker: Worker, signal: AbortSignal | undefined): Promise<ArrayBuffer> {
  return new Promise((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<ArrayBuffer>) => resolve(data));
    // Its own words are those of a program: the toast has better ones.
    worker.addEventListener('error', () => reject(new Error('')));
    signal?.addEventListener('abort', () => reject(signal.reason as Error));
  });
}

async function writeBeside(first: SheetCell[][], lines: Iterator<SheetCell[]>, title: string, signal?: AbortSignal) {
  const worker = new Worker(new URL('workbook.worker.ts', import.meta.url), { type: 'module' });
  const tell = (message: WorkbookMessage): void => worker.postMessage(message, []);
  const give = async (): Promise<void> => {
    for (let batch = first; batch.length > 0; batch = take(lines)) {
      tell({ lines: batch });
      await nextTask();
      signal?.throwIfAborted();
    }
    tell({ title });
  };
  try {
    const [bytes] = await Promise.all([getAnswer(worker, signal), give()]);
    return bytes;
  } finally {
    worker.terminate();
  }
}

/**
 * @param lines made one by one while they are written
 * @param signal ends it: nothing is saved then
 */
export async function writeWorkbook(title: string, lines: Iterable<SheetCell[]>, signal?: AbortSignal): Promise<void> {
  const all = lines[Symbol.iterator]();
  const first = take(all);
  const name = getSheetFileName(title, new Date());
  if (first.length < BATCH) {
    writeFileXLSX(createWorkbook(title, first), name, WRITE_OPTIONS);
    return;
  }
  downloadBlob(new Blob([await writeBeside(first, all, title, signal)], { type: KIND }), name);
}
