import { isObject, type FormValues } from '../values/cleanValues';

/** Unsaved values of a form as stored in the browser. */
export interface FormDraft {
  /** The time of the last change, in milliseconds. */
  savedAt: number;
  /** The changed values, by field key. */
  values: FormValues;
  /** The values of these fields when the form was opened. */
  initialValues: FormValues;
  /** The structures of these fields: if one differs from the current schema, the draft no longer fits. */
  structures: Readonly<Record<string, string>>;
  /** Secrets or files were entered as well, which are never stored. */
  isIncomplete: boolean;
}

const DAY = 24 * 60 * 60 * 1000;

/**
 * Parses a stored draft.
 * @returns undefined if it is invalid or older than a day
 */
export function parseStoredDraft(stored: unknown, now: number): FormDraft | undefined {
  if (!isObject(stored)) return undefined;
  const { savedAt, values, initialValues, structures, isIncomplete } = stored;
  if (typeof savedAt !== 'number' || !isObject(values) || !isObject(initialValues) || !isObject(structures))
    return undefined;
  if (!(now - savedAt < DAY)) return undefined;
  return {
    savedAt,
    values,
    initialValues,
    structures: structures as FormDraft['structures'],
    isIncomplete: isIncomplete === true,
  };
}
