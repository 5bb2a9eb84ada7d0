/**
 * Adds the fields that only variants (`anyOf`, `oneOf`) or rule branches (`then`, `else`) describe to the fields of
 * the object. Otherwise the form would not contain these fields, and users could not fill them in.
 */
import type { SchemaFlattener } from './flattenSchema';
import type { ExpansionBudget } from './resolveReferences';
import {
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

const isSchema = (part: JsonSchema | undefined): part is JsonSchema => part !== undefined;

const getVariants = (node: SchemaNode): JsonSchema[] => [...(node.anyOf ?? []), ...(node.oneOf ?? [])];

const getBranches = (node: SchemaNode): JsonSchema[] => {
  const rules = [node, ...(node.allOf ?? [])].filter((part) => typeof part !== 'boolean');
  return [
    ...rules.flatMap((rule) => [rule.then, rule.else]).filter(isSchema),
    ...(node.dependentSchemas?.values() ?? []),
  ];
};

/** Marks a field that is only rendered. Its value is validated by the variant or branch that describes the field. */
const DRAWN = { 'x-drawn': true };

/** Returns the schema of a field that several variants or branches describe, possibly in different ways. */
function getAny(parts: JsonSchema[]): JsonSchema {
  const kinds = parts.filter((part, index) => parts.findIndex((other) => isSameSchema(other, part)) === index);
  return kinds.length === 1 ? { ...toSchemaNode(kinds[0]!), ...DRAWN } : { anyOf: kinds, ...DRAWN };
}

const isOpen = (node: SchemaNode): boolean =>
  node.additionalProperties === undefined || node.additionalProperties === true;

/** Returns a copy of the node that also contains the fields that only its variants or rule branches describe. */
export function mergeVariantFields(
  node: SchemaNode,
  trail: ReferenceTrail,
  flattening: SchemaFlattener,
  budget: ExpansionBudget,
): Gathered {
  const known: SubschemaMap = node.properties ?? new Map();
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
  // If the object forbids additional properties, it accepts only its own fields, even if its variants describe
  // other fields.
  if (!isOpen(node)) return { node, fromVariants: false };
  collect(getVariants(node), trail, 0);
  const fromVariants = found.size > 0;
  collect(getBranches(node), trail, 0);
  if (found.size === 0) return { node, fromVariants };
  const fields = [...found].map(([name, parts]): [string, JsonSchema] => [name, getAny(parts)]);
  const properties = new Map([...known, ...fields]);
  if (node.unevaluatedProperties === undefined) return { node: { ...node, properties }, fromVariants };
  // `unevaluatedProperties` cannot remain next to the added fields: all of them would count as evaluated, and none
  // would be rejected. The original node therefore keeps this keyword and moves to `allOf`.
  const rest = omitKeywords(node, ['unevaluatedProperties']);
  return { node: { ...rest, properties, allOf: [...(rest.allOf ?? []), node] }, fromVariants };
}
