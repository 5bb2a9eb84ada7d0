import { useRef, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { HttpError, useDataProvider, useEvent, useTranslate, type RaRecord } from 'ra-core';
import type { UseFormReturn } from 'react-hook-form';
import type { EntityModule } from '../../model/entity';
import { serverErrors } from '../../model/serverErrors';
import { check } from '../../model/validate';
import { toWire } from '../../model/wire';
import { useTexts } from '../../widgets/useTexts';
import { useToast } from '../../widgets/useToast';
import { useErrorText } from './errorTexts';
import { toastsOf } from './toasts';

export type SavePhase = 'open' | 'saving' | 'saved';

export interface Save {
  phase: SavePhase;
  /** Checks and sends; while that runs and after it has succeeded, further calls do nothing. */
  submit: () => Promise<void>;
  /** Top-level names of the fields that the last refused save was about; a new set for each refusal. */
  faults: ReadonlySet<string> | undefined;
}

interface Options {
  module: EntityModule;
  /** The record that is edited; absent for a new one. */
  record: RaRecord | undefined;
  form: UseFormReturn;
  /** Before the values are checked. */
  onTry: () => void;
  onSaved: () => void;
}

const errorsOf = (error: unknown): Record<string, unknown> => {
  const body: unknown = error instanceof HttpError ? error.body : undefined;
  return (body as { errors?: Record<string, unknown> } | null | undefined)?.errors ?? {};
};

const topNames = (errors: object): Set<string> =>
  new Set(Object.keys(errors).map((path) => path.split('.')[0] ?? path));

/** Sends the form's values as the wire wants them. Pessimistic: the form stays until the server has said yes. */
function useSend({ module, record }: Pick<Options, 'module' | 'record'>) {
  const dataProvider = useDataProvider();
  const client = useQueryClient();
  return async (values: Record<string, unknown>): Promise<void> => {
    const { name } = module.entity;
    const data = toWire(module, values);
    if (record) await dataProvider.update(name, { id: record.id, data, previousData: record });
    else await dataProvider.create(name, { data });
    // Whoever shows this entity or its options reads them again; this form itself does not.
    await client.invalidateQueries({ queryKey: [name], refetchType: 'none' });
    await client.invalidateQueries({ queryKey: ['wattdesk', 'options'], refetchType: 'none' });
  };
}

/** What a save says: success, the server's refusal at its fields, or the faults of lists as toasts. */
export function useSave(options: Options): Save {
  const { module, record, form, onTry, onSaved } = options;
  const { entity } = module;
  const translate = useTranslate();
  const texts = useTexts(entity);
  const toast = useToast();
  const textOf = useErrorText(entity);
  const send = useSend(options);
  const [phase, setPhase] = useState<SavePhase>('open');
  const [faults, setFaults] = useState<ReadonlySet<string>>();
  // Beside the state: two clicks in one frame see the same state.
  const isBusy = useRef(false);

  const refuse = (): void => {
    const errors = check(module, form.getValues());
    for (const text of toastsOf(entity, errors, textOf)) toast.error(text);
    setFaults(topNames(errors));
  };

  const fail = (error: unknown): void => {
    const { fields, others } = serverErrors(module, form.getValues(), errorsOf(error));
    for (const [path, message] of Object.entries(fields)) form.setError(path, { type: 'server', message });
    toast.error(error);
    for (const text of others) toast.error(text);
    setFaults(topNames(fields));
  };

  const succeed = (): void => {
    const [name, fallback] = record ? ['updated', 'Successfully updated'] : ['created', 'Successfully created'];
    toast.success(texts.message(name, entity.messages[name] ?? translate(`wd.form.${name}`, { _: fallback })));
    setPhase('saved');
    onSaved();
  };

  const run = async (): Promise<void> => {
    setPhase('saving');
    try {
      await send(form.getValues());
    } catch (error) {
      setPhase('open');
      isBusy.current = false;
      fail(error);
      return;
    }
    succeed();
  };

  const submit = useEvent(async () => {
    if (isBusy.current) return;
    isBusy.current = true;
    onTry();
    await form.handleSubmit(run, () => {
      isBusy.current = false;
      refuse();
    })();
  });

  return { phase, submit, faults };
}
