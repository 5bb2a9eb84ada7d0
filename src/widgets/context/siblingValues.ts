import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import type { Field, Shape } from '../../model/entity/entity';
import { useShape } from './shape';

/** `articleLinks.2.articleLink` → `articleLinks.2`. The record itself has the empty path. */
const getParent = (source: string): string => source.split('.').slice(0, -1).join('.');

const joinPath = (path: string, step: string): string => (path ? `${path}.${step}` : step);

const isNumber = (step: string): boolean => /^\d+$/.test(step);

const findFieldByKey = (shape: Shape | undefined, key: string): Field | undefined =>
  Object.values(shape?.fields ?? {}).find((field) => field.key === key);

/** Returns the shape at a form path: that of the record, of a nested object or of a row. */
const getShapeAtPath = (shape: Shape, path: string): Shape | undefined =>
  path
    .split('.')
    .filter((step) => step !== '' && !isNumber(step))
    .reduce<Shape | undefined>((at, step) => findFieldByKey(at, step)?.shape, shape);

/**
 * Finds a field by its name: first among the siblings of the field itself, then in the enclosing row or object. The
 * rows of a record can thus share its country.
 * @returns its path in the form, and the field if it exists
 */
export function findNearestField(shape: Shape, source: string, name: string): { path: string; field?: Field } {
  for (let at = getParent(source); ; at = getParent(at)) {
    const field = getShapeAtPath(shape, at)?.fields[name];
    if (field) return { path: joinPath(at, field.key), field };
    if (at === '') return { path: joinPath(getParent(source), name) };
  }
}

/**
 * Returns the current values of some fields near `source`: in the same row or record, or in an enclosing one. Only
 * changes of these fields re-render the caller.
 */
export function useSiblingValues(source: string, names: readonly string[]): Record<string, unknown> {
  const shape = useShape();
  const key = names.join('\n');
  const paths = useMemo(
    () => (key ? key.split('\n').map((name) => findNearestField(shape, source, name).path) : []),
    [key, source, shape],
  );
  const values: readonly unknown[] = useWatch({ name: paths });
  const record = Object.fromEntries(names.map((name, index) => [name, values[index]]));
  const state = JSON.stringify(record);
  return useMemo(() => JSON.parse(state) as Record<string, unknown>, [state]);
}
