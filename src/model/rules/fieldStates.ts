/**
 * What the rules say of every field of a form. The fields of one object (the record, a nested object,
 * a row) stand together: what nobody has touched is kept and compared as one, so that a key stroke in
 * a list of hundreds costs what it costs in a short one.
 */
import { equal } from '../values/ajvRuntime';
import type { FieldState } from './ruleEffects';

/** States of the fields of one object by their names. */
export type FieldStateMap = ReadonlyMap<string, FieldState>;

/** A state that says the same as before is the same object, so that nobody draws it again. */
function withIdentities(group: FieldStateMap, before: FieldStateMap): FieldStateMap {
  const kept = new Map(
    [...group].map(([name, state]) => {
      const known = before.get(name);
      return [name, known && equal(known, state) ? known : state];
    }),
  );
  const isSame = kept.size === before.size && [...kept].every(([name, state]) => before.get(name) === state);
  return isSame ? before : kept;
}

export class FieldStateStore {
  /** By what stands before the names in a path: nothing, or `articleLinks.2.`. */
  readonly #groups = new Map<string, FieldStateMap>();

  /** @param path as in the form: `articleLinks.2.articleLink` */
  get(path: string): FieldState | undefined {
    const end = path.lastIndexOf('.') + 1;
    return this.#groups.get(path.slice(0, end))?.get(path.slice(end));
  }

  /** The fields of one object, by what stands before their names. */
  groupAt(prefix: string): FieldStateMap | undefined {
    return this.#groups.get(prefix);
  }

  /** Number of objects. */
  get size(): number {
    return this.#groups.size;
  }

  /** @returns the group as it is kept: that of before, where it says the same */
  put(prefix: string, group: FieldStateMap, previous: FieldStateStore | undefined): FieldStateMap {
    const before = previous && previous.#groups.get(prefix);
    const kept = before === undefined || before === group ? group : withIdentities(group, before);
    this.#groups.set(prefix, kept);
    return kept;
  }

  /** Paths of the fields whose state is another one than before, or was not there. */
  changedSince(before: FieldStateStore): string[] {
    return [...this.#groups].flatMap(([prefix, group]) => {
      const known = before.#groups.get(prefix);
      if (known === group) return [];
      return [...group].flatMap(([name, state]) => (known?.get(name) === state ? [] : [prefix + name]));
    });
  }
}
