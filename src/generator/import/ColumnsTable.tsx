import { useState } from 'react';
import { NativeSelect, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import type { Field } from '../../model/entity/entity';
import { isSecret } from '../../model/values/secrets';
import type { Columns, Target } from './columns';
import type { Table as Read } from './table';
import { useImportT, type SayImport } from './useImportT';

interface Props {
  table: Read;
  columns: Columns;
  targets: readonly Target[];
  onAssign: (column: number, name: string | undefined) => void;
}

/** What a column is called: by its heading, else by its place. */
export const headingOf = ({ headings }: Pick<Read, 'headings'>, column: number, t: SayImport): string =>
  headings[column] || t('columns.unnamed', { number: column + 1 });

const fieldIn = (targets: readonly Target[], name: string | undefined): Field | undefined =>
  targets.find(({ field }) => field.name === name)?.field;

function firstValue({ lines }: Read, column: number, field: Field | undefined, hidden: string): string {
  const value = lines.find(({ cells }) => (cells[column] ?? '').trim() !== '')?.cells[column] ?? '';
  return field && isSecret(field) && value !== '' ? hidden : value;
}

/** Which column becomes which field. */
export function ColumnsTable({ table, columns, targets, onAssign }: Props) {
  const t = useImportT();
  const used = columns.filter((name) => name !== undefined).length;
  // Where all is well nobody has to look at it; what is open stays so while somebody is in it.
  const [isOpen] = useState(used < columns.length);
  return (
    <details open={isOpen}>
      <summary>{t('columns.summary', { smart_count: used, total: columns.length })}</summary>
      <Table size="small">
        <TableHead>
          <TableRow>
            <TableCell>{t('columns.column')}</TableCell>
            <TableCell>{t('columns.first')}</TableCell>
            <TableCell>{t('columns.field')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {columns.map((name, column) => {
            const heading = headingOf(table, column, t);
            return (
              // A column has no other name than its place.
              <TableRow key={column}>
                <TableCell component="th" scope="row" sx={{ overflowWrap: 'anywhere' }}>
                  {heading}
                </TableCell>
                <TableCell sx={{ overflowWrap: 'anywhere', color: 'text.secondary' }}>
                  {firstValue(table, column, fieldIn(targets, name), t('faults.hidden'))}
                </TableCell>
                <TableCell>
                  <NativeSelect
                    fullWidth
                    value={name ?? ''}
                    onChange={({ target }) => onAssign(column, target.value || undefined)}
                    inputProps={{ 'aria-label': t('columns.of', { column: heading }) }}
                  >
                    <option value="">{t('columns.ignored')}</option>
                    {targets.map(({ field }) => (
                      <option key={field.name} value={field.name}>
                        {field.title}
                      </option>
                    ))}
                  </NativeSelect>
                </TableCell>
              </TableRow>
            );
          })}
        </TableBody>
      </Table>
    </details>
  );
}
