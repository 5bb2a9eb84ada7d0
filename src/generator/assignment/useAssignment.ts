import { useCallback } from 'react';
import { useDataProvider } from 'ra-core';
import type { WattdeskDataProvider } from '../../../dataProvider/contract/types';
import { useOptions } from '../../widgets/useOptions';
import type { ListQueryState } from '../list/listQueryState';
import { getServerId, type Row } from '../records/rowIds';
import type { ListRowsContextValue } from '../list/listRowsContext';
import type { RowSelection } from '../selection/rowSelection';
import type { ListControl } from '../list/useListParams';
import { useLeaveEmptyPage } from '../list/useLeaveEmptyPage';
import { useSelection, type SelectionControl } from '../selection/useSelection';
import { fetchAssignmentPage, type AssignmentTarget } from './assignmentRequests';
import { findAssignedOption, getPossibleChanges, getAssignmentStatus, type PossibleChanges } from './assignmentStatus';
import { useAssignedCount } from './useAssignedCount';
import { useAssignSelected, type AssignSelected } from './useAssignSelected';
import { useAssignmentPage } from './useAssignmentPage';

export interface AssignmentControl {
  list: ListControl;
  query: ListQueryState;
  hasSettled: boolean;
  selection: SelectionControl;
  selectAll: () => void;
  batch: AssignSelected;
  /** What assigning, and taking away, would change of what is chosen. */
  possibleChanges: PossibleChanges;
  /** How many of all are assigned; undefined where nobody knows. */
  count: { assigned: number; total: number } | undefined;
  /** What table and cards need of their list. */
  rows: ListRowsContextValue & { selection: RowSelection };
}

interface Options {
  place: AssignmentTarget;
  /** The page size that was chosen last, or is usual here. */
  list: ListControl;
  /** It is to be said how many of all are assigned. */
  isCounted: boolean;
  onChanged?: (() => unknown) | undefined;
}

/** The state of an open assignment: rows, selection and running calls. */
export function useAssignment({ place, list, isCounted, onChanged }: Options): AssignmentControl {
  const dataProvider = useDataProvider<WattdeskDataProvider>();
  const { shown: query, settled } = useLeaveEmptyPage(list, useAssignmentPage(place, list.params));
  const { rowTitleFields } = place.assignment;
  const { entity } = place.rows;
  const idOf = useCallback((row: Row): unknown => getServerId(entity, row), [entity]);
  const { filter } = list.params;
  const choice = useSelection({ rows: query.rows, getId: idOf, filter, disabled: query.phase !== 'ready' });
  const batch = useAssignSelected(place, choice, onChanged);
  const assigned = findAssignedOption(useOptions(place.assignment.statusOptions).options);
  const changing = getPossibleChanges(
    choice.chosen.map(({ row }) => getAssignmentStatus(place.assignment, assigned, row)),
  );
  const count = useAssignedCount({
    place,
    query,
    filter,
    assigned: isCounted ? assigned : undefined,
    version: batch.isDone,
  });

  const rows = {
    entity,
    nameFields: rowTitleFields,
    hasMenu: false,
    getActions: () => [],
    getLink: () => undefined,
    getClickLink: () => undefined,
    isBusy: () => false,
    preload: () => undefined,
    preloadForm: () => undefined,
    selection: { ...choice.ofRows, disabled: choice.ofRows.disabled || batch.running !== undefined },
  } satisfies AssignmentControl['rows'];
  const gatherAll = (): void =>
    void choice.selectAll((page, perPage, signal) =>
      fetchAssignmentPage(dataProvider, place, { page, perPage, filter, signal }),
    );
  return {
    list,
    query,
    hasSettled: settled,
    selection: choice,
    selectAll: gatherAll,
    batch,
    possibleChanges: changing,
    count,
    rows,
  };
}
