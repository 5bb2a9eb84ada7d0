/**
 * The rule-dependent states of all fields in a form. The fields of one object (the record, a nested object, a row)
 * form a group, which is kept and compared as a whole if unchanged, so that a keystroke in an array of hundreds of
 * rows costs as much as in a short one.
 */
import { equal } from '../values/ajvRuntime';
import type { FieldState } from './ruleEffects';

/** The states of one object's fields, by name. */
export type FieldStateMap = ReadonlyMap<string, FieldState>;

/** Reuses the previous state objects where the states are equal, so that their fields are not re-rendered. */
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
  /** By path prefix: empty, or `articleLinks.2.`. */
  readonly #groups = new Map<string, FieldStateMap>();

  /** @param path in the form: `articleLinks.2.articleLink` */
  get(path: string): FieldState | undefined {
    const end = path.lastIndexOf('.') + 1;
    return this.#groups.get(path.slice(0, end))?.get(path.slice(end));
  }

  /** Returns the fields of one object, by path prefix. */
  groupAt(prefix: string): FieldStateMap | undefined {
    return this.#groups.get(prefix);
  }

  /** The number of objects. */
  get size(): number {
    return this.#groups.size;
  }

  /** @returns the stored group: the previous one if it is equal */
  put(prefix: string, group: FieldStateMap, previous: FieldStateStore | undefined): FieldStateMap {
    const before = previous && previous.#groups.get(prefix);
    const kept = before === undefined || before === group ? group : withIdentities(group, before);
    this.#groups.set(prefix, kept);
    return kept;
  }

  /** Returns the paths of the fields whose state differs from before or is new. */
  changedSince(before: FieldStateStore): string[] {
    return [...this.#groups].flatMap(([prefix, group]) => {
      const known = before.#groups.get(prefix);
      if (known === group) return [];
      return [...group].flatMap(([name, state]) => (known?.get(name) === state ? [] : [prefix + name]));
    });
  }
}
