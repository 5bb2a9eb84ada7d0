import { Box, Paper, Table, TableBody, TableCell, TableContainer, TableHead, TableRow } from '@mui/material';
import { visuallyHidden } from '@mui/utils';
import { useTranslate } from 'ra-core';
import type { Column } from '../../model/entity';
import { ROW_HEIGHT, SkeletonCells } from '../ScreenSkeleton';
import { rowId, type Row } from './actionable';
import { ListCell } from './ListCell';
import { RowMenu } from './RowMenu';
import { useRows } from './rows';

interface Props {
  title: string;
  columns: readonly Column[];
  rows: readonly Row[];
  /** Rows of bars while there is nothing to show yet; 0 otherwise. */
  skeletons: number;
  /** The rows shown belong to the page before. */
  stale: boolean;
  busy: boolean;
}

function BodyRow({ row, columns }: { row: Row; columns: readonly Column[] }) {
  const { isBusy } = useRows();
  const busy = isBusy(row);
  return (
    <TableRow hover aria-busy={busy || undefined} sx={{ height: ROW_HEIGHT, opacity: busy ? 0.5 : 1 }}>
      {columns.map((column) => (
        <TableCell
          key={column.field}
          align={column.align}
          sx={column.align === 'right' ? { fontVariantNumeric: 'tabular-nums' } : undefined}
        >
          <ListCell column={column} row={row} />
        </TableCell>
      ))}
      <TableCell padding="none" align="right" sx={{ pr: 1 }}>
        <RowMenu row={row} />
      </TableCell>
    </TableRow>
  );
}

/** The rows of a page on a screen that is wide enough for columns (SHELL-006). */
export function ListTable({ title, columns, rows, skeletons, stale, busy }: Props) {
  const translate = useTranslate();
  return (
    <TableContainer component={Paper} variant="outlined">
      <Table aria-label={title} aria-busy={busy}>
        <TableHead>
          <TableRow>
            {columns.map((column) => (
              <TableCell key={column.field} align={column.align} sx={{ fontWeight: 600, whiteSpace: 'nowrap' }}>
                {column.title}
              </TableCell>
            ))}
            <TableCell padding="none" sx={{ width: 48 }}>
              <Box component="span" sx={visuallyHidden}>
                {translate('wd.list.actionsColumn', { _: 'Actions' })}
              </Box>
            </TableCell>
          </TableRow>
        </TableHead>
        <TableBody
          sx={{ opacity: stale ? 0.5 : 1, transition: 'opacity 150ms', '& tr:last-child td': { borderBottom: 0 } }}
        >
          {skeletons > 0 ? (
            <SkeletonCells count={skeletons} columns={columns.length + 1} />
          ) : (
            rows.map((row) => <BodyRow key={rowId(row)} row={row} columns={columns} />)
          )}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
