/**
 * Finds fields by name or by path. The path `audit.createBy` refers to the field `createBy` in the object `audit`.
 * A field whose name itself contains a dot takes precedence.
 */
import { getFieldValue } from './getFieldValue';
import { isObject } from './cleanValues';
import type { Field, ObjectShape } from '../entity/entity';
import { getOwnProperty } from './getOwnProperty';

/**
 * Returns all fields along a path; the last one is the field that the path refers to. Returns undefined if the path
 * does not exist.
 */
export function getFieldsOnPath(shape: ObjectShape, path: string): Field[] | undefined {
  const own = getOwnProperty(shape.fields, path);
  if (own) return [own];
  for (let dot = path.indexOf('.'); dot > 0; dot = path.indexOf('.', dot + 1)) {
    const outer = getOwnProperty(shape.fields, path.slice(0, dot));
    const inner =
      outer?.shape && outer.type === 'object' ? getFieldsOnPath(outer.shape, path.slice(dot + 1)) : undefined;
    if (outer && inner) return [outer, ...inner];
  }
  return undefined;
}

export const getFieldAtPath = (shape: ObjectShape, path: string): Field | undefined =>
  getFieldsOnPath(shape, path)?.at(-1);

/**
 * Returns the value at a path of a server record. The record can contain each field of the path under its name or
 * one of its alternate names.
 */
export function getValueAtPath(shape: ObjectShape, path: string, record: Readonly<Record<string, unknown>>): unknown {
  const fields = getFieldsOnPath(shape, path);
  if (!fields) return getOwnProperty(record, path);
  return fields.reduce<unknown>((at, field) => (isObject(at) ? getFieldValue(at, field) : undefined), record);
}

/** Returns the object that contains the value of the path. For a path without a dot, this is the record itself. */
export function getParentObjectAtPath(
  shape: ObjectShape,
  path: string,
  record: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> {
  const outer = getFieldsOnPath(shape, path)?.slice(0, -1) ?? [];
  const owner = outer.reduce<unknown>((at, field) => (isObject(at) ? getFieldValue(at, field) : undefined), record);
  return isObject(owner) ? owner : {};
}
