import { isObject, type FormValues } from '../values/cleanValues';

/** What somebody has typed and not saved, as it is kept. */
export interface FormDraft {
  /** When the last of it was typed, in milliseconds. */
  savedAt: number;
  /** What was changed, by the keys of the fields. */
  values: FormValues;
  /** What the same fields held when the form was opened. */
  initialValues: FormValues;
  /** What these fields were: another kind of value does not fit any more. */
  structures: Readonly<Record<string, string>>;
  /** A secret or a file was entered as well: neither is ever kept. */
  isIncomplete: boolean;
}

const DAY = 24 * 60 * 60 * 1000;

/**
 * What a storage holds as a draft.
 * @returns undefined for what is none, and for what is older than a day
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
