import type { EntityModule } from '../../model/entity/entity';
import { isSecret } from '../../model/values/secrets';
import { useToast } from '../../widgets/useToast';
import type { CheckedLine, Fault } from './checkLine';
import { headingOf } from './ColumnsTable';
import type { Complaint } from './Complaints';
import { leftLines } from './reports';
import type { Line } from './table';
import type { Import } from './useImport';
import { useImportT } from './useImportT';

export interface Leftovers {
  /** What is wrong in the rows, each fault at its row and column. */
  faults: Complaint[];
  /** The same in one text per row. */
  saidOf: (row: CheckedLine) => string;
  /** Saves rows to a file, each with what is said of it. */
  save: (rows: readonly (Line & { said: string })[]) => Promise<void>;
}

const RULES = '; ';

/** What is wrong in the rows of a table, to be read and to be taken along. */
export function useLeftovers({ entity }: EntityModule, { table, columns, rows }: Import): Leftovers {
  const t = useImportT();
  const toast = useToast();
  const { shape } = entity;
  const isHidden = (column: number): boolean => {
    const field = shape.fields[columns[column] ?? ''];
    return field !== undefined && isSecret(field);
  };
  const complaintOf = ({ at, cells }: CheckedLine, { column, title, text }: Fault): Complaint => {
    if (column === undefined || !table) return { at, column: title || t('faults.whole'), value: '', text };
    const value = cells[column] ?? '';
    const shown = isHidden(column) && value !== '' ? t('faults.hidden') : value;
    return { at, column: headingOf(table, column, t), value: shown, text };
  };
  return {
    faults: rows.flatMap((row) => row.faults.map((fault) => complaintOf(row, fault))),
    saidOf: (row) => row.faults.map(({ title, text }) => (title === '' ? text : `${title}: ${text}`)).join(RULES),
    save: async (left) => {
      if (!table) return;
      try {
        const { writeSheet } = await import('../list/export/writeSheet');
        await writeSheet(entity.title, leftLines(left, { table, columns, shape, heading: t('faults.heading') }));
      } catch (error) {
        toast.error(error);
      }
    },
  };
}
