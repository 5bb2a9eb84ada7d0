import { isObject, type FormValues } from '../values/cleanValues';

/** The unsaved values of a form, as stored in the browser. */
export interface FormDraft {
  /** The time of the last change, in milliseconds. */
  savedAt: number;
  /** The values that the user has changed, by field key. */
  values: FormValues;
  /** The values that the changed fields had when the form was opened, by field key. */
  initialValues: FormValues;
  /**
   * The types and formats of the changed fields, by field key. If the schema has a different structure now, the
   * draft is not restored.
   */
  structures: Readonly<Record<string, string>>;
  /** Whether the user has also entered secrets or files, which a draft never contains. */
  isIncomplete: boolean;
}

const DAY = 24 * 60 * 60 * 1000;

/**
 * Parses a draft that was stored in the browser.
 * @returns undefined if the draft is invalid or older than a day
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
