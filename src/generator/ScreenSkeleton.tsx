import { Box, Paper, Skeleton, TableCell, TableRow } from '@mui/material';
import { visuallyHidden } from '@mui/utils';
import { useTranslate } from 'ra-core';
import type { ColumnFormat } from '../model/definition';
import type { Column, Entity } from '../model/entity';
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

/** About as wide as what a column will show: its heading then hardly moves when the rows arrive. */
const WIDTHS: Readonly<Partial<Record<ColumnFormat, number>>> = {
  number: 36,
  money: 56,
  count: 24,
  boolean: 24,
  status: 56,
  date: 84,
  datetime: 124,
};
const ID_WIDTH = 20;
const LABEL_WIDTH = 200;
const TEXT_WIDTH = 100;

const widthOf = ({ field, format }: Column, { id, label }: Pick<Entity, 'id' | 'label'>): number => {
  if (field === id) return ID_WIDTH;
  return field === label ? LABEL_WIDTH : (WIDTHS[format] ?? TEXT_WIDTH);
};

interface CellsProps {
  count: number;
  columns: readonly Column[];
  entity: Pick<Entity, 'id' | 'label'>;
  /** The rows will have boxes to choose them by, in place of a menu. */
  choosing: boolean;
}

/** A bar for each value in a table whose head is already known. */
export function SkeletonCells({ count, columns, entity, choosing }: CellsProps) {
  return Array.from({ length: count }, (_, row) => (
    <TableRow key={row} aria-hidden>
      {choosing && <TableCell padding="checkbox" />}
      {columns.map((column) => (
        <TableCell key={column.field} align={column.align}>
          <Skeleton variant="text" width={widthOf(column, entity)} sx={{ display: 'inline-block', maxWidth: '100%' }} />
        </TableCell>
      ))}
      {!choosing && <TableCell padding="none" />}
    </TableRow>
  ));
}

/** Bars in the place of a telephone's cards: a heading, and a line for each value below it. */
export function SkeletonCards({ count, lines }: { count: number; lines: number }) {
  return Array.from({ length: count }, (_, card) => (
    <Paper key={card} variant="outlined" sx={{ p: 2 }}>
      <Skeleton variant="text" width="65%" sx={{ fontSize: '1.25rem', mb: 1 }} />
      {Array.from({ length: lines }, (__, line) => (
        <Skeleton key={line} variant="text" width="45%" sx={{ fontSize: '1rem' }} />
      ))}
    </Paper>
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
