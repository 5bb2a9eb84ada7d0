import { useRef, useState } from 'react';
import { HttpError, useEvent } from 'ra-core';
import type { UseFormReturn } from 'react-hook-form';
import type { FormValues } from '../../model/values/cleanValues';
import { getBodyErrors, getRefusedBody } from '../../model/form/bodyErrors';
import { mapServerErrors } from '../../model/wire/mapServerErrors';
import { omitErrorsOfStoredValues } from '../../model/form/omitErrorsOfStoredValues';
import { validateForm, type FieldErrors } from '../../model/form/validateForm';
import { toEditedBody } from '../../model/wire/toEditedBody';
import { getComputedFieldValues } from '../../model/wire/serialization';
import { getMessageLanguage } from '../../i18n/useErrorMessage';
import type { ServerMessages } from '../../widgets/context/serverMessages';
import type { FieldErrorTextFunction } from '../../widgets/useFieldErrorText';
import { useToast } from '../../widgets/useToast';
import type { PerformedAction } from '../actions/types';
import type { FormDefinition } from '../formRules/formDefinition';
import { FORM_ERROR_KEY } from '../formRules/formResolver';

export type SavePhase = 'open' | 'saving' | 'saved';

/**
 * Sends the form values. Resolves to `false` if the request failed and its error has already been shown.
 * @param wire the request body
 * @param computedValues values that the form computed and that are not in the request body; an action can use them
 * @param onProgress to be called with the sent share of the form's files, from 0 to 1
 */
export type SendFormFunction = (
  wire: FormValues,
  computedValues: FormValues,
  onProgress: (share: number) => void,
) => Promise<unknown>;

export interface FormFailure {
  error: Error;
  /** The action that failed; undefined if a save failed. */
  performedAction?: PerformedAction;
}

export interface FormSubmitController {
  phase: SavePhase;
  /** The sent share of the form's files, in steps of 1 %; undefined unless files are being sent. */
  progress: number | undefined;
  /** Validates the form and saves it. Does nothing while a request is running and after a successful save. */
  submit: () => Promise<void>;
  /** Validates the form and sends its values with the given function instead of saving them. */
  submitTo: (send: SendFormFunction) => Promise<void>;
  /** Shows the field errors of a server response at the fields that the errors name. */
  setFieldErrors: (error: unknown) => void;
  /**
   * Shows an error that has already been shown in a toast: beside the buttons until the next attempt, and at the
   * fields that the error names.
   */
  setFailure: (error: unknown, performedAction?: PerformedAction) => void;
  /**
   * Shows an error that concerns the whole form and not a single field. The error stays visible until the next
   * attempt.
   */
  setFormError: (message: string) => void;
  /**
   * Top-level keys of the fields with errors in the last rejected save. Each attempt creates a new set, so that
   * effects that depend on it run again.
   */
  errorKeys: ReadonlySet<string> | undefined;
  /** The messages of the server at fields, if the server names their language. */
  serverMessages: ServerMessages | undefined;
  /** The error of the last failed attempt. It is cleared when the next attempt starts. */
  failure: FormFailure | undefined;
}

interface Options {
  definition: FormDefinition;
  form: UseFormReturn;
  /** The record to edit; undefined if the form creates a record. */
  record?: FormValues | undefined;
  getErrorText: FieldErrorTextFunction;
  /** Returns the initial values. The form is dirty if its values differ from them. */
  getInitialValues: () => FormValues;
  /** Called at each submit, before the values are validated. */
  onSubmitAttempt: () => void;
  send: SendFormFunction;
  /** Called after a successful save. Returns `true` if the form stays open. */
  onSent: () => unknown;
}

const getErrors = (error: unknown): Record<string, unknown> => {
  const body: unknown = error instanceof HttpError ? error.body : undefined;
  return (body as { errors?: Record<string, unknown> } | null | undefined)?.errors ?? {};
};

const topKeys = (errors: object): Set<string> => new Set(Object.keys(errors).map((path) => path.split('.')[0] ?? path));

/**
 * Returns the messages of the errors that are shown in a toast: those of fields that this form does not render. All
 * other errors are at their fields, where a toast would only repeat them.
 */
function getToasts(
  { shape, sections }: FormDefinition,
  errors: FieldErrors,
  getErrorText: FieldErrorTextFunction,
): string[] {
  const drawn = new Set(sections.flatMap(({ fields }) => fields).map((name) => shape.fields[name]?.key));
  const told = Object.values(errors).filter(({ path }) => path !== '' && !drawn.has(path.split('.')[0]));
  return [...new Set(told.map(getErrorText))];
}

