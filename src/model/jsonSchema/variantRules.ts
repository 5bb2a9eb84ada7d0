/** Writes the rule of a variant: it says which fields the object has while the variant is chosen. */
import type { Branch } from './readBranches';
import { pickKeywords, toSchemaNode, type JsonSchema, type SchemaNode } from './schemaNode';
import type { CombinedField } from './variantFields';
import { hasOtherNames, type VariantBranch } from './variantDefinition';

/** Rules of a variant that remain in its branch. They refer to fields by their names in the API. */
const RULES = [
  'if',
  'then',
  'else',
  'allOf',
  'not',
  'dependentRequired',
  'minProperties',
  'maxProperties',
  'x-compare',
];

/** Returns the alternatives of a variant that only say which of its fields are required: one of several. */
function getRequiredAlternatives({ anyOf = [] }: SchemaNode): Pick<SchemaNode, 'anyOf'> {
  const sets = anyOf.map((part) => (typeof part === 'boolean' ? [] : (part.required ?? [])));
  const areOnlyRequired = anyOf.every((part) =>
    Object.keys(toSchemaNode(part)).every(
      (key) => ['required', 'title', 'description'].includes(key) || key.startsWith('$'),
    ),
  );
  if (sets.length === 0 || !areOnlyRequired || sets.some((names) => names.length === 0)) return {};
  return { anyOf: sets.map((required) => ({ required })) };
}

const getChoice = (name: string, values: VariantBranch['values']): SchemaNode => ({
  properties: new Map<string, JsonSchema>([[name, values.length === 1 ? { const: values[0] } : { enum: [...values] }]]),
  required: [name],
});

export const forbidFields = (fields: readonly CombinedField[]): [string, JsonSchema][] =>
  fields.map(({ name }) => [name, false]);

/** Returns the rule of a variant: what it requires, how it restricts its fields, and the fields that it does not have. */
export function createVariantRule(
  choice: string,
  { node, isObject: hasFields }: Branch,
  described: VariantBranch,
  index: number,
  combined: readonly CombinedField[],
  known: NonNullable<SchemaNode['properties']>,
): SchemaNode {
  const names = new Map(described.names);
  const narrowed = combined.flatMap((field): [string, JsonSchema][] => {
    const schema = field.branches.includes(index) ? field.narrowed.get(index) : undefined;
    return schema === undefined ? [] : [[field.name, schema]];
  });
  const properties = hasFields ? [...(node.properties ?? [])] : [];
  const restricted = properties.filter(([name]) => known.has(name) && name !== choice);
  const others = combined.filter(({ branches }) => !branches.includes(index));
  const then: SchemaNode = {
    ...(hasFields && !hasOtherNames(described)
      ? { ...pickKeywords(node, RULES), ...getRequiredAlternatives(node) }
      : {}),
    required: described.required.filter((name) => name !== choice).map((name) => names.get(name) ?? name),
    properties: new Map([...restricted, ...narrowed, ...forbidFields(others)]),
  };
  return { if: getChoice(choice, described.values), then };
}
