import { useCallback, useLayoutEffect, useMemo, useState } from 'react';
import type { Entity } from '../model/entity';
import { useCustomWidgets } from '../widgets/context/customWidgets';
import type { LatePart } from '../widgets/late';
import { lateInputs } from '../widgets/lateInputs';
import { useCustomSections } from './form/sections';
import { formDialog, formScreen } from './screens';

type FormEntity = Pick<Entity, 'form' | 'shape'>;

/** A failure is told in the form, at the place of what is missing, which asks again. */
const loadAll = (parts: readonly Pick<LatePart, 'load'>[]): Promise<unknown> =>
  Promise.allSettled(parts.map((part) => part.load()));

/** What a form shows and is not there yet: inputs of its fields and hand-written sections. */
function useMissingParts(): (entity: FormEntity) => LatePart[] {
  const widgets = useCustomWidgets();
  const sections = useCustomSections();
  return useCallback(
    ({ form, shape }) => {
      const named = (form?.sections ?? []).flatMap(({ custom }) => sections[custom ?? ''] ?? []);
      return [...lateInputs(shape, widgets), ...named].filter((part) => !part.isThere());
    },
    [widgets, sections],
  );
}

/**
 * Fetches the parts of a form, all at once and beside its own code and its record.
 * @param entity undefined while its definition is on its way, and where no form is shown
 * @returns whether the form can be drawn in one go; once true it stays so, whatever an edit of the
 *   schema adds
 */
export function useFormParts(entity: FormEntity | undefined): boolean {
  const missingOf = useMissingParts();
  const missing = useMemo(() => (entity ? missingOf(entity) : undefined), [entity, missingOf]);
  const [hasSettled, setHasSettled] = useState(false);
  useLayoutEffect(() => {
    if (!missing) return undefined;
    let isHere = true;
    void loadAll(missing).then(() => isHere && setHasSettled(true));
    return () => {
      isHere = false;
    };
  }, [missing]);
  return hasSettled || missing?.length === 0;
}

/** Fetches a form's screen or dialog with all it shows, ahead of the click: a pointer or the focus is near. */
export function useWarmForm(entity: FormEntity): () => void {
  const missingOf = useMissingParts();
  return useCallback(() => {
    const chunk = entity.form?.in === 'dialog' ? formDialog : formScreen;
    void loadAll([chunk, ...missingOf(entity)]);
  }, [entity, missingOf]);
}
