import { useMemo } from 'react';
import { useConfig } from '../../widgets/context/config';
import type { ListQuery } from '../list/phase';
import type { Rows, RowSelection } from '../list/rows';
import type { ListControl } from '../list/useListParams';
import { useLocalParams } from '../list/useLocalParams';
import { usePageInstead } from '../list/usePageInstead';
import type { Place } from './place';
import { isChosen, pageShare } from './selection';
import { useBatch, type Batch } from './useBatch';
import { usePageQuery } from './usePageQuery';
import { useSelection, type SelectionControl } from './useSelection';

export interface AssignmentControl {
  list: ListControl;
  query: ListQuery;
  settled: boolean;
  choice: SelectionControl;
  batch: Batch;
  /** What table and cards need of their list. */
  rows: Rows & { selection: RowSelection };
}

/** The state of an open assignment dialog: what is shown, what is chosen, what is under way. */
export function useAssignment(place: Place): AssignmentControl {
  const { pageSize } = useConfig();
  const local = useLocalParams(pageSize);
  const choice = useSelection(place);
  const batch = useBatch(place, choice);
  const { selection, change, clear, gathered } = choice;

  // What another filter hides must not be assigned unseen: a new filter starts with nothing chosen.
  const list: ListControl = {
    ...local,
    setFilter: (filter) => {
      clear();
      local.setFilter(filter);
    },
  };
  const { shown: query, settled } = usePageInstead(list, usePageQuery(place, list.params));
  const ids = useMemo(() => query.rows.map(({ id }) => id), [query.rows]);
  const page = pageShare(selection, ids);
  const rows = {
    entity: place.rows.entity,
    names: place.assignment.rowLabel,
    actionsOf: () => [],
    linkOf: () => undefined,
    isBusy: () => false,
    selection: {
      has: ({ id }) => isChosen(selection, id),
      toggle: ({ id }) => change({ type: 'row', id }),
      page,
      togglePage: () => change({ type: 'page', ids, chosen: page !== 'all' }),
      disabled: gathered !== undefined || batch.running !== undefined || query.phase !== 'ready',
    },
  } satisfies AssignmentControl['rows'];
  return { list, query, settled, choice, batch, rows };
}
