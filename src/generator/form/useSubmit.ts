import { useRef, useState } from 'react';
import { HttpError, useEvent } from 'ra-core';
import type { UseFormReturn } from 'react-hook-form';
import type { FormValues } from '../../model/values/cleanValues';
import { mapServerErrors } from '../../model/wire/mapServerErrors';
import { validateForm, omitStoredJsonErrors, type FieldErrors } from '../../model/form/validateForm';
import { getRemainingComputedValues, toRequestBody } from '../../model/wire/serialization';
import type { GetFieldErrorText } from '../../widgets/useFieldErrorText';
import { useToast } from '../../widgets/useToast';
import type { FormDefinition } from '../rules/formDefinition';
import { FORM_ERROR_KEY } from '../rules/formResolver';

export type SavePhase = 'open' | 'saving' | 'saved';

/** Sends what was filled in; `false`: it was refused, and told. The facts are for an action that names them. */
export type SendForm = (wire: FormValues, facts: FormValues) => Promise<unknown>;

export interface FormSubmit {
  phase: SavePhase;
  /** Checks and sends; while that runs and after it has succeeded, further calls do nothing. */
  submit: () => Promise<void>;
  /** Checks and sends something else than a save, with what stands in the form. */
  submitTo: (send: SendForm) => Promise<void>;
  /** Puts a server's refusals to the fields they name. */
  setFieldErrors: (error: unknown) => void;
  /** Says what is wrong with the form as a whole, in a place that stays. */
  setFormError: (message: string) => void;
  /** Top-level keys of the fields that the last refused save was about; a new set for each refusal. */
  errorCount: ReadonlySet<string> | undefined;
  /** Why the last try has failed, until the next one; undefined where it has not. */
  failure: Error | undefined;
}

interface Options {
  definition: FormDefinition;
  form: UseFormReturn;
  getErrorText: GetFieldErrorText;
  /** What the form is compared with. */
  getInitialValues: () => FormValues;
  /** Before the values are checked. */
  onSubmitAttempt: () => void;
  send: SendForm;
  /** After a success; `true`: the form goes on. */
  onSent: () => unknown;
}

const getErrors = (error: unknown): Record<string, unknown> => {
  const body: unknown = error instanceof HttpError ? error.body : undefined;
  return (body as { errors?: Record<string, unknown> } | null | undefined)?.errors ?? {};
};

const topKeys = (errors: object): Set<string> => new Set(Object.keys(errors).map((path) => path.split('.')[0] ?? path));

/**
 * The faults that are also told in a toast: of a list as a whole, since it may stand far from the button
 * and has no input of its own to mark; of a field whose schema says so; and of one that this form does
 * not draw.
 */
function toastsOf({ shape, sections }: FormDefinition, errors: FieldErrors, textOf: GetFieldErrorText): string[] {
  const drawn = new Set(sections.flatMap(({ fields }) => fields).map((name) => shape.fields[name]?.key));
  const told = Object.values(errors).filter(({ path }) => {
    const field = Object.values(shape.fields).find(({ key }) => key === path);
    const isList = field?.type === 'array' && (field.shape !== undefined || field.upload !== undefined);
    const isShown = path === '' || drawn.has(path.split('.')[0]);
    return isList || field?.ui.errorToast === true || !isShown;
  });
  return [...new Set(told.map(textOf))];
}

/** What a save says: success, the server's refusal at its fields, or the faults of lists as toasts. */
export function useSubmit({
  definition,
  form,
  getErrorText,
  getInitialValues,
  onSubmitAttempt,
  send,
  onSent,
}: Options): FormSubmit {
  const toast = useToast();
  const [phase, setPhase] = useState<SavePhase>('open');
  const [faults, setFaults] = useState<ReadonlySet<string>>();
  const [failure, setFailure] = useState<Error>();
  // Beside the state: two clicks in one frame see the same state.
  const isBusy = useRef(false);

  const tellFaults = (): void => {
    const values = form.getValues();
    const errors = omitStoredJsonErrors(
      definition.shape,
      validateForm(definition, values, definition.validate),
      values,
      getInitialValues(),
    );
    for (const text of toastsOf(definition, errors, getErrorText)) toast.error(text);
    setFaults(topKeys(errors));
  };

  const refuse = useEvent((error: unknown) => {
    const { fields, others } = mapServerErrors(definition, form.getValues(), getErrors(error));
    for (const [path, message] of Object.entries(fields)) form.setError(path, { type: 'server', message });
    for (const text of others) toast.error(text);
    setFaults(topKeys(fields));
  });

  const refuseWhole = useEvent((message: string) => {
    form.setError(FORM_ERROR_KEY, { type: 'server', message });
    setFaults(new Set(['']));
  });

  const run = async (sendIt: SendForm, isSave: boolean): Promise<void> => {
    setPhase('saving');
    let isDone = false;
    try {
      const values = form.getValues();
      isDone =
        (await sendIt(toRequestBody(definition, values), getRemainingComputedValues(definition, values))) !== false;
    } catch (error) {
      toast.error(error);
      setFailure(error instanceof Error ? error : new Error(String(error)));
      refuse(error);
    }
    const goesOn = isDone && isSave ? onSent() === true : true;
    setPhase(goesOn ? 'open' : 'saved');
    isBusy.current = !goesOn;
  };

  const begin = async (sendIt: SendForm, isSave: boolean): Promise<void> => {
    if (isBusy.current) return;
    isBusy.current = true;
    setFailure(undefined);
    setFaults(undefined);
    onSubmitAttempt();
    await form.handleSubmit(
      () => run(sendIt, isSave),
      () => {
        isBusy.current = false;
        tellFaults();
      },
    )();
  };
  const submit = useEvent(() => begin(send, true));
  const submitTo = useEvent((other: SendForm) => begin(other, false));
  return { phase, submit, submitTo, setFieldErrors: refuse, setFormError: refuseWhole, errorCount: faults, failure };
}
