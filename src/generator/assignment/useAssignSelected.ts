import { useEffect, useRef, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import type { Answer, WattdeskDataProvider } from '../../../dataProvider/contract/types';
import { useSendCall } from '../../widgets/useSendCall';
import { useToast } from '../../widgets/useToast';
import { useReloadList } from '../queries/useReloadList';
import type { SelectionControl } from '../selection/useSelection';
import { getPagesQueryKey, getPathParams, type AssignmentTarget } from './assignmentRequests';

type AssignmentCall = 'assign' | 'unassign';

export interface AssignSelected {
  /** Assigns or unassigns all selected rows in one request. */
  run(kind: AssignmentCall): void;
  running: AssignmentCall | undefined;
  /** The number of completed batches: after each one, earlier counts are out of date. */
  isDone: number;
}

/**
 * Assigns or unassigns the selected rows. Success clears the selection and reloads the rows; failure changes
 * nothing.
 * @param onChanged reloads other data that contains the number of assigned rows
 */
export function useAssignSelected(
  assignmentTarget: AssignmentTarget,
  { selection, clear }: SelectionControl,
  onChanged?: () => unknown,
): AssignSelected {
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

  const { run, input } = useSendCall<AssignmentCall, Answer>({
    send: (kind) =>
      dataProvider.send(assignment[kind], {
        params: getPathParams(assignmentTarget),
        body: { ...parentKeys, [assignment.selectedIdsParam]: [...selection.ids.values()] },
      }),
    onDone: async ({ msg }) => {
      toast.success(msg || { key: 'assignment.done' });
      clear();
      setDone((before) => before + 1);
      await Promise.all([
        client.invalidateQueries({ queryKey: getPagesQueryKey(assignmentTarget) }),
        // If the dialog was closed during the request, the list behind it has loaded its counts too early.
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
