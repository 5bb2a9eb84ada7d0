/** Finds the fields that all branches of a union require, so that they are required fields of the object itself. */
import type { SchemaFlattener } from './flattenSchema';
import type { ExpansionBudget } from './resolveReferences';
import type { JsonSchema, ReferenceTrail, SchemaNode } from './schemaNode';

/** The maximum depth of nested unions. */
const DEEPEST = 4;

/** Returns the names that each branch of one of the unions of a node requires. */
function listCommonRequired(
  node: SchemaNode,
  trail: ReferenceTrail,
  flattening: SchemaFlattener,
  budget: ExpansionBudget,
  depth = 0,
): string[] {
  const listRequired = (part: JsonSchema): string[] => {
    const { node: branch, cut, trail: inner } = flattening.flatten(part, trail, budget);
    if (cut || depth >= DEEPEST) return [];
    return [...(branch.required ?? []), ...listCommonRequired(branch, inner, flattening, budget, depth + 1)];
  };
  return [node.oneOf ?? [], node.anyOf ?? []].flatMap((union) => {
    const [first = [], ...others] = union.filter((part) => part !== false).map(listRequired);
    return first.filter((name) => others.every((names) => names.includes(name)));
  });
}

/** Returns a node that also requires those of its fields that all branches of its unions require. */
export function addCommonRequired(
  node: SchemaNode,
  trail: ReferenceTrail,
  flattening: SchemaFlattener,
  budget: ExpansionBudget,
): SchemaNode {
  if (!node.oneOf && !node.anyOf) return node;
  const { required = [], properties } = node;
  const common = budget.peek(() => listCommonRequired(node, trail, flattening, budget));
  const added = [...new Set(common)].filter((name) => properties?.has(name) && !required.includes(name));
  return added.length > 0 ? { ...node, required: [...required, ...added] } : node;
}
