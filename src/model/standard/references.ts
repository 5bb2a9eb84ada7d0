/** Follows references, as long as nothing returns to itself and the whole stays of a size that can be used. */
import { merge } from '../language/refs';
import type { Library } from './library';
import {
  asNode,
  isNamed,
  isObject,
  isOne,
  type Named,
  type Node,
  omit,
  type Schema,
  stamped,
  type Trail,
} from './schema';

/** Number of schemas that may still be written out in place of a reference. */
export class Budget {
  #left: number;

  constructor(size: number) {
    this.#left = size;
  }

  take(size: number): boolean {
    if (size > this.#left) return false;
    this.#left -= size;
    return true;
  }

  /** @returns gives back what has been taken since */
  mark(): () => void {
    const left = this.#left;
    return () => {
      this.#left = left;
    };
  }
}

/** As small as a reference itself: written out whatever the budget says, unless it refers to more. */
const SMALL = 3;

/** A node without `$ref`; with `cut` when a reference had to stay what it is. */
export interface Followed {
  node: Node;
  trail: Trail;
  cut?: { key: string; reason: 'recursive' | 'large' };
}

/** References that name each other in a ring end after as many steps. */
const STEPS = 50;

export class References {
  readonly library: Library;

  constructor(library: Library) {
    this.library = library;
  }

  /** @param trail the way to the node */
  follow(schema: Schema, trail: Trail, budget: Budget): Followed {
    let node = asNode(schema);
    let way = node.$trail ?? trail;
    while (node.$ref !== undefined) {
      const key = node.$ref;
      const size = this.library.size(key);
      if (way.includes(key)) return { node, trail: way, cut: { key, reason: 'recursive' } };
      const isFree = size <= SMALL && !this.library.refers(key);
      if (!isFree && !budget.take(size)) return { node, trail: way, cut: { key, reason: 'large' } };
      const own = stamped(omit(node, ['$ref', '$trail']), way);
      way = [...way, key];
      node = this.#lay(stamped(asNode(this.library.at(key)), way), own);
    }
    return { node: stamped(omit(node, ['$trail']), way), trail: way };
  }

  /** What stands beside a reference is laid over what it names, at every depth. */
  #lay(base: Node, over: Node): Node {
    const result: Node = { ...base };
    for (const [keyword, value] of Object.entries(over)) {
      const known = base[keyword];
      // A reference that is still to be followed is the base's.
      if (keyword === '$trail') continue;
      if (known === undefined) result[keyword] = value;
      else if (isNamed(keyword)) result[keyword] = this.#layNamed(known as Named, value as Named);
      else if (isOne(keyword)) result[keyword] = this.#layPart(known as Schema, value as Schema);
      else result[keyword] = isObject(value) ? merge(known, value) : value;
    }
    return result;
  }

  #layNamed(base: Named, over: Named): Named {
    const result = new Map(base);
    for (const [name, part] of over) {
      const known = base.get(name);
      result.set(name, known === undefined ? part : this.#layPart(known, part));
    }
    return result;
  }

  #layPart(base: Schema, over: Schema): Schema {
    if (typeof base === 'boolean' || typeof over === 'boolean') return over;
    let top = over;
    for (let step = 0; top.$ref !== undefined && step < STEPS; step += 1) {
      const own = omit(top, ['$ref']);
      top = this.#lay(stamped(asNode(this.library.at(top.$ref)), [...(top.$trail ?? []), top.$ref]), own);
    }
    return this.#lay(stamped(base, base.$trail ?? []), stamped(top, top.$trail ?? []));
  }
}
