import { useCallback, useEffect, useMemo, useState } from 'react';
import { useEvent } from 'ra-core';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { createStoredKeyTest, hasNoStoredKeys } from '../../model/formRules/createStoredKeyTest';
import { equal } from '../../model/values/ajvRuntime';
import { releaseChosenFiles } from '../../model/values/chosenFiles';
import { type FormValues } from '../../model/values/cleanValues';
import { stripEmptyValues } from '../../model/values/stripEmptyValues';
import { getInitialValues, getRecordFormValues, type ValueSources } from '../../model/form/initialValues';
import { removeSecretsHiddenByFlag } from '../../model/values/secretFields';
import { useFormErrorText } from './useFormErrorText';
import type { FormDefinition } from '../formRules/formDefinition';
import { omitErrorsOfStoredValues } from '../../model/form/omitErrorsOfStoredValues';
import { createSubmitAttemptTracker, createFormResolver } from '../formRules/formResolver';
import { createFormRuleStore, type FormRuleStore } from '../formRules/formRuleStore';
import { useApplySchemaEditDefaults } from './useApplySchemaEditDefaults';
import { useUnsavedChanges, type UnsavedChangesTracker } from './useUnsavedChanges';
import { useDraft, useFindDraft } from './useDraft';
import { useFormDefinitionWithOptionNames } from './useFormDefinitionWithOptionNames';
import { useSubmit, type SendFormFunction, type FormSubmitController } from './useSubmit';

/** A draft whose values are restored in the form. */
export interface RestoredDraft {
  /** Time of the last change, in milliseconds. */
  savedAt: number;
  /** Whether the draft lacks values that are never stored: secrets and files. */
  isIncomplete: boolean;
  /** Whether fields that the draft changes have also been changed on the server since the draft was stored. */
  isOutdated: boolean;
  /** Deletes the draft and resets the form to the values without it. */
  discard: () => void;
}

export interface SchemaForm extends FormSubmitController, Omit<UnsavedChangesTracker, 'onValuesLoaded'> {
  /** The form definition with the loaded option labels. */
  definition: FormDefinition;
  form: UseFormReturn;
  rules: FormRuleStore;
  /** The record with which the form was opened; undefined if the form creates a record. */
  record: FormValues | undefined;
  /** Converts a record from a response to form values. */
  toFormValues: (record: FormValues) => FormValues;
  /**
   * Replaces the form values and the initial values. The form is dirty if its values differ from the initial
   * values.
   */
  replaceValues: (initialValues: FormValues, values: FormValues) => void;
  /**
   * Like `replaceValues`. If the new values equal the current form values, the form is not reset: only its
   * read-only fields and the initial values are updated.
   */
  updateFromServer: (initialValues: FormValues, values: FormValues) => void;
  restoredDraft: RestoredDraft | undefined;
  /** Called with values that changed without user input. They do not make the form dirty. */
  onValuesLoaded: (values: FormValues) => void;
}

export interface SchemaFormOptions {
  /** The record to edit; undefined if the form creates a record. */
  record?: FormValues | undefined;
  valueSources: ValueSources;
  /** Values that a new record takes over from the screen on which it is created, by API field name. */
  parentValues?: FormValues | undefined;
  /** Initial form values of a duplicated record. They replace the defaults. */
  copiedValues?: FormValues | undefined;
  /** Identifies the form by its entity and record, for its draft. Undefined if no draft is stored for this form. */
  draftPath?: readonly string[] | undefined;
  send: SendFormFunction;
  /** Called after a successful request. Returns `true` if the form stays open. */
  onSent: () => unknown;
}

/** Returns the initial form values: the values of the record, or the defaults for a new record. */
function getFirstFormValues(
  { shape }: FormDefinition,
  { record, valueSources, parentValues = {}, copiedValues }: SchemaFormOptions,
): FormValues {
  if (record) return getRecordFormValues(shape, record, valueSources);
  const given = Object.entries(parentValues).flatMap(([name, value]) => {
    const field = shape.fields[name];
    return field && value !== undefined ? [[field.key, value] as const] : [];
  });
  return { ...(copiedValues ?? getInitialValues(shape, valueSources)), ...Object.fromEntries(given) };
}

/**
 * Provides the form of a shape (a schema with its fields). The initial values are read only once, so neither a
 * reloaded record nor an edited schema overwrites typed values.
 */
export function useSchemaForm(given: FormDefinition, options: SchemaFormOptions): SchemaForm {
  const named = useFormDefinitionWithOptionNames(given);
  const { valueSources } = options;
  // Inputs read a value from the record if the form contains no value for them.
  const record = useMemo(
    () => options.record && removeSecretsHiddenByFlag(given.shape, options.record, valueSources.config),
    [given.shape, options.record, valueSources.config],
  );
  const find = useFindDraft(options.draftPath);
  const [first] = useState(() => {
    const fresh = getFirstFormValues(named, options);
    return { fresh, found: find(named, fresh) };
  });
  const { fresh, found } = first;
  const isNew = record === undefined;
  const formDefinition = useMemo(
    () =>
      named.shape.omitsEmptyValues
        ? { ...named, isStored: isNew ? hasNoStoredKeys : createStoredKeyTest(fresh) }
        : named,
    [named, isNew, fresh],
  );
  const values = found?.values ?? fresh;
  const getErrorText = useFormErrorText();
  const [attempt] = useState(createSubmitAttemptTracker);
  const [rules] = useState(() => createFormRuleStore(formDefinition, values));
  const resolver = useMemo(
    () =>
      createFormResolver(formDefinition, rules, getErrorText, attempt.isTried, (errors, now) =>
        isNew ? errors : omitErrorsOfStoredValues(formDefinition.shape, errors, now, fresh),
      ),
    [formDefinition, rules, getErrorText, attempt, fresh, isNew],
  );
  const form = useForm({ defaultValues: values, resolver, mode: 'onTouched', shouldFocusError: false });
  const { getValues: getFormValues } = form;
  useEffect(() => () => releaseChosenFiles(getFormValues()), [getFormValues]);
  const { onValuesLoaded, ...baseline } = useUnsavedChanges(formDefinition, form, {
    initialValues: found?.initialValues ?? fresh,
    formValues: values,
    isNew,
  });
  useApplySchemaEditDefaults({
    definition: formDefinition,
    valueSources,
    isNew,
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
    (next: FormValues): FormValues => getRecordFormValues(formDefinition.shape, next, valueSources),
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
    const { shape } = formDefinition;
    for (const { key, readOnly } of Object.values(shape.fields)) if (readOnly) form.setValue(key, next[key]);
    // The form is only reset if values differ, because a reset would lose the focus.
    if (equal(stripEmptyValues(shape, form.getValues()), stripEmptyValues(shape, next)))
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
