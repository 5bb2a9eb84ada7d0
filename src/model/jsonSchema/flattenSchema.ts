/**
 * Combines all schemas that describe one value into a single node: follows references and merges the members of
 * `allOf`.
 */
import { intersectSchemas } from './intersectSchemas';
import { type ExpansionBudget, type ResolvedSchema, type ReferenceResolver } from './resolveReferences';
import {
  INTERNAL_KEYS,
  isObject,
  type SchemaNode,
  omitKeywords,
  pickKeywords,
  type JsonSchema,
  type ReferenceTrail,
} from './schemaNode';

export interface FlatSchema extends ResolvedSchema {
  /** Whether no value satisfies all members of `allOf`. */
  isConflict?: boolean;
}

const RULE = ['if', 'then', 'else'];
/** Keywords beside which a rule restricts a value that they describe. */
const UNION_PARTS = ['type', 'properties', 'items', 'enum', 'const', 'anyOf', 'oneOf'];

/** Whether a union has one member. A constant is a choice also alone. */
const isSingle = ([member, ...others]: readonly JsonSchema[]): boolean =>
  typeof member === 'object' && others.length === 0 && !Object.hasOwn(member, 'const');

/**
 * Returns a node with the members of unions of one member in its `allOf`, since they are no choice. An object that allows no
 * further fields has none of its members.
 */
function mergeSingleMembers(node: SchemaNode): SchemaNode {
  if (node.additionalProperties === false) return node;
  const keywords = (['oneOf', 'anyOf'] as const).filter((keyword) => isSingle(node[keyword] ?? []));
  if (keywords.length === 0) return node;
  const members = keywords.flatMap((keyword) => node[keyword]!);
  return { ...omitKeywords(node, keywords), allOf: [...(node.allOf ?? []), ...members] };
}

/** Keywords beside which `unevaluatedProperties` concerns some keys only. */
const EVALUATING =
  'properties patternProperties additionalProperties allOf anyOf oneOf if dependentSchemas $ref $dynamicRef $recursiveRef'.split(
    ' ',
  );

/** Returns a node that says of all keys of an object what they are in the words that a map has for it. */
function stateAllKeys(node: SchemaNode): SchemaNode {
  const { unevaluatedProperties, ...rest } = node;
  if (!isObject(unevaluatedProperties) || EVALUATING.some((keyword) => node[keyword] !== undefined)) return node;
  return { ...rest, additionalProperties: unevaluatedProperties };
}

/**
 * Returns a node whose field that an object must not have (`not: { required: [name] }`) is one that it may not have, so that it
 * has no input. A field of which more is said, or which the object does not describe, stays.
 */
function forbidUnwanted(node: SchemaNode): SchemaNode {
  const { not: unwanted, properties, required = [] } = node;
  if (!isObject(unwanted)) return node;
  const { required: names = [], ...more } = omitKeywords(unwanted as SchemaNode, INTERNAL_KEYS);
  const [name = '', ...others] = names;
  if (Object.keys(more).length > 0) return node;
  if (others.length > 0 || required.includes(name) || !properties?.has(name)) return node;
  return { ...omitKeywords(node, ['not']), properties: new Map(properties).set(name, false) };
}

export class SchemaFlattener {
  readonly #references: ReferenceResolver;

  constructor(references: ReferenceResolver) {
    this.#references = references;
  }

  /**
   * Combines the schemas that describe one value.
   * @param trail the references that were followed to reach the schema
   * @returns the combined node. Its `allOf`, if any, contains only rules and members that could not be merged
   */
  flatten(schema: JsonSchema, trail: ReferenceTrail, budget: ExpansionBudget): FlatSchema {
    const flat = this.#combine(schema, trail, budget);
    if (flat.cut) return flat;
    return { ...flat, node: forbidUnwanted(this.#convertTypeRule(flat.node, flat.trail, budget)) };
  }

  /** Returns a node with a union in place of a rule that says what a value of one type is, and what any other is. */
  #convertTypeRule(node: SchemaNode, trail: ReferenceTrail, budget: ExpansionBudget): SchemaNode {
    const { if: test, then, else: otherwise } = node;
    if (typeof test !== 'object' || then === undefined || otherwise === undefined) return node;
    const isAlone = UNION_PARTS.every((keyword) => node[keyword] === undefined);
    const isOfType = Object.keys(omitKeywords(test, INTERNAL_KEYS)).join() === 'type';
    if (!isAlone || !isOfType) return node;
    const others = this.#combine(otherwise, trail, budget).node.type;
    if (others === undefined || [others].flat().some((type) => [test.type].flat().includes(type))) return node;
    return { ...omitKeywords(node, RULE), anyOf: [{ allOf: [{ type: test.type! }, then] }, otherwise] };
  }

  /** Whether no value satisfies a schema, also if it only refers to one. */
  isImpossible(schema: JsonSchema): boolean {
    return this.#references.isImpossible(schema);
  }

  /** Returns a node without the members of its unions that no JSON value satisfies, such as functions. */
  #omitImpossibleMembers(node: SchemaNode): SchemaNode {
    const unions = (['oneOf', 'anyOf'] as const).flatMap((keyword): [string, JsonSchema[]][] => {
      const members = node[keyword] ?? [];
      const possible = members.filter((member) => !this.#references.isImpossible(member));
      return possible.length > 0 && possible.length < members.length ? [[keyword, possible]] : [];
    });
    return unions.length > 0 ? { ...node, ...Object.fromEntries(unions) } : node;
  }

  #combine(schema: JsonSchema, trail: ReferenceTrail, budget: ExpansionBudget): FlatSchema {
    const followed = this.#references.follow(schema, trail, budget);
    const { trail: way } = followed;
    const parentNode = followed.cut ? followed.node : mergeSingleMembers(this.#omitImpossibleMembers(followed.node));
    if (followed.cut || !parentNode.allOf) return { ...followed, node: parentNode };
    let node: SchemaNode = omitKeywords(parentNode, ['allOf']);
    let isConflict = false;
    const kept: JsonSchema[] = [];
    for (const part of parentNode.allOf ?? []) {
      const flat = this.flatten(part, way, budget);
      if (flat.cut) {
        kept.push(part);
        continue;
      }
      const { allOf = [], ...rest } = flat.node;
      if (rest.if !== undefined) kept.push(pickKeywords(rest, RULE));
      const met = intersectSchemas(node, stateAllKeys(omitKeywords(rest, RULE)));
      const isBroken = met.isConflict || (flat.isConflict ?? false);
      node = met.node;
      isConflict ||= isBroken;
      kept.push(...allOf, ...met.rest, ...(isBroken ? [part] : []));
    }
    return { node: kept.length > 0 ? { ...node, allOf: kept } : node, trail: way, isConflict };
  }
}
