/**
 * Creates a workbook with one sheet. Imports only the writer of the library, not the readers of some thirty
 * formats.
 */
import { utils, type WorkBook } from 'xlsx';
import { getSheetName, type SheetCell } from './sheetRows';

export const WRITE_OPTIONS = { compression: true } as const;

export function createWorkbook(title: string, lines: SheetCell[][]): WorkBook {
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet(lines), getSheetName(title));
  return book;
}
