import { useId, useState } from 'react';
import { Box, NativeSelect, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import type { Field } from '../../model/entity/entity';
import { isSecretField } from '../../model/values/secretFields';
import type { ColumnMapping, ImportField } from './matchColumns';
import type { ImportTable as Read } from './createImportTable';
import { NARROW_SCREEN_VALUE_STYLE, WIDE_SCREEN_CELL_STYLE } from './importTableStyles';
import { useImportTranslate, type ImportTranslate } from './useImportTranslate';

interface Props {
  table: Read;
  columns: ColumnMapping;
  /** The fields whose columns were guessed. */
  guessed: readonly string[];
  targets: readonly ImportField[];
  onAssign: (column: number, name: string | undefined) => void;
}

/** Returns the heading of a column. If the heading is empty, returns a text with the number of the column. */
export const getColumnHeading = ({ headings }: Pick<Read, 'headings'>, column: number, t: ImportTranslate): string =>
  headings[column] || t('columns.unnamed', { number: column + 1 });

const findTargetField = (targets: readonly ImportField[], name: string | undefined): Field | undefined =>
  targets.find(({ field }) => field.name === name)?.field;

function getFirstValue({ rows }: Read, column: number, field: Field | undefined, hidden: string): string {
  const value = rows.find(({ cells }) => (cells[column] ?? '').trim() !== '')?.cells[column] ?? '';
  return field && isSecretField(field) && value !== '' ? hidden : value;
}

/** Shows the field to which each column is mapped, and lets the user change the mapping. */
export function ColumnMappingTable({ table, columns, guessed, targets, onAssign }: Props) {
  const t = useImportTranslate();
  const id = useId();
  const used = columns.filter((name) => name !== undefined).length;
  // The table is initially collapsed if all columns are mapped without a guess. This value is not updated later, so that the table
  // does not collapse while the user edits the mapping.
  const [isOpen] = useState(used < columns.length || guessed.length > 0);
  return (
    <details open={isOpen}>
      <summary>{t('columns.summary', { smart_count: used, total: columns.length })}</summary>
      <Table size="small">
        <TableHead>
          <TableRow>
            <TableCell sx={{ width: { xs: '40%', sm: 'auto' } }}>{t('columns.column')}</TableCell>
            <TableCell sx={WIDE_SCREEN_CELL_STYLE}>{t('columns.first')}</TableCell>
            <TableCell>{t('columns.field')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {columns.map((name, column) => {
            const heading = getColumnHeading(table, column, t);
            const firstValue = getFirstValue(table, column, findTargetField(targets, name), t('faults.hidden'));
            return (
              // Headings need not be unique, so the index is the key.
              <TableRow key={column}>
                <TableCell
                  component="th"
                  scope="row"
                  sx={{ overflowWrap: 'anywhere', 'tr:last-child > &': { borderBottom: 0 } }}
                >
                  {heading}
                  <Box sx={NARROW_SCREEN_VALUE_STYLE}>{firstValue}</Box>
                </TableCell>
                <TableCell sx={{ ...WIDE_SCREEN_CELL_STYLE, overflowWrap: 'anywhere' }}>{firstValue}</TableCell>
                <TableCell>
                  <NativeSelect
                    fullWidth
                    value={name ?? ''}
                    onChange={({ target }) => onAssign(column, target.value || undefined)}
                    inputProps={{
                      'aria-label': t('columns.of', { column: heading }),
                      ...(name !== undefined && guessed.includes(name)
                        ? { 'aria-describedby': `${id}-${column}` }
                        : {}),
                    }}
                  >
                    <option value="">{t('columns.ignored')}</option>
                    {targets.map(({ field }) => (
                      <option key={field.name} value={field.name}>
                        {field.title}
                      </option>
                    ))}
                  </NativeSelect>
                  {name !== undefined && guessed.includes(name) && (
                    <Typography id={`${id}-${column}`} variant="body2" sx={{ mt: 0.5, color: 'text.secondary' }}>
                      {t('columns.guessed')}
                    </Typography>
                  )}
                </TableCell>
              </TableRow>
            );
          })}
        </TableBody>
      </Table>
    </details>
  );
}
