/** Converts `dependentSchemas` to rules, which hide the fields of a branch that does not apply. */
import type { SchemaFlattener } from './flattenSchema';
import type { ExpansionBudget } from './resolveReferences';
import { omitKeywords, type JsonSchema, type ReferenceTrail, type SchemaNode } from './schemaNode';
import { getListedValues } from './schemaValueTypes';

/** Returns the values that a member of a union lists for a property; undefined if it lists none. */
function getValues(
  part: JsonSchema,
  name: string,
  trail: ReferenceTrail,
  flattening: SchemaFlattener,
  budget: ExpansionBudget,
): { node: SchemaNode; values: unknown[] } | undefined {
  const { node, trail: way, cut } = flattening.flatten(part, trail, budget);
  const property = cut ? undefined : node.properties?.get(name);
  const values = typeof property === 'object' ? getListedValues(property) : undefined;
  if (!values) return undefined;
  const properties = new Map([...(node.properties ?? [])].filter(([other]) => other !== name));
  return { node: convertDependencies({ ...node, properties }, way, flattening, budget), values };
}

/**
 * Returns the rules for a schema that applies if a property has a value. If it is a union whose members list values of
 * the property, each member has a rule of its own.
 */
function createRules(
  name: string,
  schema: JsonSchema,
  trail: ReferenceTrail,
  flattening: SchemaFlattener,
  budget: ExpansionBudget,
): SchemaNode[] {
  const required = [name];
  const { node, trail: way, cut } = flattening.flatten(schema, trail, budget);
  const keyword = node.oneOf ? 'oneOf' : 'anyOf';
  const members = (cut ? undefined : node[keyword])?.map((part) => getValues(part, name, way, flattening, budget));
  if (!members?.every((member) => member !== undefined)) return [{ if: { required }, then: schema }];
  const rest = omitKeywords(node, [keyword, '$path']);
  return [
    ...(Object.keys(rest).length > 0 ? [{ if: { required }, then: rest }] : []),
    ...members.map(({ node: then, values }): SchemaNode => ({
      if: { required, properties: new Map([[name, { enum: values }]]) },
      then,
    })),
  ];
}

/** Returns the node with rules in place of `dependentSchemas`, also in the members of their unions. */
export function convertDependencies(
  node: SchemaNode,
  trail: ReferenceTrail,
  flattening: SchemaFlattener,
  budget: ExpansionBudget,
): SchemaNode {
  const entries = [...(node.dependentSchemas ?? [])].filter(([, schema]) => typeof schema !== 'boolean');
  if (entries.length === 0) return node;
  const rules = entries.flatMap(([name, schema]) => createRules(name, schema, trail, flattening, budget));
  const left = [...node.dependentSchemas!].filter(([, schema]) => typeof schema === 'boolean');
  return {
    ...omitKeywords(node, ['dependentSchemas']),
    ...(left.length > 0 ? { dependentSchemas: new Map(left) } : {}),
    allOf: [...(node.allOf ?? []), ...rules],
  };
}
