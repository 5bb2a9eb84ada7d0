/** Two people have changed one record: what of it is whose, and what becomes of both. */
import type { Values } from '../values/clean';
import type { Entity, Field, Shape } from '../entity/entity';
import { fieldsTo } from '../values/fieldPath';
import { sameValue } from '../values/sameValue';
import { fromWire, toWire, type Filled } from '../wire/wire';

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

type Changed = Pick<Entity, 'shape' | 'calls' | 'conflictCheck'>;

/** What of a record an update could overwrite: what it sends, but for the note of the last change itself. */
function overwritten({ shape, calls, conflictCheck = {} }: Changed): Field[] {
  const body = calls['update']?.bodyFields;
  const notes = Object.values(conflictCheck).map((path) => fieldsTo(shape, path)?.[0]);
  const isSent = ({ name, ui }: Field): boolean =>
    !body || [name, ...(ui.dateRange?.params ?? [])].some((key) => body.includes(key));
  return Object.values(shape.fields).filter(
    (field) => !field.readOnly && field.ui.valueFrom === undefined && !notes.includes(field) && isSent(field),
  );
}

/**
 * What they have changed and what is not the same as mine, first what both have changed: that must be seen.
 * The time of the change decides nothing: it is often known to the minute only, and a save may change nothing else.
 */
export function differencesOf(entity: Changed, { opened, mine, theirs }: Sides): Difference[] {
  return overwritten(entity)
    .filter((field) => {
      const [now, then, own] = [theirs, opened, mine].map((values) => values[field.key]);
      return !sameValue(field, now, then) && !sameValue(field, now, own);
    })
    .map((field) => ({ field, isMineToo: !sameValue(field, mine[field.key], opened[field.key]) }))
    .sort((one, other) => Number(other.isMineToo) - Number(one.isMineToo));
}

/** What of the values counts: what a rule has taken away is not sent, whatever stands in its place. */
function counting(filled: Filled, fields: readonly Field[], values: Values): Values {
  const sent = fromWire(filled.shape, toWire(filled, values));
  return { ...values, ...Object.fromEntries(fields.map(({ key }) => [key, sent[key]])) };
}

/**
 * What a save changes of what I opened, and both as they count.
 * @param filled the entity's shape with its checks
 */
export function changesOf(
  entity: Changed,
  filled: Filled,
  { opened, mine }: Pick<Sides, 'opened' | 'mine'>,
): { fields: Field[]; sides: Sides } {
  const all = overwritten({ ...entity, shape: filled.shape });
  const [before, after] = [counting(filled, all, opened), counting(filled, all, mine)];
  return {
    fields: all.filter((field) => !sameValue(field, before[field.key], after[field.key])),
    sides: { opened: before, theirs: before, mine: after },
  };
}

/**
 * One record of both: what I have changed or chosen is mine, everything else is as the server has it now.
 * @param differences and those of them in which theirs is taken
 */
export function merge(
  { fields }: Shape,
  { opened, mine, theirs }: Sides,
  differences: readonly Difference[] = [],
  taken: ReadonlySet<string> = new Set(),
): Values {
  const differs = new Set(differences.map(({ field }) => field.key));
  const values = { ...theirs };
  const isMine = (field: Field): boolean => {
    const { key, name, readOnly, ui } = field;
    // What came along with a choice, and nobody can type, goes with it.
    const chooser = readOnly
      ? Object.values(fields).find((one) => Object.hasOwn(one.ui.autofill ?? {}, name))
      : undefined;
    if (chooser && chooser !== field && !chooser.readOnly) return isMine(chooser);
    if (differs.has(key)) return !taken.has(key);
    return ui.valueFrom !== undefined || (!readOnly && !sameValue(field, mine[key], opened[key]));
  };
  for (const field of Object.values(fields)) {
    const { key } = field;
    if (isMine(field)) values[key] = mine[key];
    // What the server leaves out is no reason to leave an input without a value.
    else values[key] ??= differs.has(key) ? null : mine[key];
  }
  return values;
}
