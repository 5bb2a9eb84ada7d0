import { Box, LinearProgress, Paper, useMediaQuery, type Theme } from '@mui/material';
import type { ReactNode, RefObject } from 'react';
import type { Column, Entity } from '../../model/entity';
import { useTexts } from '../../widgets/useTexts';
import { ListCards } from './ListCards';
import { EmptyNotice, FailedNotice } from './ListNotice';
import { ListTable } from './ListTable';
import type { ListQuery } from './phase';
import type { ListControl } from './useListParams';

interface Props {
  entity: Entity;
  title: string;
  columns: readonly Column[];
  list: ListControl;
  query: ListQuery;
  /** Takes the focus when the row that had it is gone. */
  place?: RefObject<HTMLDivElement | null>;
  /** Pages: one card with the table. */
  footer?: ReactNode;
  /** The button that an empty list offers. */
  children: ReactNode;
}

/** More bars than fit on a screen only make the page jump when the rows are there. */
const MOST_SKELETONS = 20;

/** The rows, or what stands in their place. Only one of table and cards is in the page. */
export function ListBody({ entity, title, columns, list, query, place, footer, children }: Props) {
  const texts = useTexts(entity);
  const narrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'), { noSsr: true });
  const { phase, rows, error, refreshing, refetch } = query;
  const Rows = narrow ? ListCards : ListTable;
  const empty = entity.list?.empty;
  return (
    <Box
      ref={place}
      tabIndex={-1}
      {...(narrow ? {} : { component: Paper, variant: 'outlined' })}
      sx={{ position: 'relative', ...(narrow ? {} : { overflow: 'hidden' }) }}
    >
      {refreshing && (
        <LinearProgress aria-hidden sx={{ position: 'absolute', top: 0, left: 0, right: 0, height: 2, zIndex: 1 }} />
      )}
      <Rows
        title={title}
        columns={columns}
        rows={rows}
        skeletons={phase === 'first' ? Math.min(list.params.perPage, MOST_SKELETONS) : 0}
        stale={phase === 'changing'}
        busy={refreshing}
      />
      {error && <FailedNotice error={error} onRetry={refetch} />}
      {phase === 'ready' && rows.length === 0 && (
        <EmptyNotice
          {...(empty === undefined ? {} : { text: texts.message('empty', empty) })}
          filtered={Object.keys(list.params.filter).length > 0}
          onReset={() => list.setFilter({})}
        >
          {children}
        </EmptyNotice>
      )}
      {footer}
    </Box>
  );
}
