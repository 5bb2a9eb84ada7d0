/** Rows of cells as a table: the first row that says something names the columns. Pure. */

import { LIMITS } from './limits';

/** One row that is to become a record. */
export interface Line {
  /** Its number in the file, as the spreadsheet program counts. */
  at: number;
  cells: readonly string[];
}

export interface Table {
  headings: readonly string[];
  /** Without those that are all blank. */
  lines: readonly Line[];
}

/** Why a file is no table, in the name of its text; what is said of it besides. */
export type TableFault =
  | { fault: 'empty' | 'noRows' | 'tooManyCells' }
  | { fault: 'tooManyRows'; rows: number }
  | { fault: 'tooManyColumns'; columns: number };

const isBlank = (cell: string): boolean => cell.trim() === '';

const widthOf = (rows: readonly (readonly string[])[]): number =>
  rows.reduce((most, row) => Math.max(most, row.findLastIndex((cell) => !isBlank(cell)) + 1), 0);

export function tableOf(rows: readonly (readonly string[])[]): Table | TableFault {
  const first = rows.findIndex((row) => !row.every(isBlank));
  if (first < 0) return { fault: 'empty' };
  const width = widthOf(rows);
  if (width > LIMITS.columns) return { fault: 'tooManyColumns', columns: width };
  const cellsOf = (row: readonly string[]): string[] => Array.from({ length: width }, (_, index) => row[index] ?? '');
  const filled = rows.flatMap((row, index) => (index > first && !row.every(isBlank) ? [{ at: index + 1, row }] : []));
  if (filled.length === 0) return { fault: 'noRows' };
  if (filled.length > LIMITS.rows) return { fault: 'tooManyRows', rows: filled.length };
  const lines = filled.map(({ at, row }): Line => ({ at, cells: cellsOf(row) }));
  return { headings: cellsOf(rows[first]!).map((heading) => heading.trim()), lines };
}

export const isTable = (read: object): read is Table => 'lines' in read;
