import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import type { Shape } from '../../model/entity';
import { useEntityModule } from './entity';

/** `articleLinks.2.articleLink` → `articleLinks.2`; the record itself is the empty path. */
export const parentOf = (source: string): string => source.split('.').slice(0, -1).join('.');

export const siblingOf = (source: string, name: string): string => {
  const parent = parentOf(source);
  return parent ? `${parent}.${name}` : name;
};

const isNumber = (step: string): boolean => /^\d+$/.test(step);

/** The shape in which a path ends: that of the record, of a nested object or of a row. */
export const shapeAt = (shape: Shape, path: string): Shape | undefined =>
  path
    .split('.')
    .filter((step) => step !== '' && !isNumber(step))
    .reduce<Shape | undefined>((at, step) => at?.fields[step]?.shape, shape);

/**
 * Where a field finds another one by its name: beside itself, else in what its row or object stands
 * in, so that the rows of a record share its country.
 */
export function nearest(shape: Shape, source: string, name: string): string {
  for (let path = siblingOf(source, name), at = parentOf(source); ; at = parentOf(at)) {
    if (shapeAt(shape, at)?.fields[name]) return at === '' ? name : `${at}.${name}`;
    if (at === '') return path;
  }
}

/**
 * The current values of a few fields beside `source`, in the same row or record, or around it. Only a
 * change of one of these draws the caller again.
 */
export function useSiblings(source: string, names: readonly string[]): Record<string, unknown> {
  const { shape } = useEntityModule().entity;
  const key = names.join('\n');
  const paths = useMemo(
    () => (key ? key.split('\n').map((name) => nearest(shape, source, name)) : []),
    [key, source, shape],
  );
  const values: readonly unknown[] = useWatch({ name: paths });
  const record = Object.fromEntries(names.map((name, index) => [name, values[index]]));
  const state = JSON.stringify(record);
  return useMemo(() => JSON.parse(state) as Record<string, unknown>, [state]);
}
