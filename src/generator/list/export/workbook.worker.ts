/** Writes a long sheet in a worker, because writing would block the page for seconds. */
import { writeXLSX } from 'xlsx';
import { createWorkbook, WRITE_OPTIONS } from './createWorkbook';
import type { SheetCell } from './sheetRows';

/** More lines, or the title of the sheet, which ends the input. */
export type WorkbookMessage = { lines: SheetCell[][] } | { title: string };

const all: SheetCell[][] = [];

addEventListener('message', ({ data }: MessageEvent<WorkbookMessage>) => {
  if ('lines' in data) {
    for (const line of data.lines) all.push(line);
    return;
  }
  const bytes = writeXLSX(createWorkbook(data.title, all), { ...WRITE_OPTIONS, type: 'array' }) as ArrayBuffer;
  postMessage(bytes, { transfer: [bytes] });
});
