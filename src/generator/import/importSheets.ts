/**
 * Creates the rows of files that an import offers: the template, and the rows that were not imported. Pure
 * functions.
 */
import type { Shape } from '../../model/entity/entity';
import { toTextCell, type SheetCell } from '../list/export/sheetRows';
import { isSecretColumn, type ColumnMapping, type ImportField } from './matchColumns';
import type { ImportRow, ImportTable } from './parseTable';

/** Returns one row with the headings that the import recognises. */
export const getTemplateRows = (targets: readonly ImportField[]): SheetCell[][] => [
  targets.map(({ field }) => toTextCell(field.title)),
];

interface Left {
  table: Pick<ImportTable, 'headings'>;
  columns: ColumnMapping;
  shape: Shape;
  /** Heading of the last column, which contains the errors. */
  heading: string;
}

/**
 * Returns the rows with their original cells and an error message in an additional last column. Secrets are not
 * written to the file.
 */
export function getFailedRows(
  rows: readonly (ImportRow & { message: string })[],
  { table, columns, shape, heading }: Left,
): SheetCell[][] {
  const isHidden = columns.map((name) => isSecretColumn(shape, name));
  return [
    [...table.headings.map(toTextCell), toTextCell(heading)],
    ...rows.map(({ cells, message }) => [
      ...cells.map((text, index) => (isHidden[index] ? null : toTextCell(text))),
      toTextCell(message),
    ]),
  ];
}
