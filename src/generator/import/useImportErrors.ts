import type { EntityModule } from '../../model/entity/entity';
import { useToast } from '../../widgets/useToast';
import type { CheckedRow, ImportError } from './checkImportRow';
import { getColumnHeading } from './ColumnMappingTable';
import type { ImportErrorLine } from './ImportErrorTable';
import { getFailedRows } from './importDownloadSheets';
import { isSecretColumn } from './matchColumns';
import type { ImportRow } from './createImportTable';
import type { ImportState } from './useImport';
import { useImportTranslate } from './useImportTranslate';

export interface ImportErrors {
  /** The errors of all rows. Each error contains its row number and column. */
  errors: ImportErrorLine[];
  /** Returns all errors of a row as a single text. */
  getRowText: (row: CheckedRow) => string;
  /** Saves rows to a spreadsheet file, each with its error message. */
  save: (rows: readonly (ImportRow & { message: string })[]) => Promise<void>;
}

const RULES = '; ';

/** Formats the errors of an import for the error table and for the spreadsheet file. */
export function useImportErrors(
  { entity }: EntityModule,
  { table, columns, targets, rows }: ImportState,
): ImportErrors {
  const t = useImportTranslate();
  const toast = useToast();
  const { shape } = entity;
  const complaintOf = ({ rowNumber, cells }: CheckedRow, { column, title, text }: ImportError): ImportErrorLine => {
    if (column === undefined || !table) return { at: rowNumber, column: title || t('faults.whole'), value: '', text };
    const value = cells[column] ?? '';
    const shown = isSecretColumn(shape, columns[column]) && value !== '' ? t('faults.hidden') : value;
    return { at: rowNumber, column: getColumnHeading(table, column, t), value: shown, text };
  };
  return {
    // A column that is missing for all rows is named once, above the table.
    errors: rows.flatMap((row) =>
      row.errors
        .filter(({ missingField }) => !targets.some(({ field }) => field.name === missingField))
        .map((importError) => complaintOf(row, importError)),
    ),
    getRowText: (row) => row.errors.map(({ title, text }) => (title === '' ? text : `${title}: ${text}`)).join(RULES),
    save: async (remainingRows) => {
      if (!table) return;
      try {
        const { downloadWorkbook } = await import('../list/export/downloadWorkbook');
        await downloadWorkbook(
          entity.title,
          getFailedRows(remainingRows, { table, columns, shape, heading: t('faults.heading') }),
        );
      } catch (error) {
        toast.error(error);
      }
    },
  };
}
