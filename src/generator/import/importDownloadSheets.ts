/**
 * Creates the rows of the spreadsheet files that the user can download during an import: the template, and the rows
 * that were not imported. Pure functions.
 */
import type { ObjectShape } from '../../model/entity/entity';
import { toSheetTextCell, type SheetCell } from '../list/export/sheetRows';
import { isSecretColumn, type ColumnMapping, type ImportField } from './matchColumns';
import type { ImportRow, ImportTable } from './createImportTable';

/** Returns the rows of the template: a single row with the headings that the import recognises. */
export const getTemplateRows = (targets: readonly ImportField[]): SheetCell[][] => [
  targets.map(({ field }) => toSheetTextCell(field.title)),
];

interface Left {
  table: Pick<ImportTable, 'headings'>;
  columns: ColumnMapping;
  shape: ObjectShape;
  /** Heading of the additional last column, which contains the errors. */
  heading: string;
}

/**
 * Returns the rows that were not imported, with their original cells and an error message in an additional last
 * column. Values of secret fields are not written to the file.
 */
export function getFailedRows(
  rows: readonly (ImportRow & { message: string })[],
  { table, columns, shape, heading }: Left,
): SheetCell[][] {
  const isHidden = columns.map((name) => isSecretColumn(shape, name));
  return [
    [...table.headings.map(toSheetTextCell), toSheetTextCell(heading)],
    ...rows.map(({ cells, message }) => [
      ...cells.map((text, index) => (isHidden[index] ? null : toSheetTextCell(text))),
      toSheetTextCell(message),
    ]),
  ];
}
