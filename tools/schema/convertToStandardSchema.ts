import type { FieldDefinition } from '../../src/model/schemaLanguage/definition';
import { unescapePointerStep } from '../../src/model/schemaLanguage/jsonPointer';
import { checksByFormat } from '../../src/model/formRules/formats';
import {
  SUBSCHEMA_LIST_KEYWORDS,
  SUBSCHEMA_MAP_KEYWORDS,
  SINGLE_SUBSCHEMA_KEYWORDS,
} from '../../src/model/jsonSchema/schemaNode';

/** A schema. `true` allows any value; `false` allows no value, so a property with the schema `false` must be absent. */
type Schema = FieldDefinition | boolean;

type Change = (schema: FieldDefinition) => Schema;
/** A schema as a plain map of keywords, for code that treats all keywords in the same way. */
type Words = Record<string, unknown>;

const apply = (schema: unknown, change: Change): unknown =>
  typeof schema === 'boolean' ? schema : change(schema as FieldDefinition);

const changeSubschemaMap = (named: unknown, change: Change): Record<string, unknown> =>
  Object.fromEntries(Object.entries(named as object).map(([name, part]) => [name, apply(part, change)]));

/**
 * Returns the schema with `change` applied to each direct subschema. A field may have the name of a keyword, such
 * as `title` or `items`: names in `properties` are not treated as keywords.
 */
export function mapSubschemas(schema: FieldDefinition, change: Change): FieldDefinition {
  const result: Words = { ...schema };
  for (const key of SINGLE_SUBSCHEMA_KEYWORDS) if (result[key] !== undefined) result[key] = apply(result[key], change);
  for (const key of SUBSCHEMA_LIST_KEYWORDS)
    if (result[key]) result[key] = (result[key] as unknown[]).map((part) => apply(part, change));
  for (const key of [...SUBSCHEMA_MAP_KEYWORDS, '$defs'])
    if (result[key]) result[key] = changeSubschemaMap(result[key], change);
  return result;
}

const CHOICE = ['const', 'title'];

const isChoice = (part: unknown): part is { const: string } =>
  typeof part === 'object' &&
  part !== null &&
  'const' in part &&
  Object.keys(part).every((key) => CHOICE.includes(key));

/**
 * Converts `oneOf: [{const, title}]` to the equivalent `enum`. For an `enum`, ajv reports one error instead of one
 * error per option.
 */
function withEnum(schema: FieldDefinition): FieldDefinition {
  const { oneOf, ...rest } = schema;
  if (!oneOf?.every(isChoice)) return schema;
  return { ...rest, enum: oneOf.map((choice) => choice.const) };
}

const omitKeys = (schema: FieldDefinition, keys: readonly string[]): FieldDefinition =>
  Object.fromEntries(Object.entries(schema).filter(([key]) => !keys.includes(key) && !key.startsWith('x-')));

/** Annotation keywords for human readers and editors. They do not affect validation. */
const TEXTS = [
  '$schema',
  '$id',
  'title',
  'description',
  'markdownDescription',
  'default',
  'examples',
  'errorMessage',
  'patternErrorMessage',
  'enumDescriptions',
  'readOnly',
  'writeOnly',
];

const DEFS = '#/$defs/';

/** Returns the names of all definitions to which a schema refers. */
function collectRefNames(schema: Schema): string[] {
  if (typeof schema === 'boolean') return [];
  const names =
    typeof schema.$ref === 'string' && schema.$ref.startsWith(DEFS)
      ? [unescapePointerStep(schema.$ref.slice(DEFS.length))]
      : [];
  const { $defs: _, ...rest } = schema;
  mapSubschemas(rest, (part) => {
    names.push(...collectRefNames(part));
    return part;
  });
  return names;
}

/** Returns the schema with those definitions to which it refers, directly or through other definitions. */
export function addUsedDefinitions(schema: FieldDefinition, defs: FieldDefinition['$defs'] = {}): FieldDefinition {
  const { $defs: _, ...rest } = schema;
  const needed = new Map<string, FieldDefinition>();
  for (let open = collectRefNames(rest); open.length > 0;) {
    const found = [...new Set(open)].filter((name) => !needed.has(name) && Object.hasOwn(defs, name));
    for (const name of found) needed.set(name, defs[name]!);
    open = found.flatMap((name) => collectRefNames(defs[name]!));
  }
  return needed.size > 0 ? { ...rest, $defs: Object.fromEntries(needed) } : rest;
}

