/** What an import gives back as files: the template, and the rows that are left over. Pure. */
import type { Shape } from '../../model/entity/entity';
import { isSecretField } from '../../model/values/secretFields';
import type { SheetCell } from '../list/export/sheetRows';
import type { ColumnMapping, ImportField } from './matchColumns';
import type { ImportRow, ImportTable } from './parseTable';

/** Text whatever it begins with: `=1+1` is no formula. */
const cell = (text: string): SheetCell => (text === '' ? null : { t: 's', v: text });

/** One line with the headings that are understood. */
export const getTemplateRows = (targets: readonly ImportField[]): SheetCell[][] => [
  targets.map(({ field }) => cell(field.title)),
];

interface Left {
  table: Pick<ImportTable, 'headings'>;
  columns: ColumnMapping;
  shape: Shape;
  /** Heading of the last column, which says what is wrong. */
  heading: string;
}

/**
 * The rows as they came, each with what is wrong with it in a column at the end. A secret is not written into
 * a file.
 */
export function getFailedRows(
  rows: readonly (ImportRow & { said: string })[],
  { table, columns, shape, heading }: Left,
): SheetCell[][] {
  const isHidden = columns.map((name) => {
    const field = name === undefined ? undefined : shape.fields[name];
    return field !== undefined && isSecretField(field);
  });
  return [
    [...table.headings.map(cell), cell(heading)],
    ...rows.map(({ cells, said }) => [
      ...cells.map((text, index) => (isHidden[index] ? null : cell(text))),
      cell(said),
    ]),
  ];
}
