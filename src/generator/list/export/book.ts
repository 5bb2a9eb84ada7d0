/** A workbook of one sheet. Only the writing half of the library: readers of thirty formats stay out. */
import { utils, type WorkBook } from 'xlsx';
import { sheetName, type SheetCell } from './sheet';

export const WRITTEN = { compression: true } as const;

export function bookOf(title: string, lines: SheetCell[][]): WorkBook {
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet(lines), sheetName(title));
  return book;
}
