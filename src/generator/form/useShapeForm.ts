import { useCallback, useMemo, useRef, useState } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { equal } from '../../model/ajvRuntime';
import { bareValues, type Values } from '../../model/clean';
import { factsOf, initialValues, type Origin } from '../../model/initial';
import { fromWire } from '../../model/wire';
import type { OnRowDeleted } from '../../widgets/context/savedRows';
import { useErrorText } from '../../widgets/useErrorText';
import { withoutRow } from './baseline';
import type { FormSpec } from './formSpec';
import { createAttempt, createResolver } from './resolver';
import { createRuleStore, type RuleStore } from './ruleStore';
import { useArrivedFields } from './useArrivedFields';
import { useNamedSpec } from './useNamedSpec';
import { useSubmit, type Send, type Submit } from './useSubmit';

export interface ShapeForm extends Submit {
  /** With what its rules know of the options. */
  spec: FormSpec;
  form: UseFormReturn;
  rules: RuleStore;
  /** What it began with; absent for something new. */
  record: Values | undefined;
  /** Whether something was entered that is neither saved nor given up. */
  isDirty: () => boolean;
  /** From now on the form may be left without a question. */
  release: () => void;
  /** Begins again with a record that was read anew. */
  restart: (record: Values) => void;
  /** A row that the server has deleted at once is no change that could be lost. */
  onRowDeleted: OnRowDeleted;
}

/**
 * Compared are the values, not what react-hook-form has noted: a blank row or an input that was
 * filled and emptied again is no change. Costs nothing until somebody leaves.
 */
function useDirt({ shape }: FormSpec, form: UseFormReturn, initial: Values) {
  const isReleased = useRef(false);
  const saved = useRef(initial);
  const { fields } = shape;
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
    saved.current = { ...saved.current, ...values };
  }, []);
  return { isDirty, release, begin, onArrived, onRowDeleted };
}

export interface ShapeFormOptions {
  /** Absent for something new. */
  record?: Values | undefined;
  origin: Origin;
  /** Values that a new record has from where it is made, by names on the wire. */
  around?: Values | undefined;
  send: Send;
  /** After a success; `true`: the form goes on. */
  onSent: () => unknown;
}

/** What a form begins with: its record, or defaults. */
function firstValues({ shape }: FormSpec, { record, origin, around = {} }: ShapeFormOptions): Values {
  if (record) return { ...fromWire(shape, record), ...factsOf(shape, origin) };
  const given = Object.entries(around).flatMap(([name, value]) => {
    const field = shape.fields[name];
    return field && value !== undefined ? [[field.key, value] as const] : [];
  });
  return { ...initialValues(shape, origin), ...Object.fromEntries(given) };
}

/**
 * The form of a shape. Its first values are taken once: neither a record that is read again nor an
 * edited schema takes away what was typed.
 */
export function useShapeForm(given: FormSpec, options: ShapeFormOptions): ShapeForm {
  const spec = useNamedSpec(given);
  const { record, origin } = options;
  const [initial] = useState(() => firstValues(spec, options));
  const textOf = useErrorText();
  const [attempt] = useState(createAttempt);
  const [rules] = useState(() => createRuleStore(spec, initial));
  const resolver = useMemo(() => createResolver(spec, rules, textOf, attempt.isTried), [spec, rules, textOf, attempt]);
  const form = useForm({ defaultValues: initial, resolver, mode: 'onTouched', shouldFocusError: false });
  const { begin, onArrived, ...dirt } = useDirt(spec, form, initial);
  useArrivedFields({ spec, origin, isNew: record === undefined, form, initial, onArrived });
  const submit = useSubmit({ ...options, spec, form, textOf, onTry: attempt.begin });
  const restart = useCallback(
    (next: Values) => {
      const values = { ...fromWire(spec.shape, next), ...factsOf(spec.shape, origin) };
      begin(values);
      form.reset(values);
    },
    [spec.shape, origin, form, begin],
  );
  return { ...submit, ...dirt, spec, form, rules, record, restart };
}
