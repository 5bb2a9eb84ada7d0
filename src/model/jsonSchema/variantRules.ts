/** Writes the rule of a variant: it says which fields the object has while the variant is chosen. */
import { isClosed, type Branch, type Discriminator } from './readBranches';
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

const isText = (key: string): boolean => ['title', 'description'].includes(key) || key.startsWith('$');

/**
 * Returns the alternatives of a variant that only say which of its fields are required: one of several, or exactly one.
 * @param names the names of its fields in the object, by those in the API
 */
function getRequiredAlternatives(
  node: SchemaNode,
  names: ReadonlyMap<string, string>,
): Pick<SchemaNode, 'anyOf' | 'oneOf'> {
  const unions = (['anyOf', 'oneOf'] as const).flatMap((keyword) => {
    const parts = node[keyword] ?? [];
    const sets = parts.map((part) => (typeof part === 'boolean' ? [] : (part.required ?? [])));
    const areOnlyRequired = parts.every((part) =>
      Object.keys(toSchemaNode(part)).every((key) => key === 'required' || isText(key)),
    );
    if (sets.length === 0 || !areOnlyRequired || sets.some((set) => set.length === 0)) return [];
    return [[keyword, sets.map((set) => ({ required: set.map((name) => names.get(name) ?? name) }))]];
  });
  return Object.fromEntries(unions) as Pick<SchemaNode, 'anyOf' | 'oneOf'>;
}

const getChoice = (name: string, values: VariantBranch['values']): SchemaNode => ({
  properties: new Map<string, JsonSchema>([[name, values.length === 1 ? { const: values[0] } : { enum: [...values] }]]),
  required: [name],
});

const forbidFields = (fields: readonly CombinedField[]): [string, JsonSchema][] =>
  fields.map(({ name }) => [name, false]);

/**
 * Returns the fields of the object itself that a closed variant does not allow: those that it does not name. What the
 * server sets is not meant, and a variant that names no field of the object says nothing of them.
 */
function listExcludedFields(branch: Branch, known: NonNullable<SchemaNode['properties']>, choice: string): string[] {
  const named = [...known.keys()].filter((name) => name !== choice && branch.node.properties?.has(name));
  if (!isClosed(branch) || named.length === 0) return [];
  return [...known].flatMap(([name, schema]) =>
    name === choice || named.includes(name) || toSchemaNode(schema)['readOnly'] === true ? [] : [name],
  );
}

/** Returns what the description of a variant says of the fields of the object that the variant does not allow. */
export function describeExcludedFields(
  ...[branch, known, choice]: Parameters<typeof listExcludedFields>
): Pick<VariantBranch, 'excluded'> {
  const excluded = listExcludedFields(branch, known, choice);
  return excluded.length > 0 ? { excluded } : {};
}

/** Returns the rule of a variant: what it requires, how it restricts its fields, and the fields that it does not have. */
export function createVariantRule(
  choice: string,
  branch: Branch,
  described: VariantBranch,
  index: number,
  combined: readonly CombinedField[],
  known: NonNullable<SchemaNode['properties']>,
): SchemaNode {
  const { node, isObject: hasFields } = branch;
  const names = new Map(described.names);
  const narrowed = combined.flatMap((field): [string, JsonSchema][] => {
    const schema = field.branches.includes(index) ? field.narrowed.get(index) : undefined;
    return schema === undefined ? [] : [[field.name, schema]];
  });
  const properties = hasFields ? [...(node.properties ?? [])] : [];
  const restricted = properties.filter(([name]) => known.has(name) && name !== choice);
  const excluded = listExcludedFields(branch, known, choice).map((name): [string, JsonSchema] => [name, false]);
  const others = combined.filter(({ branches }) => !branches.includes(index));
  const then: SchemaNode = {
    ...(hasFields && !hasOtherNames(described) ? pickKeywords(node, RULES) : {}),
    ...(hasFields ? getRequiredAlternatives(node, names) : {}),
    required: described.required.filter((name) => name !== choice).map((name) => names.get(name) ?? name),
    properties: new Map([...restricted, ...narrowed, ...excluded, ...forbidFields(others)]),
  };
  return { if: getChoice(choice, described.values), then };
}

/** Returns what one variant says of an object: what it requires, how it restricts its fields, and which it does not allow. */
function describeSilent(branch: Branch, index: number, fields: readonly CombinedField[]): SchemaNode {
  const { node } = branch;
  const narrowed = fields.flatMap(({ name, narrowed: schemas }): [string, JsonSchema][] => {
    const schema = schemas.get(index);
    return schema === undefined ? [] : [[name, schema]];
  });
  const others = isClosed(branch) ? fields.filter(({ branches }) => !branches.includes(index)) : [];
  return {
    ...(node.required?.length ? { required: node.required } : {}),
    properties: new Map([...narrowed, ...forbidFields(others)]),
  };
}

/**
 * Returns the places of the variants that need not be stated.
 * @param discriminator the property that a variant may leave out; undefined if every object has the choice
 */
export const listUnstatedVariants = (branches: readonly Branch[], discriminator: Discriminator | undefined): number[] =>
  discriminator === undefined
    ? []
    : branches.flatMap(({ node }, index) => (node.required?.includes(discriminator.name) ? [] : [index]));

/**
 * Returns what applies to an object whose variant is not stated. It may be any of several, and then has the fields that are
 * called the same there; if it may be none, it has none of the fields.
 * @param unstated places of the variants that need not be stated
 */
export function describeUnstatedVariant(
  branches: readonly Branch[],
  unstated: readonly number[],
  combined: readonly (readonly [string, CombinedField])[],
): SchemaNode {
  const kept = combined.flatMap(([name, field]) =>
    name === field.name && field.branches.some((index) => unstated.includes(index)) ? [field] : [],
  );
  const others = combined.flatMap(([, field]) => (kept.includes(field) ? [] : [field]));
  const silent = unstated.map((index) => describeSilent(branches[index]!, index, kept));
  const [first, ...more] = silent;
  const required = first?.required?.filter((name) => more.every((other) => other.required?.includes(name)));
  return {
    ...(required?.length ? { required } : {}),
    properties: new Map(forbidFields(others)),
    ...(silent.length > 0 ? { anyOf: silent } : {}),
  };
}
