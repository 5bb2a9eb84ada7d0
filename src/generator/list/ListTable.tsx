import { Box, Table, TableBody, TableCell, TableContainer, TableHead, TableRow } from '@mui/material';
import { visuallyHidden } from '@mui/utils';
import { useTranslate } from 'ra-core';
import type { Column } from '../../model/entity';
import { ROW_HEIGHT, SkeletonCells } from '../ScreenSkeleton';
import { rowId, type Row } from './actionable';
import { ListCell } from './ListCell';
import { RowMenu } from './RowMenu';
import { useRows } from './rows';
import { PageCheckbox, RowCheckbox } from './SelectBox';
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
  const { isBusy, selection } = useRows();
  const busy = isBusy(row);
  return (
    <TableRow
      hover
      selected={selection?.has(row) ?? false}
      {...{ [ROW_PLACE]: rowId(row) }}
      aria-busy={busy || undefined}
    >
      {selection && (
        <TableCell padding="checkbox">
          <RowCheckbox row={row} selection={selection} />
        </TableCell>
      )}
      {columns.map((column) => (
        <TableCell key={column.field} align={column.align}>
          <ListCell column={column} row={row} />
        </TableCell>
      ))}
      {!selection && (
        <TableCell padding="none" align="right">
          <RowMenu row={row} />
        </TableCell>
      )}
    </TableRow>
  );
}

/** The rows of a page on a screen that is wide enough for columns (SHELL-006). */
export function ListTable({ title, columns, rows, skeletons, stale, busy }: Props) {
  const translate = useTranslate();
  const { entity, selection } = useRows();
  return (
    // Its own frame for what is hidden from sight: else a wide table would widen the page.
    <TableContainer sx={{ position: 'relative' }}>
      <Table aria-label={title} aria-busy={busy}>
        <TableHead>
          <TableRow>
            {selection && (
              <TableCell padding="checkbox">
                <PageCheckbox selection={selection} />
              </TableCell>
            )}
            {columns.map((column) => (
              <TableCell key={column.field} align={column.align}>
                {column.title}
              </TableCell>
            ))}
            {!selection && (
              <TableCell padding="none" sx={{ width: 48 }}>
                <Box component="span" sx={visuallyHidden}>
                  {translate('wd.list.actionsColumn', { _: 'Actions' })}
                </Box>
              </TableCell>
            )}
          </TableRow>
        </TableHead>
        <TableBody sx={{ ...rowStyles, opacity: stale ? 0.5 : 1 }}>
          {skeletons > 0 ? (
            <SkeletonCells count={skeletons} columns={columns} entity={entity} choosing={selection !== undefined} />
          ) : (
            rows.map((row) => <BodyRow key={rowId(row)} row={row} columns={columns} />)
          )}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
