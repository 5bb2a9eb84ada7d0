import { useCallback, useMemo, useRef, useState } from 'react';
import type { RaRecord } from 'ra-core';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { equal } from '../../model/ajvRuntime';
import { bareValues } from '../../model/clean';
import type { EntityModule } from '../../model/entity';
import { fromWire, initialValues } from '../../model/wire';
import { useErrorText } from './errorTexts';
import { createResolver } from './resolver';
import { useSave, type Save } from './useSave';

export interface EntityForm extends Save {
  form: UseFormReturn;
  record: RaRecord | undefined;
  /** Whether something was entered that is neither saved nor given up. */
  isDirty: () => boolean;
  /** From now on the form may be left without a question. */
  release: () => void;
}

/**
 * Compared are the values, not what react-hook-form has noted: a blank row or an input that was
 * filled and emptied again is no change. Costs nothing until somebody leaves.
 */
function useDirt(module: EntityModule, form: UseFormReturn, initial: Record<string, unknown>) {
  const isReleased = useRef(false);
  const { fields } = module.entity.shape;
  const isDirty = useCallback(
    () => !isReleased.current && !equal(bareValues(fields, form.getValues()), bareValues(fields, initial)),
    [fields, form, initial],
  );
  const release = useCallback(() => {
    isReleased.current = true;
  }, []);
  return { isDirty, release };
}

/** Whether a save was tried. The resolver asks at once, before a state would have been drawn. */
function createAttempt() {
  let tried = false;
  return {
    isTried: () => tried,
    begin: () => {
      tried = true;
    },
  };
}

/**
 * The form of one record. Its first values are taken once: neither a record that is read again nor an
 * edited schema takes away what was typed.
 */
export function useEntityForm(module: EntityModule, record: RaRecord | undefined): EntityForm {
  const [initial] = useState(() => (record ? fromWire(module, record) : initialValues(module)));
  const textOf = useErrorText(module.entity);
  const [attempt] = useState(createAttempt);
  const resolver = useMemo(() => createResolver(module, textOf, attempt.isTried), [module, textOf, attempt]);
  const form = useForm({ defaultValues: initial, resolver, mode: 'onTouched', shouldFocusError: false });
  const dirt = useDirt(module, form, initial);
  const save = useSave({ module, record, form, onTry: attempt.begin, onSaved: dirt.release });
  return { ...save, ...dirt, form, record };
}
