/**
 * What somebody has typed and not saved, as it may be kept beside the form: the changed fields alone, so
 * that those nobody has touched are as the server has them when it is put back.
 */
import { isObject, type FormValues } from '../values/cleanValues';
import type { Field, Shape } from '../entity/entity';
import { getOwnProperty } from '../values/getOwnProperty';
import { getDifferingFields, isSameValue } from '../values/compareValues';
import { isSecretField } from '../values/secretFields';
import type { FormDraft } from './parseStoredDraft';

/** A draft that is put back. */
export interface RestoredDraftValues {
  /** What the form holds. */
  values: FormValues;
  /** What it is compared with: of the fields that were changed what they held then. */
  initialValues: FormValues;
  /** Somebody has changed the same fields since. */
  isOutdated: boolean;
}

const isHeldBack = (field: Field): boolean => isSecretField(field) || field.upload !== undefined;

/** The value without what is never kept. */
function kept(field: Field, value: unknown): unknown {
  if (isHeldBack(field)) return undefined;
  const { shape } = field;
  if (!shape) return value;
  if (Array.isArray(value)) return value.map((row: unknown) => kept(field, row));
  if (!isObject(value)) return value;
  const values = { ...value };
  for (const inner of Object.values(shape.fields)) {
    if (inner.key in values) values[inner.key] = kept(inner, values[inner.key]);
  }
  return values;
}

/** What is never kept is taken from what the server has; of a list from the same row. */
function putBack(field: Field, value: unknown, fresh: unknown): unknown {
  if (isHeldBack(field)) return fresh;
  const { shape, ui } = field;
  if (!shape) return value;
  if (Array.isArray(value)) {
    const id = ui.rows?.idField;
    const idOf = (row: unknown): unknown => (id !== undefined && isObject(row) ? row[id] : undefined);
    const rows: unknown[] = Array.isArray(fresh) ? fresh : [];
    return value.map((row: unknown) => {
      const own = idOf(row);
      return putBack(field, row, own === undefined ? undefined : rows.find((other) => idOf(other) === own));
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

const structure = ({ types, format = '', item, shape }: Field): unknown => [
  types,
  format,
  item ? structure(item) : null,
  shape ? Object.values(shape.fields).map((inner) => [inner.key, structure(inner)]) : null,
];

const getStructure = (field: Field): string => JSON.stringify(structure(field));

const typed = ({ fields }: Shape): Record<string, Field> =>
  Object.fromEntries(Object.entries(fields).filter(([, { readOnly, ui }]) => !readOnly && ui.valueFrom === undefined));

/**
 * Creates the draft of a form that is saved in the browser; undefined without changes.
 * @param initialValues what the form began with, `values` what it holds
 * @returns undefined where nothing was changed that may be kept
 */
export function createDraft(shape: Shape, opened: FormValues, values: FormValues, at: number): FormDraft | undefined {
  const draft = {
    savedAt: at,
    values: {} as FormValues,
    initialValues: {} as FormValues,
    structures: {} as Record<string, string>,
  };
  let lacks = false;
  for (const field of getDifferingFields(typed(shape), opened, values)) {
    const { key } = field;
    const value = kept(field, values[key]);
    const back = putBack(field, value, opened[key]);
    lacks ||= !isSameValue(field, back, values[key]);
    if (isSameValue(field, back, opened[key])) continue;
    // JSON knows no undefined: emptied is not untouched.
    draft.values[key] = value ?? null;
    draft.initialValues[key] = kept(field, opened[key]) ?? null;
    draft.structures[key] = getStructure(field);
  }
  return Object.keys(draft.values).length > 0 ? { ...draft, isIncomplete: lacks } : undefined;
}

/**
 * Restores a draft over the fresh initial values of a form.
 * @returns undefined where it does not fit the schema any more, or says nothing new
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
