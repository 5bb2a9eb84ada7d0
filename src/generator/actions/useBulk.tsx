import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useEvent } from 'ra-core';
import { useT } from '../../i18n/useT';
import type { Entity } from '../../model/entity/entity';
import { late } from '../../ui/late';
import { useToast } from '../../widgets/useToast';
import { DialogFailure, DialogWaiting } from '../shell/DialogWaiting';
import { subjectOf } from './perform';
import type { ActionWatch, Performed } from './types';
import { failureOf } from '../series/failure';
import { createGate, runSeries, type PauseGate } from '../series/series';
import type { Bulk } from './bulk';
import type { BulkDialogProps } from './BulkDialog';

const bulkDialog = late<BulkDialogProps>(() => import('./BulkDialog').then(({ BulkDialog }) => BulkDialog), {
  Waiting: DialogWaiting,
  Failed: DialogFailure,
});

interface Options extends Pick<ActionWatch, 'onPerformed'> {
  entity: Entity;
  /** One call, with one of the rows as its record. */
  send: (performed: Performed) => Promise<unknown>;
  /** After the last call. */
  onEnd: (performed: Performed) => void;
}

export interface BulkControl {
  /** @returns whether it was done with every row; false once the dialog that says what failed is closed */
  run(performed: Performed): Promise<boolean>;
  dialog: ReactNode;
}

/**
 * Does something with one chosen row after the other. What fails with one row stays with it; what would fail with
 * every other one, too, ends the series. Then those that are left can be tried again.
 */
export function useBulk({ entity, send, onPerformed, onEnd }: Options): BulkControl {
  const t = useT();
  const toast = useToast();
  const [bulk, setBulk] = useState<Bulk>();
  const gate = useRef<PauseGate>(undefined);
  const settle = useRef<(isDone: boolean) => void>(undefined);
  useEffect(() => () => gate.current?.stop(), []);

  const finish = (isDone: boolean): void => {
    setBulk(undefined);
    settle.current?.(isDone);
  };

  const begin = useEvent(async (start: Bulk) => {
    const own = createGate();
    gate.current = own;
    let state = start;
    const set = (change: Partial<Bulk>): void => {
      state = { ...state, ...change };
      setBulk((before) => ({ ...state, phase: before?.phase === 'stopping' ? 'stopping' : state.phase }));
    };
    setBulk(start);
    await runSeries(
      start.rest,
      async (one) => {
        const rest = state.rest.slice(1);
        try {
          await send({ ...start, subject: subjectOf(start.subject, one) });
          onPerformed?.([one.id]);
          set({ rest, done: state.done + 1 });
        } catch (error) {
          set({ rest, failed: [...state.failed, { one, error: error as Error }] });
          if (failureOf(error).state !== 'refused') own.stop();
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

  const run = (performed: Performed): Promise<boolean> => {
    const rest = performed.subject.chosen ?? [];
    return new Promise((resolve) => {
      settle.current = resolve;
      void begin({ ...performed, phase: 'running', total: rest.length, done: 0, failed: [], rest });
    });
  };
  const stop = (): void => {
    gate.current?.stop();
    setBulk((before) => before && { ...before, phase: 'stopping' });
  };
  const retry = ({ failed, rest, ...before }: Bulk): void =>
    void begin({ ...before, phase: 'running', failed: [], rest: [...failed.map(({ one }) => one), ...rest] });
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
