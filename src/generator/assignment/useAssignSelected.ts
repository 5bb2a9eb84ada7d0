import { useEffect, useRef, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import type { CallResult, WattdeskDataProvider } from '../../../dataProvider/contract/types';
import { useSendCall } from '../../widgets/useSendCall';
import { useToast } from '../../widgets/useToast';
import { useReloadList } from '../queries/useReloadList';
import type { SelectionController } from '../selection/useSelection';
import {
  getAssignmentFields,
  getPagesQueryKey,
  getParentPathParams,
  type AssignmentTarget,
} from './assignmentRequests';

type AssignmentCall = 'assign' | 'unassign';

export interface BulkAssignment {
  /** Assigns or unassigns all selected rows in one request. */
  run(kind: AssignmentCall): void;
  running: AssignmentCall | undefined;
  /**
   * The number of completed requests. After each request, the numbers of assigned rows that were loaded before are
   * outdated.
   */
  isDone: number;
}

/**
 * Assigns or unassigns the selected rows. If the request succeeds, the selection is cleared and the rows are
 * reloaded. If the request fails, selection and rows stay unchanged.
 * @param onChanged reloads records outside of the assignment that contain the number of assigned rows
 */
export function useAssignSelected(
  assignmentTarget: AssignmentTarget,
  { selection, clear }: SelectionController,
  onChanged?: () => unknown,
): BulkAssignment {
  const { parent, parentKeys, assignment } = assignmentTarget;
  const dataProvider = useDataProvider<WattdeskDataProvider>();
  const client = useQueryClient();
  const reloadParent = useReloadList(parent.name);
  const toast = useToast();
  const open = useRef(false);
  const [done, setDone] = useState(0);
  useEffect(() => {
    open.current = true;
    return () => {
      open.current = false;
    };
  }, []);

  const { run, input } = useSendCall<AssignmentCall, CallResult>({
    send: (kind) =>
      dataProvider.send(assignment[kind], {
        params: getParentPathParams(assignmentTarget),
        fields: getAssignmentFields(assignmentTarget),
        body: { ...parentKeys, [assignment.selectedIdsParam]: [...selection.ids.values()] },
      }),
    onDone: async ({ msg }) => {
      toast.success(msg || { key: 'assignment.done' });
      clear();
      setDone((before) => before + 1);
      await Promise.all([
        client.invalidateQueries({ queryKey: getPagesQueryKey(assignmentTarget) }),
        // If the user closed the dialog during the request, the list behind the dialog has already been reloaded,
        // but too early. The list is therefore reloaded again.
        open.current ? onChanged?.() : reloadParent(),
      ]);
    },
  });
  return {
    run: (kind) => {
      if (selection.ids.size > 0) void run(kind);
    },
    running: input,
    isDone: done,
  };
}
