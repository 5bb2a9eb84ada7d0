import { useCallback, useEffect, useRef } from 'react';
import { useEvent } from 'ra-core';
import { set, type UseFormReturn } from 'react-hook-form';
import { equal } from '../../model/values/ajvRuntime';
import { type FormValues } from '../../model/values/cleanValues';
import { stripEmptyValues } from '../../model/values/stripEmptyValues';
import type { OnRowDeleted } from '../../widgets/context/onRowDeleted';
import { removeRowById } from './removeRowById';
import type { FormDefinition } from '../formRules/formDefinition';

export interface UnsavedChangesTracker {
  /**
   * Returns the values that count as unchanged: the values with which the form was opened, or the values saved
   * last.
   */
  getInitialValues: () => FormValues;
  /** Whether the form contains changes by the user that are not saved. */
  isDirty: () => boolean;
  /** Allows the user to leave the form without a confirmation, for example after a save. */
  allowLeaving: () => void;
  /** Replaces the values that count as unchanged. The form is dirty if its values differ from them. */
  resetInitialValues: (values: FormValues) => void;
  /** Called with values that changed without user input. They do not make the form dirty. */
  onValuesLoaded: (values: FormValues) => void;
  /** Called when a row has been deleted on the server. The missing row then does not make the form dirty. */
  onRowDeleted: OnRowDeleted;
}

/** The initial state of a form. */
interface InitialState {
  /** The values that count as unchanged. */
  initialValues: FormValues;
  /** The values with which the form is opened. They differ from `initialValues` if a draft was restored. */
  formValues: FormValues;
  /** Whether the form creates a record. */
  isNew: boolean;
}

/** Events of user input. The listeners run in the capture phase, so that they run before all other handlers. */
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
 * Detects unsaved changes by comparing values instead of using react-hook-form's dirty fields. A row without values
 * is not a change, nor is an input that was filled and cleared again. Values that inputs normalize without user
 * input are not changes either.
 */
export function useUnsavedChanges(
  { shape }: FormDefinition,
  form: UseFormReturn,
  { initialValues, formValues, isNew }: InitialState,
): UnsavedChangesTracker {
  const isReleased = useRef(false);
  const saved = useRef(initialValues);
  const { fields } = shape;
  const { getValues } = form;
  // Values that changed without user input, by field key. In the comparison, they replace the initial values.
  const arrived = useRef<FormValues>({});
  // The form values before the first user input; undefined afterwards.
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
    return !equal(stripEmptyValues(shape, getValues()), stripEmptyValues(shape, compared));
  }, [shape, getValues, settle]);
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
