import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import type { Field, Shape } from '../../model/entity/entity';
import { useShape } from './shape';

/** `articleLinks.2.articleLink` → `articleLinks.2`; the record itself is the empty path. */
const getParent = (source: string): string => source.split('.').slice(0, -1).join('.');

const below = (path: string, step: string): string => (path ? `${path}.${step}` : step);

const isNumber = (step: string): boolean => /^\d+$/.test(step);

const byKey = (shape: Shape | undefined, key: string): Field | undefined =>
  Object.values(shape?.fields ?? {}).find((field) => field.key === key);

/** The shape in which a path of a form ends: that of the record, of a nested object or of a row. */
const shapeAt = (shape: Shape, path: string): Shape | undefined =>
  path
    .split('.')
    .filter((step) => step !== '' && !isNumber(step))
    .reduce<Shape | undefined>((at, step) => byKey(at, step)?.shape, shape);

/**
 * Finds a field by its name: first next to the field itself, then in the enclosing row or object. Rows of a record
 * can thus share its country.
 * @returns its path in the form, and the field where there is one
 */
export function findNearestField(shape: Shape, source: string, name: string): { path: string; field?: Field } {
  for (let at = getParent(source); ; at = getParent(at)) {
    const field = shapeAt(shape, at)?.fields[name];
    if (field) return { path: below(at, field.key), field };
    if (at === '') return { path: below(getParent(source), name) };
  }
}

/**
 * The current values of a few fields beside `source`, in the same row or record, or around it. Only a
 * change of one of these draws the caller again.
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
