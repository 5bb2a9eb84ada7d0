import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useEvent } from 'ra-core';
import { useAppTranslate } from '../../i18n/useAppTranslate';
import type { Entity } from '../../model/entity/entity';
import { lazyComponent } from '../../ui/lazyComponent';
import { useToast } from '../../widgets/useToast';
import { DialogLoadError, DialogLoading } from '../screenLayout/DialogLoading';
import { getRowActionTarget } from './actionRequest';
import type { ActionCallbacks, PerformedAction } from './types';
import { classifyRequestError } from '../sequentialRequests/classifyRequestError';
import { createPauseGate, runSequentially, type PauseGate } from '../sequentialRequests/runSequentially';
import type { BulkProgress } from './bulkProgress';

const bulkDialog = lazyComponent(() => import('./BulkDialog').then(({ BulkDialog }) => BulkDialog), {
  LoadingComponent: DialogLoading,
  ErrorComponent: DialogLoadError,
});

interface Options extends Pick<ActionCallbacks, 'onPerformed'> {
  entity: Entity;
  /** Sends the request for one row, which is the record of the action's target. */
  send: (performedAction: PerformedAction) => Promise<unknown>;
  /** Called after the last request. */
  onEnd: (performedAction: PerformedAction) => void;
}

export interface BulkAction {
  /**
   * Performs the action on all selected rows.
   * @returns true when the action succeeded for every row; otherwise false, as soon as the user has closed the
   *   dialog with the failed rows
   */
  run(performedAction: PerformedAction): Promise<boolean>;
  dialog: ReactNode;
}

/**
 * Performs an action on the selected rows one after the other. If the server rejects the request of a row, the
 * error is stored and the next row follows. An error that would affect every row stops the series. Failed rows can
 * be retried.
 */
export function useBulkAction({ entity, send, onPerformed, onEnd }: Options): BulkAction {
  const t = useAppTranslate();
  const toast = useToast();
  const [bulk, setBulk] = useState<BulkProgress>();
  const gate = useRef<PauseGate>(undefined);
  const settle = useRef<(isDone: boolean) => void>(undefined);
  useEffect(() => () => gate.current?.stop(), []);

  const finish = (isDone: boolean): void => {
    setBulk(undefined);
    settle.current?.(isDone);
  };

  const startProgress = useEvent(async (start: BulkProgress) => {
    const own = createPauseGate();
    gate.current = own;
    let state = start;
    const set = (change: Partial<BulkProgress>): void => {
      state = { ...state, ...change };
      setBulk((before) => ({ ...state, phase: before?.phase === 'stopping' ? 'stopping' : state.phase }));
    };
    setBulk(start);
    await runSequentially(
      start.remaining,
      async (one) => {
        const rest = state.remaining.slice(1);
        try {
          await send({ ...start, target: getRowActionTarget(start.target, one) });
          onPerformed?.([one.id]);
          set({ remaining: rest, done: state.done + 1 });
        } catch (error) {
          set({ remaining: rest, failed: [...state.failed, { row: one, error: error as Error }] });
          if (classifyRequestError(error).state !== 'refused') own.stop();
        }
      },
      own,
    );
    onEnd(start);
    const { done, total } = state;
    if (done < total) return setBulk({ ...state, phase: 'ended' });
    toast.success(t('bulk.done', { action: start.label, smart_count: done }));
    finish(true);
  });

  const run = (performedAction: PerformedAction): Promise<boolean> => {
    const rest = performedAction.target.selectedRows ?? [];
    return new Promise((resolve) => {
      settle.current = resolve;
      void startProgress({
        ...performedAction,
        phase: 'running',
        total: rest.length,
        done: 0,
        failed: [],
        remaining: rest,
      });
    });
  };
  const stop = (): void => {
    gate.current?.stop();
    setBulk((before) => before && { ...before, phase: 'stopping' });
  };
  const retry = ({ failed, remaining, ...before }: BulkProgress): void =>
    void startProgress({
      ...before,
      phase: 'running',
      failed: [],
      remaining: [...failed.map(({ row }) => row), ...remaining],
    });
  return {
    run,
    dialog: bulk && (
      <bulkDialog.Component
        entity={entity}
        bulk={bulk}
        onStop={stop}
        onRetry={() => retry(bulk)}
        onClose={() => finish(false)}
      />
    ),
  };
}