/**
 * Submits a form and shows the result: errors at the fields that they concern, and toasts for errors that no input
 * can show.
 */
export function useSubmit({
  definition,
  form,
  record,
  getErrorText,
  getInitialValues,
  onSubmitAttempt,
  send,
  onSent,
}: Options): FormSubmitController {
  const toast = useToast();
  const [phase, setPhase] = useState<SavePhase>('open');
  const [progress, setProgress] = useState<number>();
  const [errorKeys, setFaults] = useState<ReadonlySet<string>>();
  const [serverMessages, setServerMessages] = useState<ServerMessages>();
  const [failure, setFailure] = useState<FormFailure>();
  // A ref and not a state: two clicks in the same frame would read the same state and send two requests.
  const isBusy = useRef(false);

  const reportErrors = (): void => {
    const values = form.getValues();
    const found = validateForm(definition, values, definition.validate);
    const errors = record ? omitErrorsOfStoredValues(definition.shape, found, values, getInitialValues()) : found;
    for (const text of getToasts(definition, errors, getErrorText)) toast.error(text);
    setFaults(topKeys(errors));
  };

  const getFieldTexts = (error: unknown): ReturnType<typeof mapServerErrors> => {
    const refused = getRefusedBody(error);
    if (!refused) return mapServerErrors(definition, form.getValues(), getErrors(error));
    const errors = getBodyErrors(definition, form.getValues(), refused);
    return { fields: Object.fromEntries(errors.map((one) => [one.path, getErrorText(one)])), others: [] };
  };
  const reject = useEvent((error: unknown) => {
    const { fields, others } = getFieldTexts(error);
    for (const [path, message] of Object.entries(fields))
      form.setError(path || FORM_ERROR_KEY, { type: 'server', message });
    const language = getMessageLanguage(error);
    for (const text of others) toast.error(new HttpError(text, 400, { language }));
    setServerMessages(language ? { language, texts: new Set(Object.values(fields)) } : undefined);
    setFaults(topKeys(fields));
  });

  const reportFailure = useEvent((error: unknown, performedAction?: PerformedAction) => {
    setFailure({
      error: error instanceof Error ? error : new Error(String(error)),
      ...(performedAction ? { performedAction } : {}),
    });
    reject(error);
  });

  const reportFormError = useEvent((message: string) => {
    form.setError(FORM_ERROR_KEY, { type: 'server', message });
    setFaults(new Set(['']));
  });

  const run = async (sendIt: SendFormFunction, isSave: boolean): Promise<void> => {
    setPhase('saving');
    let isDone = false;
    try {
      const values = form.getValues();
      const onProgress = (share: number): void => setProgress(Math.round(share * 100) / 100);
      const computed = getComputedFieldValues(definition, values);
      const body = toEditedBody(definition, values, record && getInitialValues());
      isDone = (await sendIt(body, computed, onProgress)) !== false;
    } catch (error) {
      // The errors of a body that was not sent are in place.
      if (getRefusedBody(error)) reject(error);
      else {
        toast.error(error);
        reportFailure(error);
      }
    }
    setProgress(undefined);
    const goesOn = isDone && isSave ? onSent() === true : true;
    setPhase(goesOn ? 'open' : 'saved');
    isBusy.current = !goesOn;
  };

  const startSubmit = async (sendIt: SendFormFunction, isSave: boolean): Promise<void> => {
    if (isBusy.current) return;
    isBusy.current = true;
    setFailure(undefined);
    setFaults(undefined);
    onSubmitAttempt();
    let isRefused = false;
    await form.handleSubmit(
      () => run(sendIt, isSave),
      () => {
        isBusy.current = false;
        isRefused = true;
      },
    )();
    // `reportErrors` moves the focus to the first input that is marked as invalid. The inputs are only marked after
    // `handleSubmit`.
    if (isRefused) reportErrors();
  };
  const submit = useEvent(() => startSubmit(send, true));
  const submitTo = useEvent((other: SendFormFunction) => startSubmit(other, false));
  return {
    phase,
    progress,
    submit,
    submitTo,
    setFieldErrors: reject,
    setFailure: reportFailure,
    setFormError: reportFormError,
    errorKeys,
    serverMessages,
    failure,
  };
}
