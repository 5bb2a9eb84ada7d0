/** Converts rows of cells to a table. The first row that is not blank contains the headings. Pure functions. */

import { IMPORT_LIMITS } from './importLimits';

/** A row of the file from which one record is created. */
export interface ImportRow {
  /** Row number in the file, as shown by the spreadsheet program. */
  rowNumber: number;
  cells: readonly string[];
}

export interface ImportTable {
  headings: readonly string[];
  /** The rows below the headings, without blank rows. */
  rows: readonly ImportRow[];
}

/** The reason why the content of a file is not a valid table, with the numbers for its message. */
export type ImportTableError =
  | { fault: 'empty' | 'noRows' | 'tooManyCells' }
  | { fault: 'tooManyRows'; rows: number }
  | { fault: 'tooManyColumns'; columns: number };

const isBlank = (cell: string): boolean => cell.trim() === '';

const getWidth = (rows: readonly (readonly string[])[]): number =>
  rows.reduce((maximum, row) => Math.max(maximum, row.findLastIndex((cell) => !isBlank(cell)) + 1), 0);

export function createImportTable(rows: readonly (readonly string[])[]): ImportTable | ImportTableError {
  const first = rows.findIndex((row) => !row.every(isBlank));
  if (first < 0) return { fault: 'empty' };
  const width = getWidth(rows);
  if (width > IMPORT_LIMITS.columns) return { fault: 'tooManyColumns', columns: width };
  const getCells = (row: readonly string[]): string[] => Array.from({ length: width }, (_, index) => row[index] ?? '');
  const filled = rows.flatMap((row, index) => (index > first && !row.every(isBlank) ? [{ at: index + 1, row }] : []));
  if (filled.length === 0) return { fault: 'noRows' };
  if (filled.length > IMPORT_LIMITS.rows) return { fault: 'tooManyRows', rows: filled.length };
  const lines = filled.map(({ at, row }): ImportRow => ({ rowNumber: at, cells: getCells(row) }));
  return { headings: getCells(rows[first]!).map((heading) => heading.trim()), rows: lines };
}

export const isImportTable = (read: object): read is ImportTable => 'rows' in read;
