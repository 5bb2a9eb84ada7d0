/** Writes a long sheet beside the page, which would stand still for seconds. */
import { writeXLSX } from 'xlsx';
import { bookOf, WRITTEN } from './book';
import type { SheetCell } from './sheet';

/** More lines, or the name under which all that came are written. */
export type ToWorker = { lines: SheetCell[][] } | { title: string };

const all: SheetCell[][] = [];

addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  if ('lines' in data) {
    for (const line of data.lines) all.push(line);
    return;
  }
  const bytes = writeXLSX(bookOf(data.title, all), { ...WRITTEN, type: 'array' }) as ArrayBuffer;
  postMessage(bytes, { transfer: [bytes] });
});
