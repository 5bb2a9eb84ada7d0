/** Resolves references as long as they are not recursive and the result does not become too large. */
import { mergeSchemas } from '../schemaLanguage/resolveRefs';
import type { SchemaLibrary } from './schemaLibrary';
import {
  toSchemaNode,
  isNamedSchemaKeyword,
  isObject,
  isSingleSchemaKeyword,
  type NamedSchemas,
  type SchemaNode,
  omitKeywords,
  type JsonSchema,
  withTrail,
  type ReferenceTrail,
} from './schemaTypes';

/** The number of schemas that may still be expanded in place of references. */
export class ExpansionBudget {
  #left: number;

  constructor(size: number) {
    this.#left = size;
  }

  take(size: number): boolean {
    if (size > this.#left) return false;
    this.#left -= size;
    return true;
  }

  /** @returns a function that restores the current value */
  mark(): () => void {
    const left = this.#left;
    return () => {
      this.#left = left;
    };
  }
}

/**
 * Definitions up to this size are as small as a reference: they are expanded regardless of the budget if they
 * contain no references themselves.
 */
const SMALL = 3;

/** A node without `$ref`; with `cut` if a reference had to be kept. */
export interface ResolvedSchema {
  node: SchemaNode;
  trail: ReferenceTrail;
  cut?: { key: string; reason: 'recursive' | 'large' };
}

/** The maximum number of steps in a cycle of references. */
const STEPS = 50;

export class ReferenceResolver {
  readonly library: SchemaLibrary;

  constructor(library: SchemaLibrary) {
    this.library = library;
  }

  /** @param trail the references followed to reach the node */
  follow(schema: JsonSchema, trail: ReferenceTrail, budget: ExpansionBudget): ResolvedSchema {
    let node = toSchemaNode(schema);
    let way = node.$trail ?? trail;
    while (node.$ref !== undefined) {
      const key = node.$ref;
      const size = this.library.size(key);
      if (way.includes(key)) return { node, trail: way, cut: { key, reason: 'recursive' } };
      const isFree = size <= SMALL && !this.library.refers(key);
      if (!isFree && !budget.take(size)) return { node, trail: way, cut: { key, reason: 'large' } };
      const own = withTrail(omitKeywords(node, ['$ref', '$trail']), way);
      way = [...way, key];
      node = this.#lay(withTrail(toSchemaNode(this.library.at(key)), way), own);
    }
    return { node: withTrail(omitKeywords(node, ['$trail']), way), trail: way };
  }

  /** Merges the keywords next to a reference into its target, recursively; they override those of the target. */
  #lay(base: SchemaNode, over: SchemaNode): SchemaNode {
    const result: SchemaNode = { ...base };
    for (const [keyword, value] of Object.entries(over)) {
      const known = base[keyword];
      // A reference that is not resolved yet belongs to the target.
      if (keyword === '$trail') continue;
      if (known === undefined) result[keyword] = value;
      else if (isNamedSchemaKeyword(keyword))
        result[keyword] = this.#layNamed(known as NamedSchemas, value as NamedSchemas);
      else if (isSingleSchemaKeyword(keyword))
        result[keyword] = this.#layPart(known as JsonSchema, value as JsonSchema);
      else result[keyword] = isObject(value) ? mergeSchemas(known, value) : value;
    }
    return result;
  }

  #layNamed(base: NamedSchemas, over: NamedSchemas): NamedSchemas {
    const result = new Map(base);
    for (const [name, part] of over) {
      const schema = base.get(name);
      result.set(name, schema === undefined ? part : this.#layPart(schema, part));
    }
    return result;
  }

  #layPart(base: JsonSchema, over: JsonSchema): JsonSchema {
    if (typeof base === 'boolean' || typeof over === 'boolean') return over;
    let top = over;
    for (let step = 0; top.$ref !== undefined && step < STEPS; step += 1) {
      const own = omitKeywords(top, ['$ref']);
      top = this.#lay(withTrail(toSchemaNode(this.library.at(top.$ref)), [...(top.$trail ?? []), top.$ref]), own);
    }
    return this.#lay(withTrail(base, base.$trail ?? []), withTrail(top, top.$trail ?? []));
  }
}
