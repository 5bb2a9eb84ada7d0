import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import type { Field, ObjectShape } from '../../model/entity/entity';
import { useObjectShape } from './objectShape';

/**
 * Returns the path of the object that contains a field: `articleLinks.2.articleLink` → `articleLinks.2`. The path
 * of the record itself is empty.
 */
export const getParent = (source: string): string => source.split('.').slice(0, -1).join('.');

const joinPath = (path: string, step: string): string => (path ? `${path}.${step}` : step);

const isNumber = (step: string): boolean => /^\d+$/.test(step);

const findFieldByKey = (shape: ObjectShape | undefined, key: string): Field | undefined =>
  Object.values(shape?.fields ?? {}).find((field) => field.key === key);

/** Returns the shape (the set of fields) at a form path: that of the record, of a nested object or of a row. */
export const getShapeAtPath = (shape: ObjectShape, path: string): ObjectShape | undefined =>
  path
    .split('.')
    .filter((step) => step !== '' && !isNumber(step))
    .reduce<ObjectShape | undefined>((at, step) => findFieldByKey(at, step)?.shape, shape);

/**
 * Finds a field by its name. First searches the row or object that contains the field `source`, then the enclosing
 * rows and objects up to the record. A row can thus refer to a field of the record, such as its country.
 * @returns the path of the found field in the form, and the field itself if it exists
 */
export function findFieldInScope(shape: ObjectShape, source: string, name: string): { path: string; field?: Field } {
  for (let at = getParent(source); ; at = getParent(at)) {
    const field = getShapeAtPath(shape, at)?.fields[name];
    if (field) return { path: joinPath(at, field.key), field };
    if (at === '') return { path: joinPath(getParent(source), name) };
  }
}

/**
 * Returns the current values of some fields by name. Each field is searched in the row or object that contains
 * `source`, then in the enclosing ones (see `findFieldInScope`). Only changes of these fields re-render the caller.
 */
export function useSiblingValues(source: string, names: readonly string[]): Record<string, unknown> {
  const shape = useObjectShape();
  const key = names.join('\n');
  const paths = useMemo(
    () => (key ? key.split('\n').map((name) => findFieldInScope(shape, source, name).path) : []),
    [key, source, shape],
  );
  const values: readonly unknown[] = useWatch({ name: paths });
  const record = Object.fromEntries(names.map((name, index) => [name, values[index]]));
  const state = JSON.stringify(record);
  return useMemo(() => JSON.parse(state) as Record<string, unknown>, [state]);
}
