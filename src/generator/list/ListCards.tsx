import { Box, Paper, Stack, Typography } from '@mui/material';
import type { Column } from '../../model/entity';
import { SkeletonCards } from '../ScreenSkeleton';
import { rowId, rowName, type Row } from './actionable';
import { ListCell } from './ListCell';
import { RowMenu } from './RowMenu';
import { useRows } from './rows';
import { PageCheckbox, RowCheckbox } from './SelectBox';
import { ROW_PLACE } from './useFocusAfterDelete';

interface Props {
  title: string;
  columns: readonly Column[];
  rows: readonly Row[];
  skeletons: number;
  stale: boolean;
  busy: boolean;
}

/** The record's name heads the card, its status stands beside it; everything else is a pair below. */
function split(names: readonly string[], columns: readonly Column[]) {
  const status = columns.find(({ format }) => format === 'status');
  const pairs = columns.filter((column) => column !== status && !names.includes(column.field));
  return { status, pairs };
}

function Card({ row, columns }: { row: Row; columns: readonly Column[] }) {
  const { entity, names = [entity.label], isBusy, selection } = useRows();
  const { status, pairs } = split(names, columns);
  const busy = isBusy(row);
  return (
    <Paper
      component="li"
      variant="outlined"
      {...{ [ROW_PLACE]: rowId(row) }}
      aria-busy={busy || undefined}
      sx={{ p: 2, opacity: busy ? 0.5 : 1 }}
    >
      <Stack direction="row" spacing={1} sx={{ alignItems: 'flex-start', mb: 1, '& .MuiChip-root': { mt: 0.25 } }}>
        {selection && <RowCheckbox row={row} selection={selection} />}
        <Typography
          variant="subtitle1"
          component={selection ? 'h3' : 'h2'}
          sx={{ flexGrow: 1, overflowWrap: 'anywhere' }}
        >
          {rowName(entity, row, names)}
        </Typography>
        {status && <ListCell column={status} row={row} />}
        {!selection && <RowMenu row={row} />}
      </Stack>
      <Box
        component="dl"
        sx={{
          display: 'grid',
          gridTemplateColumns: 'minmax(96px, auto) minmax(0, 1fr)',
          columnGap: 2,
          rowGap: 0.5,
          m: 0,
        }}
      >
        {pairs.map((column) => (
          <Box key={column.field} sx={{ display: 'contents' }}>
            <Typography component="dt" variant="body2" color="text.secondary">
              {column.title}
            </Typography>
            <Typography component="dd" variant="body2" sx={{ m: 0, overflowWrap: 'anywhere' }}>
              <ListCell column={column} row={row} />
            </Typography>
          </Box>
        ))}
      </Box>
    </Paper>
  );
}

/** The rows of a page on a telephone: cards instead of a table that scrolls sideways. */
export function ListCards({ title, columns, rows, skeletons, stale, busy }: Props) {
  const { entity, names = [entity.label], selection } = useRows();
  if (skeletons > 0) {
    return (
      <Stack spacing={1} aria-hidden>
        <SkeletonCards count={skeletons} lines={split(names, columns).pairs.length} />
      </Stack>
    );
  }
  return (
    <>
      {selection && rows.length > 0 && <PageCheckbox selection={selection} labelled />}
      <Stack
        component="ul"
        spacing={1}
        aria-label={title}
        aria-busy={busy}
        sx={{ listStyle: 'none', p: 0, m: 0, opacity: stale ? 0.5 : 1 }}
      >
        {rows.map((row) => (
          <Card key={rowId(row)} row={row} columns={columns} />
        ))}
      </Stack>
    </>
  );
}
