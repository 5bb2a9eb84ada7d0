import {
  getVariants,
  isVariantRule,
  VARIANT_VALUE,
  VARIANTS_KEYWORD,
  type VariantBranch,
  type Variants,
} from '../../src/model/jsonSchema/variantDefinition';
import type { FieldDefinition } from '../../src/model/schemaLanguage/definition';

type Properties = NonNullable<FieldDefinition['properties']>;

const pick = (properties: Properties, names: readonly string[]): Properties =>
  Object.fromEntries(names.flatMap((name) => (properties[name] === undefined ? [] : [[name, properties[name]]])));

/** Returns the schema of one variant, with the names that its fields have in the API. */
function createBranch(
  { choice, isVirtual }: Variants,
  { values, title, names, required, isValue }: VariantBranch,
  properties: Properties,
  additionalProperties: FieldDefinition['additionalProperties'],
): FieldDefinition {
  const own = names.flatMap(([name, inside]) => {
    const field = properties[inside];
    return field === undefined ? [] : [[name, field] as const];
  });
  if (isValue) return (properties[new Map(names).get(VARIANT_VALUE)!] ?? {}) as FieldDefinition;
  const code = isVirtual ? {} : { [choice]: values.length === 1 ? { const: values[0] } : { enum: values } };
  return {
    title,
    type: 'object',
    properties: { ...code, ...Object.fromEntries(own) },
    required,
    ...(additionalProperties === undefined ? {} : { additionalProperties }),
  } as FieldDefinition;
}

/**
 * Converts an object that has the fields of all its variants back to a union of the variants, as requests and responses
 * have it. A schema without variants is returned as it is.
 */
export function restoreVariants(schema: FieldDefinition): FieldDefinition {
  const variants = getVariants(schema);
  if (!variants) return schema;
  const { [VARIANTS_KEYWORD as 'x-ui']: _, allOf = [], properties = {}, required = [], ...rest } = schema;
  const { additionalProperties, type, ...others } = rest;
  const added = new Set([variants.choice, ...variants.branches.flatMap(({ names }) => names.map(([, own]) => own))]);
  const own = Object.keys(properties).filter((name) => !added.has(name));
  const rules = allOf.filter((rule) => !isVariantRule(rule, variants));
  const union = variants.branches.map((branch) =>
    createBranch(variants, branch, properties, own.length > 0 ? undefined : additionalProperties),
  );
  const isNullable = [type].flat().includes('null');
  const common = {
    ...others,
    ...(rules.length > 0 ? { allOf: rules } : {}),
    anyOf: [...union, ...(isNullable ? [{ type: 'null' }] : [])],
  };
  if (own.length === 0) return common as FieldDefinition;
  return {
    ...common,
    type,
    properties: pick(properties, own),
    required: required.filter((name) => own.includes(name)),
  } as FieldDefinition;
}
