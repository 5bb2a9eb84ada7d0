import { useDataProvider } from 'ra-core';
import type { WattdeskDataProvider } from '../../../dataProvider/contract/types';
import { useOptions } from '../../widgets/useOptions';
import type { ListQueryState } from '../list/listQueryState';
import type { ListRowsContextValue } from '../list/listRowsContext';
import type { RowSelectionController } from '../selection/rowSelectionController';
import type { ListController } from '../list/useListParams';
import { useLeaveEmptyPage } from '../list/useLeaveEmptyPage';
import { useSelection, type SelectionController } from '../selection/useSelection';
import { fetchAssignmentPage, type AssignmentTarget } from './assignmentRequests';
import {
  findAssignedOption,
  getChangedIds,
  getPossibleAssignmentChanges,
  getAssignmentStatus,
  type PossibleAssignmentChanges,
} from './assignmentStatus';
import { useAssignedCount } from './useAssignedCount';
import { useAssignSelected, type BulkAssignment } from './useAssignSelected';
import { useAssignmentPage } from './useAssignmentPage';

export interface AssignmentController {
  list: ListController;
  query: ListQueryState;
  hasSettled: boolean;
  selection: SelectionController;
  assignSelected: BulkAssignment;
  /** Which of the requests "assign" and "unassign" would change at least one selected row. */
  possibleChanges: PossibleAssignmentChanges;
  /** The number of assigned rows and of all rows. Undefined when unknown. */
  count: { assigned: number; total: number } | undefined;
  /** The context value that the table and the cards of the list components read. */
  rows: ListRowsContextValue & { selection: RowSelectionController };
}

interface Options {
  assignmentTarget: AssignmentTarget;
  /**
   * The page, the page size and the filters of the assignable rows. The initial page size is the one that the user
   * chose last, otherwise the default.
   */
  list: ListController;
  /** Whether the number of assigned rows is loaded and shown. */
  isCounted: boolean;
  onChanged?: (() => unknown) | undefined;
}

/** Provides the state of an assignment that a dialog or section shows: rows, selection and running requests. */
export function useAssignment({ assignmentTarget, list, isCounted, onChanged }: Options): AssignmentController {
  const dataProvider = useDataProvider<WattdeskDataProvider>();
  const { listState: query, hasSettled } = useLeaveEmptyPage(list, useAssignmentPage(assignmentTarget, list.params));
  const { rowTitleFields } = assignmentTarget.assignment;
  const { entity } = assignmentTarget.rows;
  const { filter } = list.params;
  const choice = useSelection({
    entity,
    query,
    filter,
    fetchPage: (page, perPage, signal) =>
      fetchAssignmentPage(dataProvider, assignmentTarget, { page, perPage, filter, signal }),
  });
  const assigned = findAssignedOption(useOptions(assignmentTarget.assignment.statusFilterOptions).options);
  const chosen = choice.chosen.map(({ id, row }) => ({
    id,
    status: getAssignmentStatus(assignmentTarget.assignment, assigned, row),
  }));
  const changing = getPossibleAssignmentChanges(chosen.map(({ status }) => status));
  const assignSelected = useAssignSelected({
    assignmentTarget,
    choice,
    getChangedIds: (kind) => getChangedIds(chosen, kind),
    onChanged,
  });
  const count = useAssignedCount({
    assignmentTarget,
    query,
    filter,
    assigned: isCounted ? assigned : undefined,
    version: assignSelected.isDone,
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
    selection: { ...choice.ofRows, disabled: choice.ofRows.disabled || assignSelected.running !== undefined },
  } satisfies AssignmentController['rows'];
  return {
    list,
    query,
    hasSettled,
    selection: choice,
    assignSelected,
    possibleChanges: changing,
    count,
    rows,
  };
}
