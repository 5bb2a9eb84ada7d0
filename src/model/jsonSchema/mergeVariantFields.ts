/**
 * Collects the fields that only variants or rule branches describe, because a form without them could not fill them
 * in.
 */
import type { SchemaFlattener } from './flattenSchema';
import type { ExpansionBudget } from './resolveReferences';
import {
  toSchemaNode,
  type NamedSchemas,
  type SchemaNode,
  omitKeywords,
  isSameSchema,
  type JsonSchema,
  type ReferenceTrail,
} from './schemaTypes';

/** The maximum depth of nested variants. */
const DEEPEST = 4;

interface Gathered {
  node: SchemaNode;
  /** Some of the fields are from variants. */
  fromVariants: boolean;
}

const isSchema = (part: JsonSchema | undefined): part is JsonSchema => part !== undefined;

const getVariants = (node: SchemaNode): JsonSchema[] => [...(node.anyOf ?? []), ...(node.oneOf ?? [])];

const getBranches = (node: SchemaNode): JsonSchema[] => {
  const rules = [node, ...(node.allOf ?? [])].filter((part) => typeof part !== 'boolean');
  return [
    ...rules.flatMap((rule) => [rule.then, rule.else]).filter(isSchema),
    ...(node.dependentSchemas?.values() ?? []),
  ];
};

/**
 * Marks a field that is described for rendering and not validated: the variant or branch that contains it validates
 * its value.
 */
const DRAWN = { 'x-drawn': true };

/** Returns the schema of a field that several variants or branches describe. */
function getAny(parts: JsonSchema[]): JsonSchema {
  const kinds = parts.filter((part, index) => parts.findIndex((other) => isSameSchema(other, part)) === index);
  return kinds.length === 1 ? { ...toSchemaNode(kinds[0]!), ...DRAWN } : { anyOf: kinds, ...DRAWN };
}

const isOpen = (node: SchemaNode): boolean =>
  node.additionalProperties === undefined || node.additionalProperties === true;

/** Adds the fields that only variants or rule branches describe to a node. */
export function mergeVariantFields(
  node: SchemaNode,
  trail: ReferenceTrail,
  flattening: SchemaFlattener,
  budget: ExpansionBudget,
): Gathered {
  const known: NamedSchemas = node.properties ?? new Map();
  const found = new Map<string, JsonSchema[]>();
  const collect = (parts: JsonSchema[], way: ReferenceTrail, depth: number): void => {
    for (const part of parts) {
      const flat = flattening.flatten(part, way, budget);
      if (flat.cut) continue;
      for (const [name, field] of flat.node.properties ?? []) {
        if (field !== false && !known.has(name)) found.set(name, [...(found.get(name) ?? []), field]);
      }
      if (depth < DEEPEST) collect([...getVariants(flat.node), ...getBranches(flat.node)], flat.trail, depth + 1);
    }
  };
  // A closed object accepts only its own fields, whatever its variants describe.
  if (!isOpen(node)) return { node, fromVariants: false };
  collect(getVariants(node), trail, 0);
  const fromVariants = found.size > 0;
  collect(getBranches(node), trail, 0);
  if (found.size === 0) return { node, fromVariants };
  const fields = [...found].map(([name, parts]): [string, JsonSchema] => [name, getAny(parts)]);
  const properties = new Map([...known, ...fields]);
  if (node.unevaluatedProperties === undefined) return { node: { ...node, properties }, fromVariants };
  // Next to all collected fields, no property would be unevaluated any more, so the keyword stays on the original
  // node inside `allOf`.
  const rest = omitKeywords(node, ['unevaluatedProperties']);
  return { node: { ...rest, properties, allOf: [...(rest.allOf ?? []), node] }, fromVariants };
}
