import type { Field } from './entity';

/** What a server's record holds of a field, whichever of its names it uses. */
export function valueIn(record: Readonly<Record<string, unknown>>, { name, ui }: Pick<Field, 'name' | 'ui'>): unknown {
  const key = [name, ...(ui.aliases ?? [])].find((candidate) => record[candidate] !== undefined);
  return key === undefined ? undefined : record[key];
}
