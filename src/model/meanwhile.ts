/** Two people have changed one record: what of it is whose, and what becomes of both. */
import type { Values } from './clean';
import type { Call, Field, Shape } from './entity';
import { sameValue } from './sameValue';

export interface Sides {
  /** What I opened. */
  opened: Values;
  /** What stands in my form. */
  mine: Values;
  /** What the server has now. */
  theirs: Values;
}

/** A field that they have changed, and that is not what I have. */
export interface Difference {
  field: Field;
  /** I have changed it, too. */
  isMineToo: boolean;
}

/** Whether an update sends the field: only then it could overwrite something. */
function isSent({ name, readOnly, ui }: Field, { body }: Pick<Call, 'body'>): boolean {
  if (readOnly || ui.from !== undefined) return false;
  return !body || [name, ...(ui.period?.ends ?? [])].some((key) => body.includes(key));
}

/** What they have changed, first what both have: that must be seen. */
export function differencesOf({ fields }: Shape, call: Pick<Call, 'body'>, sides: Sides): Difference[] {
  const { opened, mine, theirs } = sides;
  return Object.values(fields)
    .filter((field) => isSent(field, call))
    .filter(({ key, ...rest }) => {
      const field = { key, ...rest };
      return !sameValue(field, theirs[key], opened[key]) && !sameValue(field, theirs[key], mine[key]);
    })
    .map((field) => ({ field, isMineToo: !sameValue(field, mine[field.key], opened[field.key]) }))
    .sort((one, other) => Number(other.isMineToo) - Number(one.isMineToo));
}

/**
 * One record of both: what I have changed or chosen is mine, everything else is as the server has it now.
 * @param differences and those of them in which theirs is taken
 */
export function merge(
  { fields }: Shape,
  { opened, mine, theirs }: Sides,
  differences: readonly Difference[],
  taken: ReadonlySet<string>,
): Values {
  const differs = new Set(differences.map(({ field }) => field.key));
  const own = Object.values(fields).flatMap((field): [string, unknown][] => {
    const { key, readOnly, ui } = field;
    const isMine = differs.has(key)
      ? !taken.has(key)
      : ui.from !== undefined || (!readOnly && !sameValue(field, mine[key], opened[key]));
    // What the server leaves out is no reason to leave an input without a value.
    return isMine || (theirs[key] === undefined && !differs.has(key)) ? [[key, mine[key]]] : [];
  });
  return { ...theirs, ...Object.fromEntries(own) };
}
