import { useCallback, useRef } from 'react';
import { set, type UseFormReturn } from 'react-hook-form';
import { equal } from '../../model/ajvRuntime';
import { bareValues, type Values } from '../../model/clean';
import type { OnRowDeleted } from '../../widgets/context/savedRows';
import { withoutRow } from './baseline';
import type { FormSpec } from './formSpec';

export interface Baseline {
  /** What the form is compared with: what it began with, or what was saved last. */
  opened: () => Values;
  /** Whether something was entered that is neither saved nor given up. */
  isDirty: () => boolean;
  /** From now on the form may be left without a question. */
  release: () => void;
  /** From now on it is compared with these values. */
  begin: (values: Values) => void;
  /** What an untouched form would hold now, by paths: what an edited schema, a list or the server has brought. */
  onArrived: (values: Values) => void;
  /** A row that the server has deleted at once is no change that could be lost. */
  onRowDeleted: OnRowDeleted;
}

/**
 * Compared are the values, not what react-hook-form has noted: a blank row or an input that was
 * filled and emptied again is no change. Costs nothing until somebody leaves.
 */
export function useBaseline({ shape }: FormSpec, form: UseFormReturn, initial: Values): Baseline {
  const isReleased = useRef(false);
  const saved = useRef(initial);
  const { fields } = shape;
  const opened = useCallback(() => saved.current, []);
  const isDirty = useCallback(
    () => !isReleased.current && !equal(bareValues(fields, form.getValues()), bareValues(fields, saved.current)),
    [fields, form],
  );
  const onRowDeleted = useCallback<OnRowDeleted>(({ ui }, source, row) => {
    const id = ui.rows?.id;
    if (id !== undefined) saved.current = withoutRow(saved.current, source, id, row[id]);
  }, []);
  const release = useCallback(() => {
    isReleased.current = true;
  }, []);
  const begin = useCallback((values: Values) => {
    saved.current = values;
    isReleased.current = false;
  }, []);
  const onArrived = useCallback((values: Values) => {
    const next = structuredClone(saved.current);
    for (const [path, value] of Object.entries(values)) set(next, path, value);
    saved.current = next;
  }, []);
  return { opened, isDirty, release, begin, onArrived, onRowDeleted };
}
