/** A chunk of its own, and only the writing half of the library: readers of thirty formats stay out. */
import { utils, writeFileXLSX } from 'xlsx';
import { fileName, sheetName, type SheetCell } from './sheet';

/** Hands the browser a file with one sheet. */
export function writeSheet(title: string, lines: SheetCell[][]): void {
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet(lines), sheetName(title));
  writeFileXLSX(book, fileName(title, new Date()), { compression: true });
}
