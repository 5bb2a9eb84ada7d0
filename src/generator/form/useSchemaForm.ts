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
import type { FormDefinition } from '../formRules/formDefinition';
import { createSubmitAttempt, createFormResolver } from '../formRules/formResolver';
import { createFormRuleStore, type FormRuleStore } from '../formRules/formRuleStore';
import { useNewFieldDefaults } from './useNewFieldDefaults';
import { useUnsavedChanges, type UnsavedChanges } from './useUnsavedChanges';
import { useDraft, useFindDraft } from './useDraft';
import { useFormDefinitionWithOptionNames } from './useFormDefinitionWithOptionNames';
import { useSubmit, type SendForm, type FormSubmit } from './useSubmit';

/** The state of a restored draft. */
export interface RestoredDraft {
  /** Time of the last change, in milliseconds. */
  savedAt: number;
  /** The draft lacks secrets and files, which are not stored. */
  isIncomplete: boolean;
  /** The same fields of the record have been changed since. */
  isOutdated: boolean;
  /** Resets the form to the values without the draft. */
  discard: () => void;
}

export interface SchemaForm extends FormSubmit, Omit<UnsavedChanges, 'onValuesLoaded'> {
  /** The form definition with the loaded option names. */
  definition: FormDefinition;
  form: UseFormReturn;
  rules: FormRuleStore;
  /** The initial record; undefined for a new one. */
  record: FormValues | undefined;
  /** Converts a record of the server to form values. */
  toFormValues: (record: FormValues) => FormValues;
  /** Replaces the form values and the values with which they are compared. */
  replaceValues: (initialValues: FormValues, values: FormValues) => void;
  /**
   * Like `replaceValues`, but if the form values stay the same, it only updates read-only fields and the compared
   * values, without resetting the form.
   */
  updateFromServer: (initialValues: FormValues, values: FormValues) => void;
  restoredDraft: RestoredDraft | undefined;
  /** Reports values that changed without user input; they do not count as unsaved changes. */
  onValuesLoaded: (values: FormValues) => void;
}

export interface SchemaFormOptions {
  /** The record to edit; undefined for a new one. */
  record?: FormValues | undefined;
  valueSources: ValueSources;
  /** Values that a new record gets from the screen on which it is created, by API field name. */
  parentValues?: FormValues | undefined;
  /** Form values that a new record starts with instead of the defaults. */
  copiedValues?: FormValues | undefined;
  /** Identifies the form for its draft; undefined when no draft is stored. */
  draftPath?: readonly string[] | undefined;
  send: SendForm;
  /** Called after a successful request; returns `true` if the form stays open. */
  onSent: () => unknown;
}

const restoreFormValues = (shape: Shape, record: FormValues, valueSources: ValueSources): FormValues => ({
  ...toFormValues(shape, removeHiddenSecrets(shape, record, valueSources.config)),
  ...getComputedValues(shape, valueSources),
});

/** Returns the initial values: those of the record, or defaults. */
function getFirstFormValues(
  { shape }: FormDefinition,
  { record, valueSources, parentValues = {}, copiedValues }: SchemaFormOptions,
): FormValues {
  if (record) return restoreFormValues(shape, record, valueSources);
  const given = Object.entries(parentValues).flatMap(([name, value]) => {
    const field = shape.fields[name];
    return field && value !== undefined ? [[field.key, value] as const] : [];
  });
  return { ...(copiedValues ?? getInitialValues(shape, valueSources)), ...Object.fromEntries(given) };
}

/**
 * The form of a shape. Its initial values are read once: neither a reloaded record nor an edited schema overwrites
 * typed values.
 */
export function useSchemaForm(given: FormDefinition, options: SchemaFormOptions): SchemaForm {
  const formDefinition = useFormDefinitionWithOptionNames(given);
  const { valueSources } = options;
  // Inputs without a value in the form read from the record.
  const record = useMemo(
    () => options.record && removeHiddenSecrets(given.shape, options.record, valueSources.config),
    [given.shape, options.record, valueSources.config],
  );
  const find = useFindDraft(options.draftPath);
  const [first] = useState(() => {
    const fresh = getFirstFormValues(formDefinition, options);
    return { fresh, found: find(formDefinition, fresh) };
  });
  const { fresh, found } = first;
  const values = found?.values ?? fresh;
  const getErrorText = useFieldErrorText();
  const [attempt] = useState(createSubmitAttempt);
  const [rules] = useState(() => createFormRuleStore(formDefinition, values));
  const resolver = useMemo(
    () => createFormResolver(formDefinition, rules, getErrorText, attempt.isTried, () => fresh),
    [formDefinition, rules, getErrorText, attempt, fresh],
  );
  const form = useForm({ defaultValues: values, resolver, mode: 'onTouched', shouldFocusError: false });
  const { onValuesLoaded, ...baseline } = useUnsavedChanges(formDefinition, form, {
    initialValues: found?.initialValues ?? fresh,
    formValues: values,
    isNew: record === undefined,
  });
  useNewFieldDefaults({
    definition: formDefinition,
    valueSources,
    isNew: record === undefined,
    form,
    initial: fresh,
    onValuesLoaded,
  });
  const [restored, setRestored] = useState(found);
  const { keep, deleteDraft } = useDraft({
    draftPath: options.draftPath,
    found: found?.draft,
    definition: formDefinition,
    form,
    unsavedChanges: baseline,
  });
  const { resetInitialValues, allowLeaving } = baseline;
  const submit = useSubmit({
    ...options,
    definition: formDefinition,
    form,
    getErrorText,
    getInitialValues: baseline.getInitialValues,
    onSubmitAttempt: attempt.begin,
  });

  const getValues = useCallback(
    (next: FormValues): FormValues => restoreFormValues(formDefinition.shape, next, valueSources),
    [formDefinition.shape, valueSources],
  );
  const rebaseInitialValues = useCallback(
    (initialValues: FormValues, next: FormValues) => {
      resetInitialValues(initialValues);
      form.reset(next);
    },
    [resetInitialValues, form],
  );
  const renewValues = useEvent((initialValues: FormValues, next: FormValues) => {
    const { fields } = formDefinition.shape;
    for (const { key, readOnly } of Object.values(fields)) if (readOnly) form.setValue(key, next[key]);
    // The form is reset only if values differ, so that the focus is kept.
    if (equal(stripEmptyValues(fields, form.getValues()), stripEmptyValues(fields, next)))
      resetInitialValues(initialValues);
    else rebaseInitialValues(initialValues, next);
  });
  const discard = useEvent(() => {
    deleteDraft();
    setRestored(undefined);
    rebaseInitialValues(fresh, fresh);
  });
  const startAfter = useCallback(
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
    deleteDraft();
  }, [allowLeaving, deleteDraft]);
  return {
    ...submit,
    ...baseline,
    onValuesLoaded,
    resetInitialValues: startAfter,
    allowLeaving: leave,
    definition: formDefinition,
    form,
    rules,
    record,
    toFormValues: getValues,
    replaceValues: rebaseInitialValues,
    updateFromServer: renewValues,
    restoredDraft: restored && {
      savedAt: restored.draft.savedAt,
      isIncomplete: restored.draft.isIncomplete,
      isOutdated: restored.isOutdated && record !== undefined,
      discard,
    },
  };
}
