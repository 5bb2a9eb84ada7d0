import { Box, Paper, Skeleton, TableCell, TableRow } from '@mui/material';
import { visuallyHidden } from '@mui/utils';
import { useTranslate } from 'ra-core';
import { PageHeading } from './PageHeading';

/** Height of a table row: skeletons and rows share it, so that nothing jumps when data arrive. */
export const ROW_HEIGHT = 53;

/** Bars in the place of a table's rows. */
export function SkeletonRows({ count }: { count: number }) {
  return Array.from({ length: count }, (_, index) => (
    <Box key={index} sx={{ height: ROW_HEIGHT, display: 'flex', alignItems: 'center', px: 2 }}>
      <Skeleton variant="text" sx={{ width: '100%' }} />
    </Box>
  ));
}

/** The same bars in a table whose head is already known. */
export function SkeletonCells({ count, columns }: { count: number; columns: number }) {
  return Array.from({ length: count }, (_, row) => (
    <TableRow key={row} aria-hidden>
      <TableCell colSpan={columns}>
        <Skeleton variant="text" />
      </TableCell>
    </TableRow>
  ));
}

interface Props {
  title: string;
  view: 'list' | 'form';
  rows: number;
}

/** Stands where the screen will stand while its code and its entity are on their way. */
export function ScreenSkeleton({ title, view, rows }: Props) {
  const translate = useTranslate();
  return (
    <Box aria-busy>
      <Box component="output" sx={visuallyHidden}>
        {translate('wd.screen.loading', { _: 'Loading %{title}', title })}
      </Box>
      <PageHeading title={title} />
      {view === 'list' && <Skeleton variant="rounded" height={40} sx={{ maxWidth: 480, mb: 2, mt: 1 }} />}
      <Paper variant="outlined" aria-hidden>
        {/* A list has a heading above its rows, and its pages below. */}
        <SkeletonRows count={view === 'list' ? rows + 2 : 6} />
      </Paper>
    </Box>
  );
}
