/** Compares three versions of a record: the one that was loaded, the current one of the server, and the edited one. */
import type { FormValues } from '../values/cleanValues';
import type { Entity, Field, Shape } from '../entity/entity';
import { getFieldsOnPath } from '../values/fieldPath';
import { isSameValue } from '../values/compareValues';
import { toFormValues, toRequestBody, type ShapeWithValidators } from '../wire/serialization';

export interface ConflictVersions {
  /** The record as it was loaded. */
  base: FormValues;
  /** The edited values of the form. */
  mine: FormValues;
  /** The server's current values. */
  theirs: FormValues;
}

/** A field that another user changed and whose value differs from the edited one. */
export interface FieldConflict {
  field: Field;
  /** The current user has changed this field as well. */
  isMineToo: boolean;
}

type Changed = Pick<Entity, 'shape' | 'calls' | 'conflictCheck'>;

/** Returns the fields that an update can overwrite: those it sends, except the fields of the last change. */
function getOverwrittenFields({ shape, calls, conflictCheck = {} }: Changed): Field[] {
  const body = calls['update']?.bodyFields;
  const notes = Object.values(conflictCheck).map((path) => getFieldsOnPath(shape, path)?.[0]);
  const isSent = ({ name, ui }: Field): boolean =>
    !body || [name, ...(ui.dateRange?.params ?? [])].some((key) => body.includes(key));
  return Object.values(shape.fields).filter(
    (field) => !field.readOnly && field.ui.valueFrom === undefined && !notes.includes(field) && isSent(field),
  );
}

/**
 * Returns the fields that another user changed and whose values differ from the edited ones; fields that both
 * changed come first. Timestamps are not compared: they are often too coarse.
 */
export function getFieldConflicts(entity: Changed, { base, mine, theirs }: ConflictVersions): FieldConflict[] {
  return getOverwrittenFields(entity)
    .filter((field) => {
      const [now, then, own] = [theirs, base, mine].map((values) => values[field.key]);
      return !isSameValue(field, now, then) && !isSameValue(field, now, own);
    })
    .map((field) => ({ field, isMineToo: !isSameValue(field, mine[field.key], base[field.key]) }))
    .sort((one, other) => Number(other.isMineToo) - Number(one.isMineToo));
}

/** Replaces the values of the given fields with those that would be sent. Values that a rule removes are not sent. */
function counting(filled: ShapeWithValidators, fields: readonly Field[], values: FormValues): FormValues {
  const sent = toFormValues(filled.shape, toRequestBody(filled, values));
  return { ...values, ...Object.fromEntries(fields.map(({ key }) => [key, sent[key]])) };
}

/**
 * Returns the fields that a save would change, with the values before and after.
 * @param filled the entity's shape with its validators
 */
export function getChanges(
  entity: Changed,
  filled: ShapeWithValidators,
  { base, mine }: Pick<ConflictVersions, 'base' | 'mine'>,
): { fields: Field[]; sides: ConflictVersions } {
  const all = getOverwrittenFields({ ...entity, shape: filled.shape });
  const [before, after] = [counting(filled, all, base), counting(filled, all, mine)];
  return {
    fields: all.filter((field) => !isSameValue(field, before[field.key], after[field.key])),
    sides: { base: before, theirs: before, mine: after },
  };
}

/**
 * Merges the versions: edited and selected values are kept, all others come from the server.
 * @param differences the conflicts
 * @param taken keys of the conflicts in which the server's value is used
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
    // A read-only value that autofill has set belongs to the version of its source field.
    const chooser = readOnly
      ? Object.values(fields).find((one) => Object.hasOwn(one.ui.fieldsFromOption ?? {}, name))
      : undefined;
    if (chooser && chooser !== field && !chooser.readOnly) return isMine(chooser);
    if (differs.has(key)) return !taken.has(key);
    return ui.valueFrom !== undefined || (!readOnly && !isSameValue(field, mine[key], base[key]));
  };
  for (const field of Object.values(fields)) {
    const { key } = field;
    if (isMine(field)) values[key] = mine[key];
    // A value missing in the response must not leave an input without a value.
    else values[key] ??= differs.has(key) ? null : mine[key];
  }
  return values;
}
