import type { Field } from './entity';

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

/**
 * What a server's record holds of a field, whichever of its names it uses. A name that is there
 * without a value does not hide another one that has it.
 */
export function valueIn(record: Readonly<Record<string, unknown>>, { name, ui }: Pick<Field, 'name' | 'ui'>): unknown {
  const values = [name, ...(ui.aliases ?? [])].map((candidate) => record[candidate]);
  return values.find((value) => !isEmpty(value)) ?? values.find((value) => value !== undefined);
}
