import { useCallback, useLayoutEffect, useMemo, useRef, useState, type Dispatch, type SetStateAction } from 'react';
import type { RaRecord } from 'ra-core';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { equal } from '../../model/ajvRuntime';
import { bareValues } from '../../model/clean';
import type { Config } from '../../model/config';
import type { EntityModule } from '../../model/entity';
import { fromWire, initialValues } from '../../model/wire';
import { useConfig } from '../../widgets/context/config';
import type { OnRowDeleted } from '../../widgets/context/savedRows';
import { withoutRow } from './baseline';
import { useErrorText } from './errorTexts';
import { createResolver } from './resolver';
import { useNamedModule } from './useNamedModule';
import { useSave, type Save } from './useSave';

export interface EntityForm extends Save {
  /** The entity with what its rules know of the options. */
  module: EntityModule;
  form: UseFormReturn;
  record: RaRecord | undefined;
  /** Whether something was entered that is neither saved nor given up. */
  isDirty: () => boolean;
  /** From now on the form may be left without a question. */
  release: () => void;
  /** A row that the server has deleted at once is no change that could be lost. */
  onRowDeleted: OnRowDeleted;
}

/**
 * Compared are the values, not what react-hook-form has noted: a blank row or an input that was
 * filled and emptied again is no change. Costs nothing until somebody leaves.
 */
function useDirt(module: EntityModule, form: UseFormReturn, initial: Record<string, unknown>) {
  const isReleased = useRef(false);
  const saved = useRef(initial);
  const { fields } = module.entity.shape;
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
  return { isDirty, release, onRowDeleted };
}

/** A field that an edited schema brings to an open new record has its default, as if opened now. */
function useArrivedFields(
  module: EntityModule,
  config: Config,
  isNew: boolean,
  form: UseFormReturn,
  setInitial: Dispatch<SetStateAction<Record<string, unknown>>>,
): void {
  const known = useRef(module);
  useLayoutEffect(() => {
    const { fields } = known.current.entity.shape;
    known.current = module;
    if (!isNew) return;
    const arrived = Object.entries(initialValues(module, config)).filter(([name]) => !(name in fields));
    if (arrived.length === 0) return;
    setInitial((initial) => ({ ...Object.fromEntries(arrived), ...initial }));
    for (const [name, value] of arrived) {
      // A field that was gone for a moment only still has what was typed.
      if ((form.getValues(name) ?? '') === '') form.setValue(name, value);
    }
  }, [module, config, isNew, form, setInitial]);
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
export function useEntityForm(entity: EntityModule, record: RaRecord | undefined): EntityForm {
  const module = useNamedModule(entity);
  const config = useConfig();
  const [initial, setInitial] = useState(() => (record ? fromWire(module, record) : initialValues(module, config)));
  const textOf = useErrorText(module.entity);
  const [attempt] = useState(createAttempt);
  const resolver = useMemo(() => createResolver(module, textOf, attempt.isTried), [module, textOf, attempt]);
  const form = useForm({ defaultValues: initial, resolver, mode: 'onTouched', shouldFocusError: false });
  useArrivedFields(module, config, record === undefined, form, setInitial);
  const dirt = useDirt(module, form, initial);
  const save = useSave({ module, record, form, onTry: attempt.begin, onSaved: dirt.release });
  return { ...save, ...dirt, module, form, record };
}