/**
 * Whether a field definition only serves to render the field. It does not restrict the values: they are validated
 * by the `oneOf` or `anyOf` variants of the record.
 */
const isDrawnOnly = (schema: FieldDefinition): boolean => 'x-drawn' in schema;

function omitOwnKeywords(schema: FieldDefinition): FieldDefinition {
  const { format, ...rest } = omitKeys(mapSubschemas(withEnum(schema), omitOwnKeywordsOfPart), TEXTS);
  return format !== undefined && Object.hasOwn(checksByFormat, format) ? { ...rest, format } : rest;
}

const omitOwnKeywordsOfPart = (part: FieldDefinition): Schema => isDrawnOnly(part) || omitOwnKeywords(part);

/** Returns the definitions of a schema, reduced to the keywords that affect validation. */
export const toValidationDefinitions = ({ $defs }: FieldDefinition): FieldDefinition['$defs'] =>
  $defs && (changeSubschemaMap($defs, omitOwnKeywords) as FieldDefinition['$defs']);

/**
 * Returns the schema, at every depth reduced to the keywords that affect validation.
 * @param schema the schema, or a subschema of a larger schema
 * @param defs reduced definitions; needed if `schema` is a subschema that does not contain the definitions itself
 */
export function toValidationSchema(schema: FieldDefinition, defs = toValidationDefinitions(schema)): FieldDefinition {
  const { $defs: _, ...rest } = schema;
  return addUsedDefinitions(omitOwnKeywords(rest), defs);
}

const OURS = ['$schema', '$id', 'errorMessage'];

const omitNonStandardKeywords = (schema: FieldDefinition): FieldDefinition =>
  omitKeys(mapSubschemas(withEnum(schema), omitNonStandardKeywords), OURS);

/**
 * Converts a schema to standard JSON Schema for other tools. Titles and other annotations remain, and the
 * extensions of the schema language are removed.
 */
export function toStandardSchema(schema: FieldDefinition): FieldDefinition {
  const words = omitNonStandardKeywords(schema);
  return addUsedDefinitions(words, words.$defs);
}

/**
 * Adapts the local references of a schema to a document that contains the schema at `place`, such as
 * `#/components/schemas/Depot`.
 */
export function rebaseReferences(schema: FieldDefinition, place: string): FieldDefinition {
  const result = mapSubschemas(schema, (part) => rebaseReferences(part, place));
  return result.$ref?.startsWith('#/') ? { ...result, $ref: `${place}${result.$ref.slice(1)}` } : result;
}

const isReadOnly = (schema: unknown): boolean =>
  typeof schema === 'object' && schema !== null && (schema as FieldDefinition).readOnly === true;

const BRANCHES = ['then', 'else'] as const;
const VARIANTS = ['allOf', 'anyOf', 'oneOf'] as const;

/**
 * Removes fields from an object schema and from its conditional branches. Otherwise a branch would still require
 * the removed fields.
 */
function omitFields(schema: FieldDefinition, dropped: ReadonlySet<string>): FieldDefinition {
  if (dropped.size === 0) return schema;
  const branch = (part: unknown): unknown => apply(part, (inner) => omitFields(inner, dropped));
  const result: Words = { ...schema };
  if (schema.properties) {
    result['properties'] = Object.fromEntries(Object.entries(schema.properties).filter(([name]) => !dropped.has(name)));
  }
  if (schema.required) result['required'] = schema.required.filter((name) => !dropped.has(name));
  for (const key of VARIANTS) if (schema[key]) result[key] = (schema[key] as unknown[]).map(branch);
  for (const key of BRANCHES) if (schema[key] !== undefined) result[key] = branch(schema[key]);
  return result;
}

/**
 * Returns the schema of the values that a form may send. Fields that only the server writes are removed, and so is
 * the requirement that they are present. The `if` of a rule is not changed, because a rule may depend on values
 * that the server has written.
 */
export function toWritableSchema(schema: FieldDefinition): FieldDefinition {
  const names = Object.keys(schema.properties ?? {}).filter((name) => isReadOnly(schema.properties?.[name]));
  const rest = omitFields(schema, new Set(names));
  const nested: Words = { ...rest };
  if (rest.items !== undefined) nested['items'] = apply(rest.items, toWritableSchema);
  if (rest.properties) nested['properties'] = changeSubschemaMap(rest.properties, toWritableSchema);
  return nested;
}
