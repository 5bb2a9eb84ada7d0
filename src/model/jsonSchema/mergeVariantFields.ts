/**
 * Adds the fields that only variants (`anyOf`, `oneOf`) or rule branches (`then`, `else`) describe to the fields of
 * the object. Otherwise the form would not contain these fields, and users could not fill them in.
 */
import { convertDependencies } from './dependencyRules';
import type { SchemaFlattener } from './flattenSchema';
import type { ExpansionBudget } from './resolveReferences';
import {
  INTERNAL_KEYS,
  pickKeywords,
  setSchemaReferenceTrail,
  toSchemaNode,
  type SubschemaMap,
  type SchemaNode,
  omitKeywords,
  isSameSchema,
  type JsonSchema,
  type ReferenceTrail,
} from './schemaNode';

/** The maximum depth of nested variants. */
const DEEPEST = 4;

interface Gathered {
  node: SchemaNode;
  /** Whether at least one added field comes from a variant, not only from rule branches. */
  fromVariants: boolean;
}

const getVariants = (node: SchemaNode): JsonSchema[] => [...(node.anyOf ?? []), ...(node.oneOf ?? [])];

/** A branch of a rule, with the condition under which it applies. */
interface RuleBranch {
  schema: JsonSchema;
  condition: SchemaNode;
}

const combineConditions = (outer: SchemaNode | undefined, inner: SchemaNode): SchemaNode =>
  outer ? { allOf: [outer, inner] } : inner;

function getBranches(node: SchemaNode): RuleBranch[] {
  const rules = [node, ...(node.allOf ?? [])].filter((part) => typeof part !== 'boolean');
  return rules.flatMap(({ if: tested, then, else: otherwise }) => [
    ...(then === undefined ? [] : [{ schema: then, condition: toSchemaNode(tested ?? true) }]),
    ...(otherwise === undefined ? [] : [{ schema: otherwise, condition: { not: tested ?? true } }]),
  ]);
}

/** What the variants and branches say of one field, and when they apply. */
interface FoundField {
  parts: JsonSchema[];
  /** The conditions under which the record has the field; undefined if it always may have it. */
  conditions?: SchemaNode[];
}

/** Returns the names of all fields that a condition tests. */
function getTestedNames(condition: JsonSchema): string[] {
  if (typeof condition === 'boolean') return [];
  const { properties, required = [], allOf = [], anyOf = [], oneOf = [], not = true } = condition;
  const inner = [...allOf, ...anyOf, ...oneOf, not as JsonSchema].flatMap(getTestedNames);
  return [...(properties?.keys() ?? []), ...required, ...inner];
}

/** Returns rules that forbid the fields of branches that do not apply. A field that decides about itself is never forbidden. */
function createHidingRules(found: ReadonlyMap<string, FoundField>): SchemaNode[] {
  const groups = new Map<string, { names: string[]; conditions: SchemaNode[] }>();
  const all = [...found.values()].flatMap(({ conditions = [] }) => conditions);
  for (const [name, { conditions }] of found) {
    if (!conditions || conditions.some((condition) => getTestedNames(condition).includes(name))) continue;
    const key = conditions.map((condition) => all.indexOf(condition)).join();
    groups.set(key, { conditions, names: [...(groups.get(key)?.names ?? []), name] });
  }
  return [...groups.values()].map(({ names, conditions }) => ({
    if: conditions.length === 1 ? conditions[0]! : { anyOf: conditions },
    else: { properties: new Map(names.map((name) => [name, false])) },
  }));
}

/** Marks a field that is only rendered. Its value is validated by the variant or branch that describes the field. */
const DRAWN = { 'x-drawn': true };

/** Returns the schema of a field that several variants or branches describe, possibly in different ways. */
function getAny(parts: JsonSchema[]): JsonSchema {
  const kinds = parts.filter((part, index) => parts.findIndex((other) => isSameSchema(other, part)) === index);
  return kinds.length === 1 ? { ...toSchemaNode(kinds[0]!), ...DRAWN } : { anyOf: kinds, ...DRAWN };
}

/** Keywords of objects that can be brought together in one. */
const OF_OBJECTS = ['type', 'properties', 'required', 'additionalProperties', 'title', 'description', ...INTERNAL_KEYS];

/** Brings together what the branches of rules say of one field. */
class BranchFieldMerger {
  readonly #flattening: SchemaFlattener;
  readonly #trail: ReferenceTrail;
  readonly #budget: ExpansionBudget;

  constructor(flattening: SchemaFlattener, trail: ReferenceTrail, budget: ExpansionBudget) {
    this.#flattening = flattening;
    this.#trail = trail;
    this.#budget = budget;
  }

