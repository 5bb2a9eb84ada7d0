/** Compares three versions of a record: the one that was loaded, the current one of the server, and the edited one. */
import type { FormValues } from '../values/cleanValues';
import type { Entity, Field, Shape } from '../entity/entity';
import { getFieldsOnPath } from '../values/fieldPath';
import { isSameValue } from '../values/compareValues';
import { toFormValues, toRequestBody, type ShapeWithValidators } from '../wire/serialization';

export interface ConflictVersions {
  /** What I opened. */
  base: FormValues;
  /** What stands in my form. */
  mine: FormValues;
  /** What the server has now. */
  theirs: FormValues;
}

/** A field that another user changed and whose value differs from the edited one. */
export interface FieldConflict {
  field: Field;
  /** I have changed it, too. */
  isMineToo: boolean;
}

type Changed = Pick<Entity, 'shape' | 'calls' | 'conflictCheck'>;

/** What of a record an update could overwrite: what it sends, but for the note of the last change itself. */
function overwritten({ shape, calls, conflictCheck = {} }: Changed): Field[] {
  const body = calls['update']?.bodyFields;
  const notes = Object.values(conflictCheck).map((path) => getFieldsOnPath(shape, path)?.[0]);
  const isSent = ({ name, ui }: Field): boolean =>
    !body || [name, ...(ui.dateRange?.params ?? [])].some((key) => body.includes(key));
  return Object.values(shape.fields).filter(
    (field) => !field.readOnly && field.ui.valueFrom === undefined && !notes.includes(field) && isSent(field),
  );
}

/**
 * The fields that another user changed and whose values differ from the edited ones; fields that both changed come
 * first. Timestamps are not compared: they are often too coarse.
 */
export function getFieldConflicts(entity: Changed, { base, mine, theirs }: ConflictVersions): FieldConflict[] {
  return overwritten(entity)
    .filter((field) => {
      const [now, then, own] = [theirs, base, mine].map((values) => values[field.key]);
      return !isSameValue(field, now, then) && !isSameValue(field, now, own);
    })
    .map((field) => ({ field, isMineToo: !isSameValue(field, mine[field.key], base[field.key]) }))
    .sort((one, other) => Number(other.isMineToo) - Number(one.isMineToo));
}

/** What of the values counts: what a rule has taken away is not sent, whatever stands in its place. */
function counting(filled: ShapeWithValidators, fields: readonly Field[], values: FormValues): FormValues {
  const sent = toFormValues(filled.shape, toRequestBody(filled, values));
  return { ...values, ...Object.fromEntries(fields.map(({ key }) => [key, sent[key]])) };
}

/**
 * The fields that a save would change, with both versions.
 * @param filled the entity's shape with its checks
 */
export function getChanges(
  entity: Changed,
  filled: ShapeWithValidators,
  { base, mine }: Pick<ConflictVersions, 'base' | 'mine'>,
): { fields: Field[]; sides: ConflictVersions } {
  const all = overwritten({ ...entity, shape: filled.shape });
  const [before, after] = [counting(filled, all, base), counting(filled, all, mine)];
  return {
    fields: all.filter((field) => !isSameValue(field, before[field.key], after[field.key])),
    sides: { base: before, theirs: before, mine: after },
  };
}

/**
 * Merges the versions: edited and selected values are kept, all others come from the server.
 * @param differences and those of them in which theirs is taken
 */
export function mergeVersions(
  { fields }: Shape,
  { base, mine, theirs }: ConflictVersions,
  differences: readonly FieldConflict[] = [],
  taken: ReadonlySet<string> = new Set(),
): FormValues {
  const differs = new Set(differences.map(({ field }) => field.key));
  const values = { ...theirs };
  const isMine = (field: Field): boolean => {
    const { key, name, readOnly, ui } = field;
    // What came along with a choice, and nobody can type, goes with it.
    const chooser = readOnly
      ? Object.values(fields).find((one) => Object.hasOwn(one.ui.autofill ?? {}, name))
      : undefined;
    if (chooser && chooser !== field && !chooser.readOnly) return isMine(chooser);
    if (differs.has(key)) return !taken.has(key);
    return ui.valueFrom !== undefined || (!readOnly && !isSameValue(field, mine[key], base[key]));
  };
  for (const field of Object.values(fields)) {
    const { key } = field;
    if (isMine(field)) values[key] = mine[key];
    // What the server leaves out is no reason to leave an input without a value.
    else values[key] ??= differs.has(key) ? null : mine[key];
  }
  return values;
}
