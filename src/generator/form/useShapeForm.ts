import { useCallback, useMemo, useState } from 'react';
import { useEvent } from 'ra-core';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { equal } from '../../model/values/ajvRuntime';
import { stripEmptyValues, type FormValues } from '../../model/values/cleanValues';
import { getComputedValues, getInitialValues, type ValueSources } from '../../model/form/initialValues';
import type { Shape } from '../../model/entity/entity';
import { removeHiddenSecrets } from '../../model/values/secretFields';
import { toFormValues } from '../../model/wire/serialization';
import { useFieldErrorText } from '../../widgets/useFieldErrorText';
import type { FormDefinition } from '../rules/formDefinition';
import { createSubmitAttempt, createFormResolver } from '../rules/formResolver';
import { createFormRuleStore, type FormRuleStore } from '../rules/formRuleStore';
import { useNewFieldDefaults } from './useNewFieldDefaults';
import { useUnsavedChanges, type UnsavedChanges } from './useUnsavedChanges';
import { useDraft, useFindDraft } from './useDraft';
import { useFormDefinitionWithOptionNames } from './useFormDefinitionWithOptionNames';
import { useSubmit, type SendForm, type FormSubmit } from './useSubmit';

/** What was left unsaved in a form and is put back. */
export interface RestoredDraft {
  /** When the last of it was typed, in milliseconds. */
  savedAt: number;
  /** Secrets and files were entered, too: they are not kept. */
  isIncomplete: boolean;
  /** The record has been changed since in the same fields. */
  isOutdated: boolean;
  /** Begins again without it. */
  discard: () => void;
}

export interface ShapeForm extends FormSubmit, Omit<UnsavedChanges, 'onValuesLoaded'> {
  /** With what its rules know of the options. */
  definition: FormDefinition;
  form: UseFormReturn;
  rules: FormRuleStore;
  /** What it began with; absent for something new. */
  record: FormValues | undefined;
  /** A record of the server as this form holds it. */
  toFormValues: (record: FormValues) => FormValues;
  /** Goes on with other values, compared with what the server has now. */
  replaceValues: (opened: FormValues, values: FormValues) => void;
  /** The same, where the values may be those that stand there: then only what is shown of the server changes. */
  updateFromServer: (opened: FormValues, values: FormValues) => void;
  restoredDraft: RestoredDraft | undefined;
  /** What came without the user's doing is no change that could be lost. */
  onValuesLoaded: (values: FormValues) => void;
}

export interface ShapeFormOptions {
  /** Absent for something new. */
  record?: FormValues | undefined;
  origin: ValueSources;
  /** Values that a new record has from where it is made, by names on the wire. */
  parentValues?: FormValues | undefined;
  /** What something new begins with instead of the defaults, as the form holds it. */
  copiedValues?: FormValues | undefined;
  /** Which form it is, for what is left in it unsaved; absent where nothing is kept. */
  draftPath?: readonly string[] | undefined;
  send: SendForm;
  /** After a success; `true`: the form goes on. */
  onSent: () => unknown;
}

const storedValues = (shape: Shape, record: FormValues, origin: ValueSources): FormValues => ({
  ...toFormValues(shape, removeHiddenSecrets(shape, record, origin.config)),
  ...getComputedValues(shape, origin),
});

/** What a form begins with: its record, or defaults. */
function firstValues(
  { shape }: FormDefinition,
  { record, origin, parentValues = {}, copiedValues }: ShapeFormOptions,
): FormValues {
  if (record) return storedValues(shape, record, origin);
  const given = Object.entries(parentValues).flatMap(([name, value]) => {
    const field = shape.fields[name];
    return field && value !== undefined ? [[field.key, value] as const] : [];
  });
  return { ...(copiedValues ?? getInitialValues(shape, origin)), ...Object.fromEntries(given) };
}

/**
 * The form of a shape. Its first values are taken once: neither a record that is read again nor an
 * edited schema takes away what was typed.
 */
export function useShapeForm(given: FormDefinition, options: ShapeFormOptions): ShapeForm {
  const spec = useFormDefinitionWithOptionNames(given);
  const { origin } = options;
  // An input that its form says nothing of looks into the record.
  const record = useMemo(
    () => options.record && removeHiddenSecrets(given.shape, options.record, origin.config),
    [given.shape, options.record, origin.config],
  );
  const find = useFindDraft(options.draftPath);
  const [first] = useState(() => {
    const fresh = firstValues(spec, options);
    return { fresh, found: find(spec, fresh) };
  });
  const { fresh, found } = first;
  const values = found?.values ?? fresh;
  const textOf = useFieldErrorText();
  const [attempt] = useState(createSubmitAttempt);
  const [rules] = useState(() => createFormRuleStore(spec, values));
  const resolver = useMemo(
    () => createFormResolver(spec, rules, textOf, attempt.isTried, () => fresh),
    [spec, rules, textOf, attempt, fresh],
  );
  const form = useForm({ defaultValues: values, resolver, mode: 'onTouched', shouldFocusError: false });
  const { onValuesLoaded, ...baseline } = useUnsavedChanges(spec, form, {
    initialValues: found?.initialValues ?? fresh,
    formValues: values,
    isNew: record === undefined,
  });
  useNewFieldDefaults({ definition: spec, origin, isNew: record === undefined, form, initial: fresh, onValuesLoaded });
  const [restored, setRestored] = useState(found);
  const { keep, forget } = useDraft({
    draftPath: options.draftPath,
    found: found?.draft,
    definition: spec,
    form,
    unsavedChanges: baseline,
  });
  const { resetInitialValues, allowLeaving } = baseline;
  const submit = useSubmit({
    ...options,
    definition: spec,
    form,
    getErrorText: textOf,
    getInitialValues: baseline.getInitialValues,
    onSubmitAttempt: attempt.begin,
  });

  const valuesOf = useCallback(
    (next: FormValues): FormValues => storedValues(spec.shape, next, origin),
    [spec.shape, origin],
  );
  const rebase = useCallback(
    (opened: FormValues, next: FormValues) => {
      resetInitialValues(opened);
      form.reset(next);
    },
    [resetInitialValues, form],
  );
  const renew = useEvent((opened: FormValues, next: FormValues) => {
    const { fields } = spec.shape;
    for (const { key, readOnly } of Object.values(fields)) if (readOnly) form.setValue(key, next[key]);
    // Drawn anew only where it must be: the focus stays.
    if (equal(stripEmptyValues(fields, form.getValues()), stripEmptyValues(fields, next))) resetInitialValues(opened);
    else rebase(opened, next);
  });
  const discard = useEvent(() => {
    forget();
    setRestored(undefined);
    rebase(fresh, fresh);
  });
  const beginAfter = useCallback(
    (next: FormValues) => {
      resetInitialValues(next);
      attempt.end();
      setRestored(undefined);
      keep();
    },
    [resetInitialValues, attempt, keep],
  );
  const leave = useCallback(() => {
    allowLeaving();
    forget();
  }, [allowLeaving, forget]);
  return {
    ...submit,
    ...baseline,
    onValuesLoaded,
    resetInitialValues: beginAfter,
    allowLeaving: leave,
    definition: spec,
    form,
    rules,
    record,
    toFormValues: valuesOf,
    replaceValues: rebase,
    updateFromServer: renew,
    restoredDraft: restored && {
      savedAt: restored.draft.savedAt,
      isIncomplete: restored.draft.isIncomplete,
      isOutdated: restored.isOutdated && record !== undefined,
      discard,
    },
  };
}
