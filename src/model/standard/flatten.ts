/** One value's description in one piece: references followed, `allOf` of plain parts merged. */
import { meet } from './meet';
import { type Budget, type Followed, type References } from './references';
import { type Node, omit, pick, type Schema, type Trail } from './schema';

export interface Flat extends Followed {
  /** Parts of `allOf` that no value can fit together. */
  isConflict?: boolean;
}

const RULE = ['if', 'then', 'else'];

export class Flattening {
  readonly #references: References;

  constructor(references: References) {
    this.#references = references;
  }

  /**
   * @param trail the way to the schema
   * @returns a node whose `allOf`, if any, holds rules and what could not be merged
   */
  flatten(schema: Schema, trail: Trail, budget: Budget): Flat {
    const followed = this.#references.follow(schema, trail, budget);
    if (followed.cut || !followed.node.allOf) return followed;
    const { node: whole, trail: way } = followed;
    let node: Node = omit(whole, ['allOf']);
    let isConflict = false;
    const kept: Schema[] = [];
    for (const part of whole.allOf ?? []) {
      const flat = this.flatten(part, way, budget);
      if (flat.cut) {
        kept.push(part);
        continue;
      }
      const { allOf = [], ...rest } = flat.node;
      if (rest.if !== undefined) kept.push(pick(rest, RULE));
      const met = meet(node, omit(rest, RULE));
      const isBroken = met.isConflict || (flat.isConflict ?? false);
      node = met.node;
      isConflict ||= isBroken;
      kept.push(...allOf, ...met.rest, ...(isBroken ? [part] : []));
    }
    return { node: kept.length > 0 ? { ...node, allOf: kept } : node, trail: way, isConflict };
  }
}
