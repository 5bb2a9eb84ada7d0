import { useCallback, useEffect, useRef, useState } from 'react';
import { useEvent } from 'ra-core';
import type { UseFormReturn } from 'react-hook-form';
import { equal } from '../../model/values/ajvRuntime';
import { createDraft, restoreDraft, type RestoredDraftValues } from '../../model/form/formDraft';
import type { FormDraft } from '../../model/form/parseStoredDraft';
import type { FormValues } from '../../model/values/cleanValues';
import { useGetDraftOwner } from '../../widgets/context/unsavedChanges';
import { getDraftKey, dropDraft, findDraft, saveDraft } from '../../widgets/draftStore';
import type { FormDefinition } from '../formRules/formDefinition';
import type { UnsavedChangesTracker } from './useUnsavedChanges';

/** A stored draft and the form values restored from it. */
export interface FoundDraft extends RestoredDraftValues {
  draft: FormDraft;
}

/** Throttle in milliseconds. The draft is stored at most this long after a change, but not at each keystroke. */
const PAUSE = 1000;

/** Returns a function that looks up the stored draft of a form. */
export function useFindDraft(draftPath: readonly string[] | undefined) {
  const owner = useGetDraftOwner();
  return ({ shape }: FormDefinition, fresh: FormValues): FoundDraft | undefined => {
    const user = owner();
    if (!draftPath || user === undefined) return undefined;
    const key = getDraftKey(user, draftPath);
    const draft = findDraft(key, Date.now());
    const restored = draft && restoreDraft(shape, draft, fresh);
    if (draft && !restored) dropDraft(key);
    return draft && restored && { ...restored, draft };
  };
}

interface DraftControl {
  /** Stores the current unsaved values immediately. If there are none, the stored draft is deleted. */
  keep: () => void;
  deleteDraft: () => void;
}

interface Options {
  /** Identifies the form by its entity and record. Undefined if no draft is stored for this form. */
  draftPath: readonly string[] | undefined;
  found: FormDraft | undefined;
  definition: FormDefinition;
  form: UseFormReturn;
  unsavedChanges: Pick<UnsavedChangesTracker, 'getInitialValues' | 'isDirty'>;
}

/**
 * Stores unsaved values as a draft: shortly after each change, when the visibility of the page changes, and before
 * the page is unloaded. This hook causes no re-render.
 */
export function useDraft({ draftPath, found, definition, form, unsavedChanges }: Options): DraftControl {
  const owner = useGetDraftOwner();
  const kept = useRef(found);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // The user who opened the form. The draft is only stored for this user, because another user may be signed in
  // when the timer fires.
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
    // Inputs can write a value that equals the previous value. The stored draft is then not replaced, so that it
    // still contains the time of the last real change.
    if (draft && kept.current && equal({ ...draft, savedAt: kept.current.savedAt }, kept.current)) return;
    kept.current = draft;
    if (draft) saveDraft(key, draft);
    else dropDraft(key);
  });
  const { subscribe } = form;
  useEffect(() => {
    if (key === undefined) return undefined;
    const storeNow = (): void => {
      if (timer.current !== undefined) keep();
    };
    const stop = subscribe({
      formState: { values: true },
      callback: () => {
        timer.current ??= setTimeout(keep, PAUSE);
      },
    });
    window.addEventListener('pagehide', storeNow);
    document.addEventListener('visibilitychange', storeNow);
    return () => {
      stop();
      window.removeEventListener('pagehide', storeNow);
      document.removeEventListener('visibilitychange', storeNow);
      storeNow();
    };
  }, [key, subscribe, keep]);

  const deleteDraft = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = undefined;
    kept.current = undefined;
    if (key !== undefined) dropDraft(key);
  }, [key]);
  return { keep, deleteDraft };
}
