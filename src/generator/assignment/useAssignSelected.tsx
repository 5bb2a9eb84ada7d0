import { useEffect, useRef, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useEvent, useNotify } from 'ra-core';
import type { CallResult, WattdeskDataProvider } from '../../../dataProvider/contract/types';
import { useAppTranslate } from '../../i18n/useAppTranslate';
import { MessageText } from '../../ui/MessageText';
import { useSendCall } from '../../widgets/useSendCall';
import { useToast } from '../../widgets/useToast';
import { offerUndo } from '../undo/offerUndo';
import { useReloadFromToast } from '../queries/useReloadFromToast';
import { useReloadList } from '../queries/useReloadList';
import type { SelectionController } from '../selection/useSelection';
import {
  getAssignmentFields,
  getPagesQueryKey,
  getParentPathParams,
  type AssignmentTarget,
} from './assignmentRequests';

export type AssignmentCallName = 'assign' | 'unassign';

const INVERSE: Readonly<Record<AssignmentCallName, AssignmentCallName>> = { assign: 'unassign', unassign: 'assign' };

export interface BulkAssignment {
  /** Assigns or unassigns all selected rows in one request. */
  run(kind: AssignmentCallName): void;
  running: AssignmentCallName | undefined;
  /**
   * The number of completed requests. After each request, the numbers of assigned rows that were loaded before are
   * outdated.
   */
  isDone: number;
}

interface Options {
  assignmentTarget: AssignmentTarget;
  choice: SelectionController;
  /**
   * Returns the ids of the selected rows that a request changes. Undefined if this is unknown for one of them: the
   * request can then not be undone exactly.
   */
  getChangedIds(kind: AssignmentCallName): readonly unknown[] | undefined;
  /** Reloads records outside of the assignment that contain the number of assigned rows. */
  onChanged?: (() => unknown) | undefined;
}

/**
 * Assigns or unassigns the selected rows. If the request succeeds, the selection is cleared and the rows are
 * reloaded. If the request fails, selection and rows stay unchanged. The message of a success offers Undo, which sends the
 * opposite request for exactly the rows that were changed.
 */
export function useAssignSelected({ assignmentTarget, choice, getChangedIds, onChanged }: Options): BulkAssignment {
  const { selection, clear } = choice;
  const { parent, parentKeys, assignment } = assignmentTarget;
  const dataProvider = useDataProvider<WattdeskDataProvider>();
  const client = useQueryClient();
  const reloadParent = useReloadList(parent.name);
  const reloadFromToast = useReloadFromToast(parent.name);
  const notify = useNotify();
  const t = useAppTranslate();
  const toast = useToast();
  const open = useRef(false);
  const [done, setDone] = useState(0);
  useEffect(() => {
    open.current = true;
    return () => {
      open.current = false;
    };
  }, []);

  const send = (kind: AssignmentCallName, ids: readonly unknown[]): Promise<CallResult> =>
    dataProvider.send(assignment[kind], {
      params: getParentPathParams(assignmentTarget),
      fields: getAssignmentFields(assignmentTarget),
      body: { ...parentKeys, [assignment.selectedIdsParam]: ids },
    });
  const reloadAfterUndo = useEvent(async () => {
    setDone((before) => before + 1);
    await client.invalidateQueries({ queryKey: getPagesQueryKey(assignmentTarget) });
    await reloadFromToast();
  });
  const report = (kind: AssignmentCallName, { msg, language }: CallResult): void => {
    const changedIds = getChangedIds(kind) ?? [];
    if (changedIds.length === 0) return toast.success(msg || { key: 'assignment.done' }, language);
    const steps = [{ name: '', run: () => send(INVERSE[kind], changedIds) }];
    const text = msg ? <MessageText text={msg} language={language} /> : t('assignment.done');
    return offerUndo(notify, { text, steps, onEnd: reloadAfterUndo });
  };
  const { run, input } = useSendCall<AssignmentCallName, CallResult>({
    send: (kind) => send(kind, [...selection.ids.values()]),
    onDone: async (response, kind) => {
      report(kind, response);
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
