/**
 * Compares three versions of a record to detect conflicting edits: the version that the form loaded, the version
 * that the server now has, and the version that the user has edited.
 */
import type { FormValues } from '../values/cleanValues';
import type { Entity, Field, ObjectShape } from '../entity/entity';
import { getFieldsOnPath } from '../values/fieldPath';
import { isSameValue } from '../values/compareValues';
import { toRequestBody, type ShapeWithValidators } from '../wire/serialization';
import { toFormValues } from '../wire/toFormValues';

export interface ConflictVersions {
  /** The values that the form loaded. */
  base: FormValues;
  /** The values that the user has edited in the form. */
  mine: FormValues;
  /** The values that the server now has. */
  theirs: FormValues;
}

/**
 * A field that another user has changed since the form was loaded, and whose new value differs from the value in
 * the form.
 */
export interface FieldConflict {
  field: Field;
  /** Whether the current user has changed this field too. */
  isMineToo: boolean;
}

type Changed = Pick<Entity, 'shape' | 'calls' | 'conflictCheck'>;

/**
 * Returns the fields that an update can overwrite: all fields that the request contains, except those with the time
 * and author of the last change.
 */
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
 * Returns the conflicts between the edits of the current user and of another user. Fields that both users have
 * changed come first. Timestamps are not used for the comparison, because many servers store them too coarsely.
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

/**
 * Replaces the values of the given fields with the values that a request would contain. For example, a value that a
 * rule forbids is not sent.
 */
function counting(filled: ShapeWithValidators, fields: readonly Field[], values: FormValues): FormValues {
  const sent = toFormValues(filled.shape, toRequestBody(filled, values));
  return { ...values, ...Object.fromEntries(fields.map(({ key }) => [key, sent[key]])) };
}

/**
 * Returns the fields that a save would change, with their values before and after the save.
 * @param filled the shape of the entity with its validators
 */
export function getUnsavedFieldChanges(
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
 * Merges the versions of a record. The result contains the values that the user has edited, and the values of the
 * server for all other fields. If both users have changed a field, the user selects one of the two values.
 * @param differences the conflicts
 * @param taken keys of the conflicts in which the user selected the server's value
 */
export function mergeRecordVersions(
  { fields }: ObjectShape,
  { base, mine, theirs }: ConflictVersions,
  differences: readonly FieldConflict[] = [],
  taken: ReadonlySet<string> = new Set(),
): FormValues {
  const differs = new Set(differences.map(({ field }) => field.key));
  const values = { ...theirs };
  const isMine = (field: Field): boolean => {
    const { key, name, readOnly, ui } = field;
    // A read-only field that was autofilled from an option must come from the same version as the field with this
    // option.
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
    // A value that is missing in the server's response is replaced, because every input needs a value.
    else values[key] ??= differs.has(key) ? null : mine[key];
  }
  return values;
}
