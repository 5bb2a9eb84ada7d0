import { useCallback, useEffect, useRef } from 'react';
import { useEvent } from 'ra-core';
import { set, type UseFormReturn } from 'react-hook-form';
import { equal } from '../../model/values/ajvRuntime';
import { stripEmptyValues, type FormValues } from '../../model/values/cleanValues';
import type { OnRowDeleted } from '../../widgets/context/rowDeleted';
import { removeRowById } from './removeRowById';
import type { FormDefinition } from '../formRules/formDefinition';

export interface UnsavedChanges {
  /** Returns the values with which the form is compared: the initial ones, or those saved last. */
  getInitialValues: () => FormValues;
  /** Whether the user changed something that is not saved. */
  isDirty: () => boolean;
  /** Allows leaving the form without a confirmation. */
  allowLeaving: () => void;
  /** Compares the form with these values from now on. */
  resetInitialValues: (values: FormValues) => void;
  /** Values that changed without user input; they do not count as unsaved changes. */
  onValuesLoaded: (values: FormValues) => void;
  /** A row that the server has already deleted does not count as an unsaved change. */
  onRowDeleted: OnRowDeleted;
}

/** The initial state of a form. */
interface InitialState {
  /** The values with which the form is compared. */
  initialValues: FormValues;
  /** The values that the form contains; they differ from `initialValues` after a draft was restored. */
  formValues: FormValues;
  /** There is no record on the server yet. */
  isNew: boolean;
}

/** Events of user input, in the capture phase before other handlers. */
const USER_EVENTS = ['pointerdown', 'mousedown', 'click', 'keydown', 'beforeinput', 'input', 'change', 'paste', 'drop'];

/** Calls a function once, before the first user input is handled. */
function useFirstUserEvent(run: () => void): void {
  useEffect(() => {
    const stop = (): void => USER_EVENTS.forEach((name) => window.removeEventListener(name, start, true));
    const start = (): void => {
      stop();
      run();
    };
    USER_EVENTS.forEach((name) => window.addEventListener(name, start, true));
    return stop;
  }, [run]);
}

/**
 * Detects unsaved changes by comparing values, not with react-hook-form's dirty fields: a blank row, or an input
 * that was filled and cleared again, is not a change. Neither are values that inputs normalize by themselves.
 */
export function useUnsavedChanges(
  { shape }: FormDefinition,
  form: UseFormReturn,
  { initialValues, formValues, isNew }: InitialState,
): UnsavedChanges {
  const isReleased = useRef(false);
  const saved = useRef(initialValues);
  const { fields } = shape;
  const { getValues } = form;
  // Values that changed without user input. They replace the server's values in the comparison.
  const arrived = useRef<FormValues>({});
  // The values before the first user input; undefined afterwards.
  const untouched = useRef<FormValues | undefined>(formValues);
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
    return !equal(stripEmptyValues(fields, getValues()), stripEmptyValues(fields, compared));
  }, [fields, getValues, settle]);
  const onRowDeleted = useCallback<OnRowDeleted>(({ ui }, source, row) => {
    const id = ui.rows?.idField;
    if (id === undefined) return;
    saved.current = removeRowById(saved.current, source, id, row[id]);
    arrived.current = removeRowById(arrived.current, source, id, row[id]);
  }, []);
  const release = useCallback(() => {
    isReleased.current = true;
  }, []);
  const begin = useCallback((values: FormValues) => {
    saved.current = values;
    arrived.current = {};
    isReleased.current = false;
  }, []);
  const onArrived = useCallback(
    (values: FormValues) => {
      const next = structuredClone({ ...saved.current, ...arrived.current });
      for (const [path, value] of Object.entries(values)) set(next, path, value);
      const keys = Object.keys(values).map((path) => path.split('.')[0] ?? path);
      const changed = Object.fromEntries(keys.map((key) => [key, next[key]]));
      if (isNew) saved.current = { ...saved.current, ...changed };
      else arrived.current = { ...arrived.current, ...changed };
    },
    [isNew],
  );
  return {
    getInitialValues: opened,
    isDirty,
    allowLeaving: release,
    resetInitialValues: begin,
    onValuesLoaded: onArrived,
    onRowDeleted,
  };
}
