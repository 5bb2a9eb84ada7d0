/** Fields that only a variant or a rule's branch describes: a form that lacks them could not fill them in. */
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

/** Variants of variants of variants; nobody reads further. */
const DEEPEST = 4;

interface Gathered {
  node: SchemaNode;
  /** Some of the fields come from variants. */
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
 * Marks a field that is described to be drawn and demands nothing: what it must be is the matter of
 * the variant or branch from which it was taken.
 */
const DRAWN = { 'x-drawn': true };

/** A field as all the parts that speak of it have it. */
function getAny(parts: JsonSchema[]): JsonSchema {
  const kinds = parts.filter((part, index) => parts.findIndex((other) => isSameSchema(other, part)) === index);
  return kinds.length === 1 ? { ...toSchemaNode(kinds[0]!), ...DRAWN } : { anyOf: kinds, ...DRAWN };
}

const isOpen = (node: SchemaNode): boolean =>
  node.additionalProperties === undefined || node.additionalProperties === true;

/** Merges the `allOf` branches of a schema into one node. */
export function collectAllOf(
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
  // A closed object takes no field besides its own, whatever its variants say.
  if (!isOpen(node)) return { node, fromVariants: false };
  collect(getVariants(node), trail, 0);
  const fromVariants = found.size > 0;
  collect(getBranches(node), trail, 0);
  if (found.size === 0) return { node, fromVariants };
  const fields = [...found].map(([name, parts]): [string, JsonSchema] => [name, getAny(parts)]);
  const properties = new Map([...known, ...fields]);
  if (node.unevaluatedProperties === undefined) return { node: { ...node, properties }, fromVariants };
  // Beside the fields nothing would be unevaluated any more: the demand stays with what it was said of.
  const rest = omitKeywords(node, ['unevaluatedProperties']);
  return { node: { ...rest, properties, allOf: [...(rest.allOf ?? []), node] }, fromVariants };
}
