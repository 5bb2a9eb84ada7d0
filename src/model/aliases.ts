import type { Field } from './entity';
import { ownOf } from './own';

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

/** A period whose ends have names of their own. */
function periodIn(record: Readonly<Record<string, unknown>>, ends: readonly string[] = []): unknown {
  const [from, to] = ends.map((end) => ownOf(record, end));
  return from === undefined && to === undefined ? undefined : { from, to };
}

/**
 * What a server's record holds of a field, whichever of its names it uses. A name that is there
 * without a value does not hide another one that has it.
 */
export function valueIn(record: Readonly<Record<string, unknown>>, { name, ui }: Pick<Field, 'name' | 'ui'>): unknown {
  const values = [name, ...(ui.aliases ?? [])].map((candidate) => ownOf(record, candidate));
  const own = values.find((value) => !isEmpty(value)) ?? values.find((value) => value !== undefined);
  return own ?? periodIn(record, ui.period?.ends) ?? own;
}
