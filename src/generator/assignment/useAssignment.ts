import { useCallback } from 'react';
import { useDataProvider } from 'ra-core';
import type { WattdeskDataProvider } from '../../../dataProvider/types';
import { useConfig } from '../../widgets/context/config';
import type { ListQuery } from '../list/phase';
import { ownId, type Row } from '../list/row';
import type { Rows, RowSelection } from '../list/rows';
import type { ListControl } from '../list/useListParams';
import { useLocalParams } from '../list/useLocalParams';
import { usePageInstead } from '../list/usePageInstead';
import { useSelection, type SelectionControl } from '../selection/useSelection';
import { fetchPage, type Place } from './place';
import { useBatch, type Batch } from './useBatch';
import { usePageQuery } from './usePageQuery';

export interface AssignmentControl {
  list: ListControl;
  query: ListQuery;
  settled: boolean;
  choice: SelectionControl;
  gatherAll: () => void;
  batch: Batch;
  /** What table and cards need of their list. */
  rows: Rows & { selection: RowSelection };
}

/** The state of an open assignment: what is shown, what is chosen, what is under way. */
export function useAssignment(place: Place, onChanged?: () => unknown): AssignmentControl {
  const { pageSize } = useConfig();
  const dataProvider = useDataProvider<WattdeskDataProvider>();
  const list = useLocalParams(pageSize);
  const { shown: query, settled } = usePageInstead(list, usePageQuery(place, list.params));
  const { rowLabel } = place.assignment;
  const { entity } = place.rows;
  const idOf = useCallback((row: Row): unknown => ownId(entity, row), [entity]);
  const { filter } = list.params;
  const choice = useSelection({ rows: query.rows, idOf, filter, disabled: query.phase !== 'ready' });
  const batch = useBatch(place, choice, onChanged);

  const rows = {
    entity,
    names: rowLabel,
    hasMenu: false,
    offersOf: () => [],
    linkOf: () => undefined,
    openOf: () => undefined,
    isBusy: () => false,
    warm: () => undefined,
    selection: { ...choice.ofRows, disabled: choice.ofRows.disabled || batch.running !== undefined },
  } satisfies AssignmentControl['rows'];
  const gatherAll = (): void =>
    void choice.gather((page, perPage, signal) => fetchPage(dataProvider, place, { page, perPage, filter, signal }));
  return { list, query, settled, choice, gatherAll, batch, rows };
}
