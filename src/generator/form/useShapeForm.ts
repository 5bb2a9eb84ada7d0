import { useCallback, useMemo, useState } from 'react';
import { useEvent } from 'ra-core';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { equal } from '../../model/values/ajvRuntime';
import { bareValues, type Values } from '../../model/values/clean';
import { factsOf, initialValues, type Origin } from '../../model/form/initial';
import type { Shape } from '../../model/entity/entity';
import { withoutHidden } from '../../model/values/secrets';
import { fromWire } from '../../model/wire/wire';
import { useErrorText } from '../../widgets/useErrorText';
import type { FormSpec } from '../rules/formSpec';
import { createAttempt, createResolver } from '../rules/resolver';
import { createRuleStore, type RuleStore } from '../rules/ruleStore';
import { useArrivedFields } from './useArrivedFields';
import { useBaseline, type Baseline } from './useBaseline';
import { useDraft, useFindDraft } from './useDraft';
import { useNamedSpec } from './useNamedSpec';
import { useSubmit, type Send, type Submit } from './useSubmit';

/** What was left unsaved in a form and is put back. */
export interface RestoredDraft {
  /** When the last of it was typed, in milliseconds. */
  at: number;
  /** Secrets and files were entered, too: they are not kept. */
  lacks: boolean;
  /** The record has been changed since in the same fields. */
  isOutdated: boolean;
  /** Begins again without it. */
  discard: () => void;
}

export interface ShapeForm extends Submit, Omit<Baseline, 'onArrived'> {
  /** With what its rules know of the options. */
  spec: FormSpec;
  form: UseFormReturn;
  rules: RuleStore;
  /** What it began with; absent for something new. */
  record: Values | undefined;
  /** A record of the server as this form holds it. */
  valuesOf: (record: Values) => Values;
  /** Goes on with other values, compared with what the server has now. */
  rebase: (opened: Values, values: Values) => void;
  /** The same, where the values may be those that stand there: then only what is shown of the server changes. */
  renew: (opened: Values, values: Values) => void;
  restored: RestoredDraft | undefined;
  /** What came without the user's doing is no change that could be lost. */
  onArrived: (values: Values) => void;
}

export interface ShapeFormOptions {
  /** Absent for something new. */
  record?: Values | undefined;
  origin: Origin;
  /** Values that a new record has from where it is made, by names on the wire. */
  around?: Values | undefined;
  /** What something new begins with instead of the defaults, as the form holds it. */
  copied?: Values | undefined;
  /** Which form it is, for what is left in it unsaved; absent where nothing is kept. */
  place?: readonly string[] | undefined;
  send: Send;
  /** After a success; `true`: the form goes on. */
  onSent: () => unknown;
}

const storedValues = (shape: Shape, record: Values, origin: Origin): Values => ({
  ...fromWire(shape, withoutHidden(shape, record, origin.config)),
  ...factsOf(shape, origin),
});

/** What a form begins with: its record, or defaults. */
function firstValues({ shape }: FormSpec, { record, origin, around = {}, copied }: ShapeFormOptions): Values {
  if (record) return storedValues(shape, record, origin);
  const given = Object.entries(around).flatMap(([name, value]) => {
    const field = shape.fields[name];
    return field && value !== undefined ? [[field.key, value] as const] : [];
  });
  return { ...(copied ?? initialValues(shape, origin)), ...Object.fromEntries(given) };
}

/**
 * The form of a shape. Its first values are taken once: neither a record that is read again nor an
 * edited schema takes away what was typed.
 */
export function useShapeForm(given: FormSpec, options: ShapeFormOptions): ShapeForm {
  const spec = useNamedSpec(given);
  const { origin } = options;
  // An input that its form says nothing of looks into the record.
  const record = useMemo(
    () => options.record && withoutHidden(given.shape, options.record, origin.config),
    [given.shape, options.record, origin.config],
  );
  const find = useFindDraft(options.place);
  const [first] = useState(() => {
    const fresh = firstValues(spec, options);
    return { fresh, found: find(spec, fresh) };
  });
  const { fresh, found } = first;
  const values = found?.values ?? fresh;
  const textOf = useErrorText();
  const [attempt] = useState(createAttempt);
  const [rules] = useState(() => createRuleStore(spec, values));
  const resolver = useMemo(
    () => createResolver(spec, rules, textOf, attempt.isTried, () => fresh),
    [spec, rules, textOf, attempt, fresh],
  );
  const form = useForm({ defaultValues: values, resolver, mode: 'onTouched', shouldFocusError: false });
  const { onArrived, ...baseline } = useBaseline(spec, form, {
    initial: found?.opened ?? fresh,
    first: values,
    isNew: record === undefined,
  });
  useArrivedFields({ spec, origin, isNew: record === undefined, form, initial: fresh, onArrived });
  const [restored, setRestored] = useState(found);
  const { keep, forget } = useDraft({ place: options.place, found: found?.draft, spec, form, baseline });
  const { begin, release } = baseline;
  const submit = useSubmit({ ...options, spec, form, textOf, opened: baseline.opened, onTry: attempt.begin });

  const valuesOf = useCallback((next: Values): Values => storedValues(spec.shape, next, origin), [spec.shape, origin]);
  const rebase = useCallback(
    (opened: Values, next: Values) => {
      begin(opened);
      form.reset(next);
    },
    [begin, form],
  );
  const renew = useEvent((opened: Values, next: Values) => {
    const { fields } = spec.shape;
    for (const { key, readOnly } of Object.values(fields)) if (readOnly) form.setValue(key, next[key]);
    // Drawn anew only where it must be: the focus stays.
    if (equal(bareValues(fields, form.getValues()), bareValues(fields, next))) begin(opened);
    else rebase(opened, next);
  });
  const discard = useEvent(() => {
    forget();
    setRestored(undefined);
    rebase(fresh, fresh);
  });
  const beginAfter = useCallback(
    (next: Values) => {
      begin(next);
      attempt.end();
      setRestored(undefined);
      keep();
    },
    [begin, attempt, keep],
  );
  const leave = useCallback(() => {
    release();
    forget();
  }, [release, forget]);
  return {
    ...submit,
    ...baseline,
    onArrived,
    begin: beginAfter,
    release: leave,
    spec,
    form,
    rules,
    record,
    valuesOf,
    rebase,
    renew,
    restored: restored && {
      at: restored.draft.at,
      lacks: restored.draft.lacks,
      isOutdated: restored.isOutdated && record !== undefined,
      discard,
    },
  };
}
