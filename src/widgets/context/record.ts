import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';

/** `articleLinks.2.articleLink` → `articleLinks.2`; the record itself is the empty path. */
export const parentOf = (source: string): string => source.split('.').slice(0, -1).join('.');

export const siblingOf = (source: string, name: string): string => {
  const parent = parentOf(source);
  return parent ? `${parent}.${name}` : name;
};

/**
 * The current values of a few fields beside `source`, in the same record or row. Only a change of
 * one of these draws the caller again.
 */
export function useSiblings(source: string, names: readonly string[]): Record<string, unknown> {
  const key = names.join('\n');
  const paths = useMemo(() => (key ? key.split('\n').map((name) => siblingOf(source, name)) : []), [key, source]);
  const values: readonly unknown[] = useWatch({ name: paths });
  const record = Object.fromEntries(names.map((name, index) => [name, values[index]]));
  const state = JSON.stringify(record);
  return useMemo(() => JSON.parse(state) as Record<string, unknown>, [state]);
}
