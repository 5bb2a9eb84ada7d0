import { useDataProvider } from 'ra-core';
import type { WattdeskDataProvider } from '../../../dataProvider/contract/types';
import { useOptions } from '../../widgets/useOptions';
import type { ListQueryState } from '../list/listQueryState';
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
  batch: AssignSelected;
  /** Which of the two batch requests would change selected rows. */
  possibleChanges: PossibleChanges;
  /** How many of all rows are assigned; undefined when unknown. */
  count: { assigned: number; total: number } | undefined;
  /** The context values that table and cards need. */
  rows: ListRowsContextValue & { selection: RowSelection };
}

interface Options {
  place: AssignmentTarget;
  /** Pagination and filters; the page size is the last one chosen, or the default. */
  list: ListControl;
  /** Whether the number of assigned rows is shown. */
  isCounted: boolean;
  onChanged?: (() => unknown) | undefined;
}

/** Provides the state of an open assignment: rows, selection and running requests. */
export function useAssignment({ place, list, isCounted, onChanged }: Options): AssignmentControl {
  const dataProvider = useDataProvider<WattdeskDataProvider>();
  const { shown: query, settled } = useLeaveEmptyPage(list, useAssignmentPage(place, list.params));
  const { rowTitleFields } = place.assignment;
  const { entity } = place.rows;
  const { filter } = list.params;
  const choice = useSelection({
    entity,
    query,
    filter,
    fetchPage: (page, perPage, signal) => fetchAssignmentPage(dataProvider, place, { page, perPage, filter, signal }),
  });
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
  return {
    list,
    query,
    hasSettled: settled,
    selection: choice,
    batch,
    possibleChanges: changing,
    count,
    rows,
  };
}
