/**
 * Creates and restores drafts of unsaved form values. A draft contains only the changed fields, so that all others
 * have the server's current values after it is restored.
 */
import { isObject, type FormValues } from '../values/cleanValues';
import type { Field, Shape } from '../entity/entity';
import { getOwnProperty } from '../values/getOwnProperty';
import { getDifferingFields, isSameValue } from '../values/compareValues';
import { isSecretField } from '../values/secretFields';
import type { FormDraft } from './parseStoredDraft';

/** The values of a form after a draft was restored. */
export interface RestoredDraftValues {
  /** The current values of the form. */
  values: FormValues;
  /**
   * The values that these are compared with. For fields in the draft: their initial values when the draft was
   * created.
   */
  initialValues: FormValues;
  /** Another user has changed the same fields since. */
  isOutdated: boolean;
}

const isHeldBack = (field: Field): boolean => isSecretField(field) || field.upload !== undefined;

/** Removes values that drafts must not contain: secrets and files. */
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

/** Inserts the server's values where the draft must not contain any; in arrays, those of the row with the same id. */
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

const typed = ({ fields }: Shape): Record<string, Field> =>
  Object.fromEntries(Object.entries(fields).filter(([, { readOnly, ui }]) => !readOnly && ui.valueFrom === undefined));

/**
 * Creates the draft of a form that is saved in the browser.
 * @param initialValues the initial values of the form
 * @param values the current values
 * @param at the time of the last change in milliseconds
 * @returns undefined if no value was changed that may be stored
 */
export function createDraft(
  shape: Shape,
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
    // JSON has no `undefined`; without `null`, a cleared field would look unchanged.
    draft.values[key] = value ?? null;
    draft.initialValues[key] = getStorableValue(field, initialValues[key]) ?? null;
    draft.structures[key] = getStructure(field);
  }
  return Object.keys(draft.values).length > 0 ? { ...draft, isIncomplete: lacks } : undefined;
}

/**
 * Restores a draft over the fresh initial values of a form.
 * @returns undefined if the draft no longer fits the schema or contains no difference
 */
export function restoreDraft(shape: Shape, draft: FormDraft, fresh: FormValues): RestoredDraftValues | undefined {
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
