import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useEvent } from 'ra-core';
import { useAppTranslate } from '../../i18n/useAppTranslate';
import type { Entity } from '../../model/entity/entity';
import { lazyComponent } from '../../ui/lazyComponent';
import { useToast } from '../../widgets/useToast';
import { DialogLoadErrorHandler, DialogLoading } from '../screenLayout/DialogLoading';
import { classifyRequestError } from './classifyRequestError';
import { createPauseGate, runSequentially, type PauseGate } from './runSequentially';
import type { SequentialRequests, SequentialRequestsProgress } from './sequentialRequests';

const seriesDialog = lazyComponent(
  () => import('./SequentialRequestsDialog').then(({ SequentialRequestsDialog }) => SequentialRequestsDialog),
  {
    LoadingComponent: DialogLoading,
    ErrorComponent: DialogLoadErrorHandler,
  },
);

export interface SequentialRequestsController {
  /**
   * Sends the requests of all rows.
   * @returns true when they succeeded for every row; otherwise false, as soon as the user has closed the dialog with
   *   the failed rows
   */
  run(series: SequentialRequests): Promise<boolean>;
  dialog: ReactNode;
}

/**
 * Sends requests for several rows one after the other. If the server rejects the request of a row, the error is
 * stored and the next row follows. An error that would affect every row stops the series. Failed rows can be retried.
 */
export function useSequentialRequests(entity: Entity): SequentialRequestsController {
  const t = useAppTranslate();
  const toast = useToast();
  const [progress, setProgress] = useState<SequentialRequestsProgress>();
  const gate = useRef<PauseGate>(undefined);
  const settle = useRef<(isDone: boolean) => void>(undefined);
  useEffect(() => () => gate.current?.stop(), []);

  const finish = ({ series, done }: SequentialRequestsProgress): void => {
    const isDone = done === series.rows.length;
    const text = t('bulk.done', { action: series.label, smart_count: done });
    const usual = (): void => {
      if (isDone) toast.success(text);
    };
    if (series.report && done > 0) series.report(text, usual);
    else usual();
    setProgress(undefined);
    settle.current?.(isDone);
  };

  const start = useEvent(
    async (first: SequentialRequestsProgress, failures: SequentialRequestsProgress['failed'] = []) => {
      const own = createPauseGate();
      gate.current = own;
      let state = first;
      const { series } = first;
      const set = (change: Partial<SequentialRequestsProgress>): void => {
        state = { ...state, ...change };
        setProgress((before) => ({ ...state, phase: before?.phase === 'stopping' ? 'stopping' : state.phase }));
      };
      setProgress(first);
      await runSequentially(
        first.remaining,
        async (one) => {
          const rest = state.remaining.slice(1);
          try {
            await series.send(one, failures.find(({ row }) => row === one)?.error);
            series.onRowDone?.(one);
            set({ remaining: rest, done: state.done + 1 });
          } catch (error) {
            set({ remaining: rest, failed: [...state.failed, { row: one, error: error as Error }] });
            if (classifyRequestError(error).state !== 'refused') own.stop();
          }
        },
        own,
      );
      series.onEnd();
      if (state.done < series.rows.length) return setProgress({ ...state, phase: 'ended' });
      finish(state);
    },
  );

  const run = (series: SequentialRequests): Promise<boolean> =>
    new Promise((resolve) => {
      settle.current = resolve;
      void start({ series, phase: 'running', done: 0, failed: [], remaining: series.rows });
    });
  const stop = (): void => {
    gate.current?.stop();
    setProgress((before) => before && { ...before, phase: 'stopping' });
  };
  const retry = ({ failed, remaining, ...before }: SequentialRequestsProgress): void =>
    void start(
      { ...before, phase: 'running', failed: [], remaining: [...failed.map(({ row }) => row), ...remaining] },
      failed,
    );
  return {
    run,
    dialog: progress && (
      <seriesDialog.Component
        entity={entity}
        progress={progress}
        onStop={stop}
        onRetry={() => retry(progress)}
        onClose={() => finish(progress)}
      />
    ),
  };
}
