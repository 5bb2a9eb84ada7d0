/**
 * Writes a workbook with one sheet and downloads it. This module is a separate chunk, because most users do not
 * export in a session.
 */
import { writeFileXLSX } from 'xlsx';
import { downloadBlob } from '../../actions/downloadBlob';
import { createOneSheetWorkbook, XLSX_WRITE_OPTIONS } from './createOneSheetWorkbook';
import type { WorkbookWorkerMessage } from './workbook.worker';
import { getSheetFileName, type SheetCell } from './sheetRows';

/**
 * Number of rows that are generated and sent to the worker at once. A sheet with fewer rows is written without a
 * worker.
 */
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

/**
 * Resolves to the workbook that the worker has written. Rejects if the code of the worker cannot be loaded or the
 * user cancels the export.
 */
function receiveBytes(worker: Worker, signal: AbortSignal | undefined): Promise<ArrayBuffer> {
  return new Promise((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<ArrayBuffer>) => resolve(data));
    // The message is empty, so that the toast shows a general text and not the technical message of the worker.
    worker.addEventListener('error', () => reject(new Error('')));
    signal?.addEventListener('abort', () => reject(signal.reason as Error));
  });
}

async function writeBeside(first: SheetCell[][], lines: Iterator<SheetCell[]>, title: string, signal?: AbortSignal) {
  const worker = new Worker(new URL('workbook.worker.ts', import.meta.url), { type: 'module' });
  const postMessage = (message: WorkbookWorkerMessage): void => worker.postMessage(message, []);
  const postChunk = async (): Promise<void> => {
    for (let batch = first; batch.length > 0; batch = appendRows(lines)) {
      postMessage({ lines: batch });
      await waitForNextTask();
      signal?.throwIfAborted();
    }
    postMessage({ title });
  };
  try {
    const [bytes] = await Promise.all([receiveBytes(worker, signal), postChunk()]);
    return bytes;
  } finally {
    worker.terminate();
  }
}

/**
 * Writes a spreadsheet and downloads it.
 * @param lines the rows, which are generated lazily
 * @param signal cancels the export: no file is saved
 */
export async function downloadWorkbook(
  title: string,
  lines: Iterable<SheetCell[]>,
  signal?: AbortSignal,
): Promise<void> {
  const all = lines[Symbol.iterator]();
  const first = appendRows(all);
  const name = getSheetFileName(title, new Date());
  if (first.length < BATCH) {
    writeFileXLSX(createOneSheetWorkbook(title, first), name, XLSX_WRITE_OPTIONS);
    return;
  }
  downloadBlob(new Blob([await writeBeside(first, all, title, signal)], { type: KIND }), name);
}
