/** Rows of cells as a table: the first row that says something names the columns. Pure. */

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

/** More rows than a person looks over before they are sent one after the other. */
export const MAX_ROWS = 5000;
export const MAX_COLUMNS = 200;
export const MAX_BYTES = 10 * 1024 * 1024;

/** Why a file is no table, in the name of its text; what is said of it besides. */
export type TableFault =
  | { fault: 'empty' | 'noRows' }
  | { fault: 'tooManyRows'; rows: number }
  | { fault: 'tooManyColumns'; columns: number };

const isBlank = (cell: string): boolean => cell.trim() === '';

const widthOf = (rows: readonly (readonly string[])[]): number =>
  rows.reduce((most, row) => Math.max(most, row.findLastIndex((cell) => !isBlank(cell)) + 1), 0);

export function tableOf(rows: readonly (readonly string[])[]): Table | TableFault {
  const first = rows.findIndex((row) => !row.every(isBlank));
  if (first < 0) return { fault: 'empty' };
  const width = widthOf(rows);
  if (width > MAX_COLUMNS) return { fault: 'tooManyColumns', columns: width };
  const cellsOf = (row: readonly string[]): string[] => Array.from({ length: width }, (_, index) => row[index] ?? '');
  const lines = rows.flatMap((row, index): Line[] =>
    index > first && !row.every(isBlank) ? [{ at: index + 1, cells: cellsOf(row) }] : [],
  );
  if (lines.length === 0) return { fault: 'noRows' };
  if (lines.length > MAX_ROWS) return { fault: 'tooManyRows', rows: lines.length };
  return { headings: cellsOf(rows[first]!).map((heading) => heading.trim()), lines };
}

export const isTable = (read: Table | TableFault): read is Table => 'lines' in read;
