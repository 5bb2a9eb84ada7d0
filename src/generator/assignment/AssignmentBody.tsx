import { useRef } from 'react';
import { Button, DialogActions, DialogContent } from '@mui/material';
import { useTranslate } from 'ra-core';
import { useConfig } from '../../widgets/context/config';
import { FilterBar } from '../list/FilterBar';
import { ListBody } from '../list/ListBody';
import { ListFooter } from '../list/ListFooter';
import { ResultCount } from '../list/ResultCount';
import { RowsProvider } from '../list/rows';
import { useColumns } from '../list/useColumns';
import type { Place } from './place';
import { SelectionBar } from './SelectionBar';
import { useAssignment, type AssignmentControl } from './useAssignment';
import type { BatchKind } from './useBatch';

function BatchButtons({ choice: { selection, gathered }, batch }: AssignmentControl) {
  const translate = useTranslate();
  const disabled = selection.ids.size === 0 || gathered !== undefined || batch.running !== undefined;
  const button = (kind: BatchKind, label: string, variant: 'outlined' | 'contained') => (
    <Button variant={variant} disabled={disabled} onClick={() => void batch.run(kind)}>
      {label}
    </Button>
  );
  return (
    <>
      {button('unassign', translate('wd.assignment.unassign', { _: 'Un-assign' }), 'outlined')}
      {button('assign', translate('wd.assignment.assign', { _: 'Assign' }), 'contained')}
    </>
  );
}

/** Filters, rows to choose from, pages, and the two buttons. */
export function AssignmentBody({ place, title }: { place: Place; title: string }) {
  const { pageSize } = useConfig();
  const { entity } = place.rows;
  const columns = useColumns(entity);
  const control = useAssignment(place);
  const { list, query, settled, choice, batch, rows } = control;
  const { selection, gathered } = choice;
  const scroller = useRef<HTMLDivElement>(null);
  const setPage: typeof list.setPage = (page, change) => {
    if (scroller.current) scroller.current.scrollTop = 0;
    list.setPage(page, change);
  };
  return (
    <RowsProvider value={rows}>
      <DialogContent ref={scroller} dividers>
        <FilterBar entity={entity} list={list} slash={false} />
        <SelectionBar
          chosen={selection.ids.size}
          all={selection.all}
          wholePage={rows.selection.page === 'all'}
          total={query.total}
          gathered={gathered}
          running={batch.running}
          onAll={() => void choice.gather(list.params.filter)}
          onStop={choice.stop}
          onClear={choice.clear}
        />
        <ListBody entity={entity} title={title} columns={columns.shown} list={list} query={query}>
          {null}
        </ListBody>
        <ResultCount total={query.total} settled={settled} />
      </DialogContent>
      <ListFooter
        list={{ ...list, setPage }}
        total={query.total}
        pageSize={pageSize}
        loading={query.phase === 'first'}
      />
      <DialogActions>
        <BatchButtons {...control} />
      </DialogActions>
    </RowsProvider>
  );
}
