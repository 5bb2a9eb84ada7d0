import { useCallback } from 'react';
import { useDataProvider } from 'ra-core';
import type { WattdeskDataProvider } from '../../../dataProvider/contract/types';
import { useOptions } from '../../widgets/useOptions';
import type { ListQuery } from '../list/phase';
import { ownId, type Row } from '../records/row';
import type { Rows } from '../list/rows';
import type { RowSelection } from '../selection/rowSelection';
import type { ListControl } from '../list/useListParams';
import { usePageInstead } from '../list/usePageInstead';
import { useSelection, type SelectionControl } from '../selection/useSelection';
import { fetchPage, type Place } from './place';
import { assignedOption, changedBy, standingOf, type Changing } from './standing';
import { useAssignedCount } from './useAssignedCount';
import { useBatch, type Batch } from './useBatch';
import { usePageQuery } from './usePageQuery';

export interface AssignmentControl {
  list: ListControl;
  query: ListQuery;
  settled: boolean;
  choice: SelectionControl;
  gatherAll: () => void;
  batch: Batch;
  /** What assigning, and taking away, would change of what is chosen. */
  changing: Changing;
  /** How many of all are assigned; undefined where nobody knows. */
  count: { assigned: number; total: number } | undefined;
  /** What table and cards need of their list. */
  rows: Rows & { selection: RowSelection };
}

interface Options {
  place: Place;
  /** The page size that was chosen last, or is usual here. */
  list: ListControl;
  /** It is to be said how many of all are assigned. */
  isCounted: boolean;
  onChanged?: (() => unknown) | undefined;
}

/** The state of an open assignment: what is shown, what is chosen, what is under way. */
export function useAssignment({ place, list, isCounted, onChanged }: Options): AssignmentControl {
  const dataProvider = useDataProvider<WattdeskDataProvider>();
  const { shown: query, settled } = usePageInstead(list, usePageQuery(place, list.params));
  const { rowTitleFields } = place.assignment;
  const { entity } = place.rows;
  const idOf = useCallback((row: Row): unknown => ownId(entity, row), [entity]);
  const { filter } = list.params;
  const choice = useSelection({ rows: query.rows, idOf, filter, disabled: query.phase !== 'ready' });
  const batch = useBatch(place, choice, onChanged);
  const assigned = assignedOption(useOptions(place.assignment.statusOptions).options);
  const changing = changedBy(choice.chosen.map(({ row }) => standingOf(place.assignment, assigned, row)));
  const count = useAssignedCount({
    place,
    query,
    filter,
    assigned: isCounted ? assigned : undefined,
    version: batch.done,
  });

  const rows = {
    entity,
    names: rowTitleFields,
    hasMenu: false,
    offersOf: () => [],
    linkOf: () => undefined,
    openOf: () => undefined,
    isBusy: () => false,
    preload: () => undefined,
    warm: () => undefined,
    selection: { ...choice.ofRows, disabled: choice.ofRows.disabled || batch.running !== undefined },
  } satisfies AssignmentControl['rows'];
  const gatherAll = (): void =>
    void choice.gather((page, perPage, signal) => fetchPage(dataProvider, place, { page, perPage, filter, signal }));
  return { list, query, settled, choice, gatherAll, batch, changing, count, rows };
}
