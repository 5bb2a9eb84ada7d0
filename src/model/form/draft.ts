/**
 * What somebody has typed and not saved, as it may be kept beside the form: the changed fields alone, so
 * that those nobody has touched are as the server has them when it is put back.
 */
import { isObject, type Values } from '../values/clean';
import type { Field, Shape } from '../entity/entity';
import { ownOf } from '../values/own';
import { differing, sameValue } from '../values/sameValue';
import { isSecret } from '../values/secrets';
import type { Draft } from './storedDraft';

/** A draft that is put back. */
export interface Restored {
  /** What the form holds. */
  values: Values;
  /** What it is compared with: of the fields that were changed what they held then. */
  opened: Values;
  /** Somebody has changed the same fields since. */
  isOutdated: boolean;
}

const isHeldBack = (field: Field): boolean => isSecret(field) || field.upload !== undefined;

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

const structureOf = (field: Field): string => JSON.stringify(structure(field));

const typed = ({ fields }: Shape): Record<string, Field> =>
  Object.fromEntries(Object.entries(fields).filter(([, { readOnly, ui }]) => !readOnly && ui.valueFrom === undefined));

/**
 * What is to be kept of a form.
 * @param opened what the form began with, `values` what it holds
 * @returns undefined where nothing was changed that may be kept
 */
export function draftOf(shape: Shape, opened: Values, values: Values, at: number): Draft | undefined {
  const draft = { at, values: {} as Values, opened: {} as Values, structures: {} as Record<string, string> };
  let lacks = false;
  for (const field of differing(typed(shape), opened, values)) {
    const { key } = field;
    const value = kept(field, values[key]);
    const back = putBack(field, value, opened[key]);
    lacks ||= !sameValue(field, back, values[key]);
    if (sameValue(field, back, opened[key])) continue;
    // JSON knows no undefined: emptied is not untouched.
    draft.values[key] = value ?? null;
    draft.opened[key] = kept(field, opened[key]) ?? null;
    draft.structures[key] = structureOf(field);
  }
  return Object.keys(draft.values).length > 0 ? { ...draft, lacks } : undefined;
}

/**
 * Puts a draft back over what the form would begin with.
 * @returns undefined where it does not fit the schema any more, or says nothing new
 */
export function restore(shape: Shape, draft: Draft, fresh: Values): Restored | undefined {
  const fields = Object.fromEntries(Object.values(typed(shape)).map((field) => [field.key, field]));
  const restored: Restored = { values: { ...fresh }, opened: { ...fresh }, isOutdated: false };
  for (const key of Object.keys(draft.values)) {
    const field = ownOf(fields, key);
    if (!field || ownOf(draft.structures, key) !== structureOf(field)) return undefined;
    const value = putBack(field, draft.values[key], fresh[key]);
    if (sameValue(field, value, fresh[key])) continue;
    restored.values[key] = value;
    restored.opened[key] = putBack(field, ownOf(draft.opened, key), fresh[key]);
    restored.isOutdated ||= !sameValue(field, restored.opened[key], fresh[key]);
  }
  return differing(typed(shape), restored.values, fresh).length > 0 ? restored : undefined;
}
