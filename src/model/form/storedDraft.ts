import { isObject, type Values } from '../values/clean';

/** What somebody has typed and not saved, as it is kept. */
export interface Draft {
  /** When the last of it was typed, in milliseconds. */
  at: number;
  /** What was changed, by the keys of the fields. */
  values: Values;
  /** What the same fields held when the form was opened. */
  opened: Values;
  /** What these fields were: another kind of value does not fit any more. */
  structures: Readonly<Record<string, string>>;
  /** A secret or a file was entered as well: neither is ever kept. */
  lacks: boolean;
}

const DAY = 24 * 60 * 60 * 1000;

/**
 * What a storage holds as a draft.
 * @returns undefined for what is none, and for what is older than a day
 */
export function readDraft(stored: unknown, now: number): Draft | undefined {
  if (!isObject(stored)) return undefined;
  const { at, values, opened, structures, lacks } = stored;
  if (typeof at !== 'number' || !isObject(values) || !isObject(opened) || !isObject(structures)) return undefined;
  if (!(now - at < DAY)) return undefined;
  return { at, values, opened, structures: structures as Draft['structures'], lacks: lacks === true };
}
