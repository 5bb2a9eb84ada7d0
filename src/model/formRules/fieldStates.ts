/**
 * Stores the states of all fields in a form, which depend on the rules. The states of all fields in one object (the
 * record, a nested object or a row) form a group. An unchanged group is reused as a whole, so that a keystroke
 * takes the same time in a long array of rows as in a short one.
 */
import { equal } from '../values/ajvRuntime';
import type { FieldState } from './ruleEffects';

/** The states of the fields in one object, by field key. */
export type FieldStateMap = ReadonlyMap<string, FieldState>;

/**
 * Replaces states with the equal state objects of the previous evaluation, so that their fields are not
 * re-rendered.
 */
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
  /**
   * The groups by path prefix. The prefix of the record is empty; the prefix of a row is for example
   * `articleLinks.2.`.
   */
  readonly #groups = new Map<string, FieldStateMap>();

  /** @param path form path, such as `articleLinks.2.articleLink` */
  get(path: string): FieldState | undefined {
    const end = path.lastIndexOf('.') + 1;
    return this.#groups.get(path.slice(0, end))?.get(path.slice(end));
  }

  /** Returns the states of the fields in one object. `prefix` is the path prefix of the object. */
  groupAt(prefix: string): FieldStateMap | undefined {
    return this.#groups.get(prefix);
  }

  /** The number of groups, that is of objects with fields. */
  get size(): number {
    return this.#groups.size;
  }

  /**
   * Adds the group of an object.
   * @returns the group that was stored: the previous group if both are equal
   */
  put(prefix: string, group: FieldStateMap, previous: FieldStateStore | undefined): FieldStateMap {
    const before = previous && previous.#groups.get(prefix);
    const kept = before === undefined || before === group ? group : withIdentities(group, before);
    this.#groups.set(prefix, kept);
    return kept;
  }

  /** Returns the paths of the fields whose state is new or has changed. */
  changedSince(before: FieldStateStore): string[] {
    return [...this.#groups].flatMap(([prefix, group]) => {
      const known = before.#groups.get(prefix);
      if (known === group) return [];
      return [...group].flatMap(([name, state]) => (known?.get(name) === state ? [] : [prefix + name]));
    });
  }
}
