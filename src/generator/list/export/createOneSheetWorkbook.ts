/**
 * Creates a workbook with one sheet. This module only imports the writing functions of the library. Its reading
 * functions support some thirty file formats and would increase the size of the chunk.
 */
import { utils, type WorkBook } from 'xlsx';
import { getSheetName, type SheetCell } from './sheetRows';

export const XLSX_WRITE_OPTIONS = { compression: true } as const;

export function createOneSheetWorkbook(title: string, lines: SheetCell[][]): WorkBook {
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet(lines), getSheetName(title));
  return book;
}
