import type { FieldDefinition } from '../../src/model/schemaLanguage/definition';
import { formats } from '../../src/model/rules/formats';
import {
  SCHEMA_LIST_KEYWORDS,
  NAMED_SCHEMA_KEYWORDS,
  SINGLE_SCHEMA_KEYWORDS,
} from '../../src/model/jsonSchema/schemaTypes';

/** A schema; `true` takes anything and `false` nothing: of a property, that it must be absent. */
type Schema = FieldDefinition | boolean;

type Change = (schema: FieldDefinition) => Schema;
/** A schema by its keywords, where it does not matter which it is. */
type Words = Record<string, unknown>;

const apply = (schema: unknown, change: Change): unknown =>
  typeof schema === 'boolean' ? schema : change(schema as FieldDefinition);

const changed = (named: unknown, change: Change): Record<string, unknown> =>
  Object.fromEntries(Object.entries(named as object).map(([name, part]) => [name, apply(part, change)]));

/**
 * The same schema with each schema directly inside it changed. `properties` is walked by place and
 * not by key, so a field may be named `title` or `items` as well.
 */
export function mapSchemas(schema: FieldDefinition, change: Change): FieldDefinition {
  const result: Words = { ...schema };
  for (const key of SINGLE_SCHEMA_KEYWORDS) if (result[key] !== undefined) result[key] = apply(result[key], change);
  for (const key of SCHEMA_LIST_KEYWORDS)
    if (result[key]) result[key] = (result[key] as unknown[]).map((part) => apply(part, change));
  for (const key of [...NAMED_SCHEMA_KEYWORDS, '$defs']) if (result[key]) result[key] = changed(result[key], change);
  return result;
}

const CHOICE = ['const', 'title'];

const isChoice = (part: unknown): part is { const: string } =>
  typeof part === 'object' &&
  part !== null &&
  'const' in part &&
  Object.keys(part).every((key) => CHOICE.includes(key));

/** `oneOf: [{const, title}]` as the `enum` it means: one violation instead of one per choice. */
function withEnum(schema: FieldDefinition): FieldDefinition {
  const { oneOf, ...rest } = schema;
  if (!oneOf?.every(isChoice)) return schema;
  return { ...rest, enum: oneOf.map((choice) => choice.const) };
}

const without = (schema: FieldDefinition, keys: readonly string[]): FieldDefinition =>
  Object.fromEntries(Object.entries(schema).filter(([key]) => !keys.includes(key) && !key.startsWith('x-')));

/** What says something to people and editors, and nothing about a value. */
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
const decode = (step: string): string => decodeURIComponent(step).replaceAll('~1', '/').replaceAll('~0', '~');

/** Names of the definitions that a schema refers to. */
function namesIn(schema: Schema): string[] {
  if (typeof schema === 'boolean') return [];
  const names =
    typeof schema.$ref === 'string' && schema.$ref.startsWith(DEFS) ? [decode(schema.$ref.slice(DEFS.length))] : [];
  const { $defs: _, ...rest } = schema;
  mapSchemas(rest, (part) => {
    names.push(...namesIn(part));
    return part;
  });
  return names;
}

/** The schema with those definitions that it needs, directly or by way of another one. */
export function addUsedDefinitions(schema: FieldDefinition, defs: FieldDefinition['$defs'] = {}): FieldDefinition {
  const { $defs: _, ...rest } = schema;
  const needed = new Map<string, FieldDefinition>();
  for (let open = namesIn(rest); open.length > 0;) {
    const found = [...new Set(open)].filter((name) => !needed.has(name) && Object.hasOwn(defs, name));
    for (const name of found) needed.set(name, defs[name]!);
    open = found.flatMap((name) => namesIn(defs[name]!));
  }
  return needed.size > 0 ? { ...rest, $defs: Object.fromEntries(needed) } : rest;
}

/** Described to be drawn: the variants of the record that name it say what it must be. */
const isDrawnOnly = (schema: FieldDefinition): boolean => 'x-drawn' in schema;

function bareWords(schema: FieldDefinition): FieldDefinition {
  const { format, ...rest } = without(mapSchemas(withEnum(schema), barePart), TEXTS);
  return format !== undefined && Object.hasOwn(formats, format) ? { ...rest, format } : rest;
}

const barePart = (part: FieldDefinition): Schema => isDrawnOnly(part) || bareWords(part);

/** The definitions that a schema carries, with nothing but what decides. */
export const toValidationDefinitions = ({ $defs }: FieldDefinition): FieldDefinition['$defs'] =>
  $defs && (changed($defs, bareWords) as FieldDefinition['$defs']);

/**
 * Only what decides whether a value is valid, at every depth.
 * @param defs bare definitions, for a part that is taken out of the schema that carries them
 */
export function toValidationSchema(schema: FieldDefinition, defs = toValidationDefinitions(schema)): FieldDefinition {
  const { $defs: _, ...rest } = schema;
  return addUsedDefinitions(bareWords(rest), defs);
}

const OURS = ['$schema', '$id', 'errorMessage'];

const standardWords = (schema: FieldDefinition): FieldDefinition =>
  without(mapSchemas(withEnum(schema), standardWords), OURS);

/** Standard JSON Schema for other tools: titles and marks stay, our own extensions go. */
export function toStandardSchema(schema: FieldDefinition): FieldDefinition {
  const words = standardWords(schema);
  return addUsedDefinitions(words, words.$defs);
}

/** The same schema for a document in which it stands at `place`, as in `#/components/schemas/Depot`. */
export function rebaseReferences(schema: FieldDefinition, place: string): FieldDefinition {
  const result = mapSchemas(schema, (part) => rebaseReferences(part, place));
  return result.$ref?.startsWith('#/') ? { ...result, $ref: `${place}${result.$ref.slice(1)}` } : result;
}

const isReadOnly = (schema: unknown): boolean =>
  typeof schema === 'object' && schema !== null && (schema as FieldDefinition).readOnly === true;

const BRANCHES = ['then', 'else'] as const;
const VARIANTS = ['allOf', 'anyOf', 'oneOf'] as const;

/** A branch may still name what its shape has dropped: nothing can be required of it any more. */
function withoutFields(schema: FieldDefinition, dropped: ReadonlySet<string>): FieldDefinition {
  if (dropped.size === 0) return schema;
  const branch = (part: unknown): unknown => apply(part, (inner) => withoutFields(inner, dropped));
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
 * What a form may send: fields that only the server writes are gone, with every demand on them.
 * The `if` of a rule keeps them, since a rule may depend on the record's state.
 */
export function toWritableSchema(schema: FieldDefinition): FieldDefinition {
  const names = Object.keys(schema.properties ?? {}).filter((name) => isReadOnly(schema.properties?.[name]));
  const rest = withoutFields(schema, new Set(names));
  const nested: Words = { ...rest };
  if (rest.items !== undefined) nested['items'] = apply(rest.items, toWritableSchema);
  if (rest.properties) nested['properties'] = changed(rest.properties, toWritableSchema);
  return nested;
}
