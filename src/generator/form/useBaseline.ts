import { useCallback, useEffect, useRef } from 'react';
import { useEvent } from 'ra-core';
import { set, type UseFormReturn } from 'react-hook-form';
import { equal } from '../../model/values/ajvRuntime';
import { bareValues, type Values } from '../../model/values/clean';
import type { OnRowDeleted } from '../../widgets/context/savedRows';
import { withoutRow } from './baseline';
import type { FormSpec } from '../rules/formSpec';

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

/** How a form begins. */
interface Start {
  /** What it is compared with. */
  initial: Values;
  /** What it holds: not the same where a draft was put back. */
  first: Values;
  /** There is no record of which the server has its own idea. */
  isNew: boolean;
}

/** What people do to a page, before anything has come of it. */
const USER_EVENTS = ['pointerdown', 'mousedown', 'click', 'keydown', 'beforeinput', 'input', 'change', 'paste', 'drop'];

/** Calls a function once, before the first thing that the user does. */
function useFirstUserEvent(run: () => void): void {
  useEffect(() => {
    const stop = (): void => USER_EVENTS.forEach((name) => window.removeEventListener(name, begin, true));
    const begin = (): void => {
      stop();
      run();
    };
    USER_EVENTS.forEach((name) => window.addEventListener(name, begin, true));
    return stop;
  }, [run]);
}

/**
 * Compared are the values, not what react-hook-form has noted: a blank row or an input that was
 * filled and emptied again is no change. What inputs and lists make of the values by themselves is none
 * either: of a record that is odd, or lacks something. Costs nothing until somebody leaves.
 */
export function useBaseline({ shape }: FormSpec, form: UseFormReturn, { initial, first, isNew }: Start): Baseline {
  const isReleased = useRef(false);
  const saved = useRef(initial);
  const { fields } = shape;
  const { getValues } = form;
  // What has come without the user's doing, over what the server has: that is compared with the server's.
  const arrived = useRef<Values>({});
  // The values as they were before the user has done anything; absent since.
  const untouched = useRef<Values | undefined>(first);
  const settle = useCallback(() => {
    const before = untouched.current;
    if (!before) return;
    const now = structuredClone(getValues());
    const compared = { ...saved.current, ...arrived.current };
    const own = Object.values(fields).filter(
      ({ key }) => !equal(now[key], before[key]) && equal(compared[key], before[key]),
    );
    arrived.current = { ...arrived.current, ...Object.fromEntries(own.map(({ key }) => [key, now[key]])) };
    untouched.current = now;
  }, [fields, getValues]);
  useFirstUserEvent(
    useEvent(() => {
      settle();
      untouched.current = undefined;
    }),
  );
  const opened = useCallback(() => saved.current, []);
  const isDirty = useCallback(() => {
    if (isReleased.current) return false;
    settle();
    const compared = { ...saved.current, ...arrived.current };
    return !equal(bareValues(fields, getValues()), bareValues(fields, compared));
  }, [fields, getValues, settle]);
  const onRowDeleted = useCallback<OnRowDeleted>(({ ui }, source, row) => {
    const id = ui.rows?.idField;
    if (id === undefined) return;
    saved.current = withoutRow(saved.current, source, id, row[id]);
    arrived.current = withoutRow(arrived.current, source, id, row[id]);
  }, []);
  const release = useCallback(() => {
    isReleased.current = true;
  }, []);
  const begin = useCallback((values: Values) => {
    saved.current = values;
    arrived.current = {};
    isReleased.current = false;
  }, []);
  const onArrived = useCallback(
    (values: Values) => {
      const next = structuredClone({ ...saved.current, ...arrived.current });
      for (const [path, value] of Object.entries(values)) set(next, path, value);
      const keys = Object.keys(values).map((path) => path.split('.')[0] ?? path);
      const changed = Object.fromEntries(keys.map((key) => [key, next[key]]));
      if (isNew) saved.current = { ...saved.current, ...changed };
      else arrived.current = { ...arrived.current, ...changed };
    },
    [isNew],
  );
  return { opened, isDirty, release, begin, onArrived, onRowDeleted };
}
