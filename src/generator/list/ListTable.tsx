import { Box, Table, TableBody, TableCell, TableContainer, TableHead, TableRow } from '@mui/material';
import { visuallyHidden } from '@mui/utils';
import { useTranslate } from 'ra-core';
import type { Column } from '../../model/entity';
import { ROW_HEIGHT, SkeletonCells } from '../ScreenSkeleton';
import { rowId, type Row } from './actionable';
import { ListCell } from './ListCell';
import { RowMenu } from './RowMenu';
import { useRows } from './rows';
import { ROW_PLACE } from './useFocusAfterDelete';

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

/** Said once for all rows: the `sx` of a row is worked out for each row anew. */
const rowStyles = {
  transition: 'opacity 150ms',
  '& tr': { height: ROW_HEIGHT },
  '& tr[aria-busy]': { opacity: 0.5 },
  '& tr:last-child td': { borderBottom: 0 },
  // Above the cell's own `padding="none"`.
  '& tr > td:last-of-type': { pr: 1 },
} as const;

function BodyRow({ row, columns }: { row: Row; columns: readonly Column[] }) {
  const { isBusy } = useRows();
  const busy = isBusy(row);
  return (
    <TableRow hover {...{ [ROW_PLACE]: rowId(row) }} aria-busy={busy || undefined}>
      {columns.map((column) => (
        <TableCell key={column.field} align={column.align}>
          <ListCell column={column} row={row} />
        </TableCell>
      ))}
      <TableCell padding="none" align="right">
        <RowMenu row={row} />
      </TableCell>
    </TableRow>
  );
}

/** The rows of a page on a screen that is wide enough for columns (SHELL-006). */
export function ListTable({ title, columns, rows, skeletons, stale, busy }: Props) {
  const translate = useTranslate();
  return (
    <TableContainer>
      <Table aria-label={title} aria-busy={busy}>
        <TableHead>
          <TableRow>
            {columns.map((column) => (
              <TableCell key={column.field} align={column.align}>
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
        <TableBody sx={{ ...rowStyles, opacity: stale ? 0.5 : 1 }}>
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
