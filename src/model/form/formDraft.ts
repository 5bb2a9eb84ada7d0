/**
 * Creates drafts of unsaved form values and restores them. A draft contains only the fields that the user has
 * changed. After it is restored, all other fields have the values that the server now has.
 */
import { isObject, type FormValues } from '../values/cleanValues';
import type { Field, ObjectShape } from '../entity/entity';
import { getOwnProperty } from '../values/getOwnProperty';
import { getDifferingFields, isSameValue } from '../values/compareValues';
import { isSecretField } from '../values/secretFields';
import type { FormDraft } from './parseStoredDraft';

/** The values of a form after a draft has been restored. */
export interface RestoredDraftValues {
  /** The values that the form displays. */
  values: FormValues;
  /**
   * The values that `values` is compared with to find unsaved changes. For a field in the draft, this is its
   * initial value at the time when the draft was created.
   */
  initialValues: FormValues;
  /** Whether another user has changed one of the fields in the draft since the draft was created. */
  isOutdated: boolean;
}

const isHeldBack = (field: Field): boolean => isSecretField(field) || field.upload !== undefined;

/** Removes secrets and files from a value, because they must not be stored in the browser. */
function getStorableValue(field: Field, value: unknown): unknown {
  if (isHeldBack(field)) return undefined;
  const { shape } = field;
  if (!shape) return value;
  if (Array.isArray(value)) return value.map((row: unknown) => getStorableValue(field, row));
  if (!isObject(value)) return value;
  const values = { ...value };
  for (const inner of Object.values(shape.fields)) {
    if (inner.key in values) values[inner.key] = getStorableValue(inner, values[inner.key]);
  }
  return values;
}

/**
 * Inserts the server's secrets and files into a value of a draft, because a draft does not contain them. In an
 * array, a row receives the values of the server's row with the same id.
 */
function putBack(field: Field, value: unknown, fresh: unknown): unknown {
  if (isHeldBack(field)) return fresh;
  const { shape, ui } = field;
  if (!shape) return value;
  if (Array.isArray(value)) {
    const id = ui.rows?.idField;
    const getId = (row: unknown): unknown => (id !== undefined && isObject(row) ? row[id] : undefined);
    const rows: unknown[] = Array.isArray(fresh) ? fresh : [];
    return value.map((row: unknown) => {
      const own = getId(row);
      return putBack(field, row, own === undefined ? undefined : rows.find((other) => getId(other) === own));
    });
  }
  if (!isObject(value)) return value;
  const values = { ...value };
  for (const inner of Object.values(shape.fields)) {
    const back = putBack(inner, values[inner.key], isObject(fresh) ? fresh[inner.key] : undefined);
    if (back !== undefined) values[inner.key] = back;
  }
  return values;
}

const describeStructure = ({ types, format = '', item, shape }: Field): unknown => [
  types,
  format,
  item ? describeStructure(item) : null,
  shape ? Object.values(shape.fields).map((inner) => [inner.key, describeStructure(inner)]) : null,
];

const getStructure = (field: Field): string => JSON.stringify(describeStructure(field));

const typed = ({ fields }: ObjectShape): Record<string, Field> =>
  Object.fromEntries(Object.entries(fields).filter(([, { readOnly, ui }]) => !readOnly && ui.valueFrom === undefined));

/**
 * Creates the draft of a form, which is then stored in the browser.
 * @param initialValues the initial values of the form
 * @param values the current values of the form
 * @param at the time of the last change, in milliseconds
 * @returns undefined if the user has changed nothing, or only values that must not be stored
 */
export function createDraft(
  shape: ObjectShape,
  initialValues: FormValues,
  values: FormValues,
  at: number,
): FormDraft | undefined {
  const draft = {
    savedAt: at,
    values: {} as FormValues,
    initialValues: {} as FormValues,
    structures: {} as Record<string, string>,
  };
  let lacks = false;
  for (const field of getDifferingFields(typed(shape), initialValues, values)) {
    const { key } = field;
    const value = getStorableValue(field, values[key]);
    const back = putBack(field, value, initialValues[key]);
    lacks ||= !isSameValue(field, back, values[key]);
    if (isSameValue(field, back, initialValues[key])) continue;
    // A cleared field is stored as `null`, because JSON omits `undefined` and the field would then look unchanged.
    draft.values[key] = value ?? null;
    draft.initialValues[key] = getStorableValue(field, initialValues[key]) ?? null;
    draft.structures[key] = getStructure(field);
  }
  return Object.keys(draft.values).length > 0 ? { ...draft, isIncomplete: lacks } : undefined;
}

/**
 * Restores a draft into the newly loaded initial values of a form.
 * @returns undefined if the schema of a field has changed since the draft was created, or if the draft equals the
 *   loaded values
 */
export function restoreDraft(shape: ObjectShape, draft: FormDraft, fresh: FormValues): RestoredDraftValues | undefined {
  const fields = Object.fromEntries(Object.values(typed(shape)).map((field) => [field.key, field]));
  const restored: RestoredDraftValues = { values: { ...fresh }, initialValues: { ...fresh }, isOutdated: false };
  for (const key of Object.keys(draft.values)) {
    const field = getOwnProperty(fields, key);
    if (!field || getOwnProperty(draft.structures, key) !== getStructure(field)) return undefined;
    const value = putBack(field, draft.values[key], fresh[key]);
    if (isSameValue(field, value, fresh[key])) continue;
    restored.values[key] = value;
    restored.initialValues[key] = putBack(field, getOwnProperty(draft.initialValues, key), fresh[key]);
    restored.isOutdated ||= !isSameValue(field, restored.initialValues[key], fresh[key]);
  }
  return getDifferingFields(typed(shape), restored.values, fresh).length > 0 ? restored : undefined;
}