  /**
   * Returns an object with the fields of all objects that several branches describe, which requires what all of them require.
   * @returns undefined if one of the schemas describes anything else than the fields of an object
   */
  mergeObjects(parts: readonly JsonSchema[], depth = 0): SchemaNode | undefined {
    const kinds = parts.filter((part, index) => parts.findIndex((other) => isSameSchema(other, part)) === index);
    if (kinds.length < 2 || depth > DEEPEST) return undefined;
    const flats = kinds.map((part) => this.#flattening.flatten(part, this.#trail, this.#budget));
    const nodes = flats.map(({ node, trail }) => setSchemaReferenceTrail(node, trail));
    const areObjects = nodes.every(
      ({ type, properties, ...others }) =>
        type === 'object' && properties?.size && Object.keys(others).every((key) => OF_OBJECTS.includes(key)),
    );
    if (!areObjects || flats.some(({ cut, isConflict }) => cut || isConflict)) return undefined;
    const names = [...new Set(nodes.flatMap(({ properties }) => [...properties!.keys()]))];
    const fields = names.map((name): [string, JsonSchema] => {
      const described = nodes.flatMap(({ properties }): JsonSchema[] => {
        const part = properties!.get(name) ?? false;
        return part === false ? [] : [part];
      });
      return [name, described.length === 0 ? false : (this.mergeObjects(described, depth + 1) ?? getAny(described))];
    });
    const [first, ...others] = nodes;
    const required = first!.required?.filter((name) => others.every((other) => other.required?.includes(name)));
    return {
      ...pickKeywords(first!, ['title', 'description', ...INTERNAL_KEYS]),
      type: 'object',
      properties: new Map(fields),
      ...(required?.length ? { required } : {}),
      ...DRAWN,
    };
  }
}

const isOpen = (node: SchemaNode): boolean =>
  node.additionalProperties === undefined || node.additionalProperties === true;

/** Returns a copy of the node that also contains the fields that only its variants or rule branches describe. */
export function mergeVariantFields(
  written: SchemaNode,
  trail: ReferenceTrail,
  flattening: SchemaFlattener,
  budget: ExpansionBudget,
): Gathered {
  const node = convertDependencies(written, trail, flattening, budget);
  // If the object forbids additional properties, it accepts only its own fields, even if its variants describe
  // other fields.
  if (!isOpen(written)) return { node, fromVariants: false };
  const known: SubschemaMap = node.properties ?? new Map();
  const found = new Map<string, FoundField>();
  const collect = (part: JsonSchema, way: ReferenceTrail, depth: number, condition?: SchemaNode): void => {
    const flat = flattening.flatten(part, way, budget);
    if (flat.cut) return;
    for (const [name, field] of flat.node.properties ?? []) {
      if (field === false || known.has(name)) continue;
      const { parts = [], conditions = [] } = found.get(name) ?? {};
      const isAlways = !condition || (found.has(name) && !found.get(name)!.conditions);
      found.set(name, { parts: [...parts, field], ...(isAlways ? {} : { conditions: [...conditions, condition] }) });
    }
    if (depth < DEEPEST) collectInside(flat.node, flat.trail, depth + 1, condition);
  };
  const collectInside = (inner: SchemaNode, way: ReferenceTrail, depth: number, outer?: SchemaNode): void => {
    for (const part of getVariants(inner)) collect(part, way, depth, outer);
    for (const { schema, condition } of getBranches(inner))
      collect(schema, way, depth, combineConditions(outer, condition));
  };
  for (const part of getVariants(node)) collect(part, trail, 0);
  const fromVariants = found.size > 0;
  for (const { schema, condition } of getBranches(node)) collect(schema, trail, 0, condition);
  if (found.size === 0) return { node, fromVariants };
  const merger = new BranchFieldMerger(flattening, trail, budget);
  const fields = [...found].map(([name, { parts, conditions }]): [string, JsonSchema] => [
    name,
    // The condition says which of the schemas applies, so users do not choose among them.
    (conditions && merger.mergeObjects(parts)) ?? getAny(parts),
  ]);
  const hiding = createHidingRules(found);
  const merged: SchemaNode = {
    ...node,
    properties: new Map([...known, ...fields]),
    ...(hiding.length > 0 ? { allOf: [...(node.allOf ?? []), ...hiding] } : {}),
  };
  if (node.unevaluatedProperties === undefined) return { node: merged, fromVariants };
  // `unevaluatedProperties` cannot remain next to the added fields: all of them would count as evaluated, and none
  // would be rejected. The original node therefore keeps this keyword and moves to `allOf`.
  const rest = omitKeywords(merged, ['unevaluatedProperties']);
  return { node: { ...rest, allOf: [...(rest.allOf ?? []), node] }, fromVariants };
}
