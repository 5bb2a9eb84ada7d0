import { useCallback, useEffect, useRef, useState } from 'react';
import { useEvent } from 'ra-core';
import type { UseFormReturn } from 'react-hook-form';
import { equal } from '../../model/values/ajvRuntime';
import { createDraft, restoreDraft, type RestoredDraftValues } from '../../model/form/formDraft';
import type { FormDraft } from '../../model/form/parseStoredDraft';
import type { FormValues } from '../../model/values/cleanValues';
import { useDraftOwner } from '../../widgets/context/unsavedChanges';
import { getDraftKey, dropDraft, findDraft, saveDraft } from '../../widgets/draftStore';
import type { FormDefinition } from '../rules/formDefinition';
import type { UnsavedChanges } from './useUnsavedChanges';

/** What a form begins with that was left unsaved. */
export interface FoundDraft extends RestoredDraftValues {
  draft: FormDraft;
}

/** Typing goes on for at most so many milliseconds until it is kept: one look at the form, not one for each key. */
const PAUSE = 1000;

/** Looks for what was left unsaved in a form. */
export function useFindDraft(place: readonly string[] | undefined) {
  const owner = useDraftOwner();
  return ({ shape }: FormDefinition, fresh: FormValues): FoundDraft | undefined => {
    const user = owner();
    if (!place || user === undefined) return undefined;
    const key = getDraftKey(user, place);
    const draft = findDraft(key, Date.now());
    const restored = draft && restoreDraft(shape, draft, fresh);
    if (draft && !restored) dropDraft(key);
    return draft && restored && { ...restored, draft };
  };
}

interface DraftControl {
  /** Keeps what there is to be kept, at once. */
  keep: () => void;
  forget: () => void;
}

interface Options {
  /** Which form it is: the entity, the record; absent for one that is not kept. */
  draftPath: readonly string[] | undefined;
  found: FormDraft | undefined;
  definition: FormDefinition;
  form: UseFormReturn;
  unsavedChanges: Pick<UnsavedChanges, 'getInitialValues' | 'isDirty'>;
}

/**
 * Keeps what is typed for as long as it is unsaved, a moment after it was typed and before the page goes
 * away. It draws nothing.
 */
export function useDraft({ draftPath, found, definition, form, unsavedChanges }: Options): DraftControl {
  const owner = useDraftOwner();
  const kept = useRef(found);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // Of whoever has opened the form: another one may be signed in when the timer ends.
  const [user] = useState(owner);
  const key = draftPath && user !== undefined ? getDraftKey(user, draftPath) : undefined;

  const keep = useEvent(() => {
    clearTimeout(timer.current);
    timer.current = undefined;
    if (key === undefined || owner() !== user) return;
    const { getInitialValues, isDirty } = unsavedChanges;
    const draft = isDirty()
      ? createDraft(definition.shape, getInitialValues(), form.getValues(), Date.now())
      : undefined;
    // Inputs also write by themselves; the time is that of the typing.
    if (draft && kept.current && equal({ ...draft, at: 0 }, { ...kept.current, at: 0 })) return;
    kept.current = draft;
    if (draft) saveDraft(key, draft);
    else dropDraft(key);
  });
  const { subscribe } = form;
  useEffect(() => {
    if (key === undefined) return undefined;
    const flush = (): void => {
      if (timer.current !== undefined) keep();
    };
    const stop = subscribe({
      formState: { values: true },
      callback: () => {
        timer.current ??= setTimeout(keep, PAUSE);
      },
    });
    window.addEventListener('pagehide', flush);
    document.addEventListener('visibilitychange', flush);
    return () => {
      stop();
      window.removeEventListener('pagehide', flush);
      document.removeEventListener('visibilitychange', flush);
      flush();
    };
  }, [key, subscribe, keep]);

  const forget = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = undefined;
    kept.current = undefined;
    if (key !== undefined) dropDraft(key);
  }, [key]);
  return { keep, forget };
}
