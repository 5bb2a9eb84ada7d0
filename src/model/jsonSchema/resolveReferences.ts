/**
 * Resolves references by copying their target. A reference remains if it is recursive, or if the result would
 * become too large.
 */
import { mergeSchemas } from '../schemaLanguage/resolveDefinitionRefs';
import type { SchemaLibrary } from './schemaLibrary';
import {
  toSchemaNode,
  isSubschemaMapKeyword,
  isObject,
  isSingleSubschemaKeyword,
  type SubschemaMap,
  type SchemaNode,
  omitKeywords,
  type JsonSchema,
  setSchemaReferenceTrail,
  type ReferenceTrail,
} from './schemaNode';

/** Counts how many schemas may still be copied in place of references. */
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

  /**
   * Remembers the current number.
   * @returns a function that restores this number
   */
  mark(): () => void {
    const left = this.#left;
    return () => {
      this.#left = left;
    };
  }

  /** Returns what a function reads. The schemas that it copies do not count, because it only looks at them. */
  peek<T>(look: () => T): T {
    const giveBack = this.mark();
    const seen = look();
    giveBack();
    return seen;
  }
}

/**
 * Definitions with at most this number of schemas need as little space as a reference. They are always copied,
 * unless they contain references themselves. So are those of texts, numbers and switches, which have one input each.
 */
const SMALL = 3;

/** A node after its `$ref` was resolved. `cut` is present if the reference had to remain, with the reason. */
export interface ResolvedSchema {
  node: SchemaNode;
  trail: ReferenceTrail;
  cut?: { key: string; reason: 'recursive' | 'large' };
}

/** The maximum number of references that are followed in a row, so that a cycle of references ends. */
const STEPS = 50;

export class ReferenceResolver {
  readonly library: SchemaLibrary;

  constructor(library: SchemaLibrary) {
    this.library = library;
  }

  /**
   * Follows the `$ref` of a schema and copies its target.
   * @param trail the references that were followed to reach the schema
   */
  follow(schema: JsonSchema, trail: ReferenceTrail, budget: ExpansionBudget): ResolvedSchema {
    let node = toSchemaNode(schema);
    let way = node.$trail ?? trail;
    while (node.$ref !== undefined) {
      const key = node.$ref;
      const size = this.library.size(key);
      if (way.includes(key)) return { node, trail: way, cut: { key, reason: 'recursive' } };
      const isFree = this.library.isScalar(key) || (size <= SMALL && !this.library.refers(key));
      if (!isFree && !budget.take(size)) return { node, trail: way, cut: { key, reason: 'large' } };
      const own = setSchemaReferenceTrail(omitKeywords(node, ['$ref', '$trail']), way);
      way = [...way, key];
      node = this.#lay(setSchemaReferenceTrail(toSchemaNode(this.library.at(key)), way), own);
    }
    return { node: setSchemaReferenceTrail(omitKeywords(node, ['$trail']), way), trail: way };
  }

  /** Whether no value satisfies a schema, because it, the target of its reference or a part of both is `false`. */
  isImpossible(schema: JsonSchema, seen = new Set<string>()): boolean {
    if (typeof schema === 'boolean') return !schema;
    const { $ref, allOf = [] } = schema;
    const isNew = $ref !== undefined && !seen.has($ref);
    if (isNew) seen.add($ref);
    return [...(isNew ? [this.library.at($ref)] : []), ...allOf].some((part) => this.isImpossible(part, seen));
  }

  /**
   * Merges the keywords next to a reference into the target of the reference, recursively. The keywords next to the
   * reference override those of the target.
   */
  #lay(base: SchemaNode, over: SchemaNode): SchemaNode {
    const result: SchemaNode = { ...base };
    for (const [keyword, value] of Object.entries(over)) {
      const known = base[keyword];
      // The result keeps the trail of the target, which applies to references that are still unresolved.
      if (keyword === '$trail') continue;
      if (known === undefined) result[keyword] = value;
      else if (isSubschemaMapKeyword(keyword))
        result[keyword] = this.#layNamed(known as SubschemaMap, value as SubschemaMap);
      else if (isSingleSubschemaKeyword(keyword))
        result[keyword] = this.#layPart(known as JsonSchema, value as JsonSchema);
      else result[keyword] = isObject(value) ? mergeSchemas(known, value) : value;
    }
    return result;
  }

  #layNamed(base: SubschemaMap, over: SubschemaMap): SubschemaMap {
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
      top = this.#lay(
        setSchemaReferenceTrail(toSchemaNode(this.library.at(top.$ref)), [...(top.$trail ?? []), top.$ref]),
        own,
      );
    }
    return this.#lay(setSchemaReferenceTrail(base, base.$trail ?? []), setSchemaReferenceTrail(top, top.$trail ?? []));
  }
}
