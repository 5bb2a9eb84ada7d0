/** Writes a large sheet in a web worker. On the main thread, this would block the page for seconds. */
import { writeXLSX } from 'xlsx';
import { createOneSheetWorkbook, XLSX_WRITE_OPTIONS } from './createOneSheetWorkbook';
import type { SheetCell } from './sheetRows';

/**
 * A message to the worker: either further rows, or the title of the sheet. The title is sent last and starts the
 * writing.
 */
export type WorkbookWorkerMessage = { lines: SheetCell[][] } | { title: string };

const all: SheetCell[][] = [];

addEventListener('message', ({ data }: MessageEvent<WorkbookWorkerMessage>) => {
  if ('lines' in data) {
    for (const line of data.lines) all.push(line);
    return;
  }
  const bytes = writeXLSX(createOneSheetWorkbook(data.title, all), {
    ...XLSX_WRITE_OPTIONS,
    type: 'array',
  }) as ArrayBuffer;
  postMessage(bytes, { transfer: [bytes] });
});
