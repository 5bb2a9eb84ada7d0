import type { FieldDefinition } from '../../src/model/definition';

/** A schema, or `false`: must be absent. */
export type Schema = FieldDefinition | false;

type Change = (schema: FieldDefinition) => Schema;

const apply = (schema: Schema, change: Change): Schema => (schema === false ? false : change(schema));
const ONE = ['items', 'contains', 'if', 'then', 'else', 'not'] as const;
const MANY = ['allOf', 'anyOf'] as const;

/**
 * The same schema with each schema directly inside it changed. `properties` is walked by place and
 * not by key, so a field may be named `title` or `items` as well.
 */
export function mapSchemas(schema: FieldDefinition, change: Change): FieldDefinition {
  const result: Record<string, unknown> = { ...schema };
  for (const key of ONE) if (schema[key] !== undefined) result[key] = apply(schema[key], change);
  for (const key of MANY) if (schema[key]) result[key] = schema[key].map((part) => apply(part, change));
  if (schema.properties) {
    const entries = Object.entries(schema.properties).map(([name, part]) => [name, apply(part, change)]);
    result.properties = Object.fromEntries(entries);
  }
  return result;
}

/** `oneOf: [{const, title}]` as the `enum` it means: one violation instead of one per choice. */
export function withEnum(schema: FieldDefinition): FieldDefinition {
  const { oneOf, ...rest } = schema;
  if (!oneOf?.every((choice) => 'const' in choice)) return schema;
  return { ...rest, enum: oneOf.map((choice) => choice.const) };
}

const without = (schema: FieldDefinition, keys: readonly string[]): FieldDefinition =>
  Object.fromEntries(Object.entries(schema).filter(([key]) => !keys.includes(key) && !key.startsWith('x-')));

/** What says something to people and editors, and nothing about a value; references are resolved. */
const TEXTS = [
  '$schema',
  '$id',
  '$defs',
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

/** Only what decides whether a value is valid, at every depth. */
export const bare = (schema: FieldDefinition): FieldDefinition => without(mapSchemas(withEnum(schema), bare), TEXTS);

const OURS = ['$schema', '$id', '$defs', 'errorMessage'];

/** Standard JSON Schema for other tools: titles and marks stay, our own extensions go. */
export const standard = (schema: FieldDefinition): FieldDefinition =>
  without(mapSchemas(withEnum(schema), standard), OURS);

const isReadOnly = (schema: Schema | undefined): boolean =>
  schema !== undefined && schema !== false && !!schema.readOnly;

/** A branch may still name what its shape has dropped: nothing can be required of it any more. */
function withoutFields(schema: FieldDefinition, dropped: ReadonlySet<string>): FieldDefinition {
  const branch = (part: FieldDefinition): FieldDefinition => withoutFields(part, dropped);
  const result = { ...schema };
  if (schema.properties) {
    result.properties = Object.fromEntries(Object.entries(schema.properties).filter(([name]) => !dropped.has(name)));
  }
  if (schema.required) result.required = schema.required.filter((name) => !dropped.has(name));
  if (schema.allOf) result.allOf = schema.allOf.map(branch);
  if (schema.then) result.then = branch(schema.then);
  if (schema.else) result.else = branch(schema.else);
  return result;
}

/**
 * What a form may send: fields that only the server writes are gone, with every demand on them.
 * The `if` of a rule keeps them, since a rule may depend on the record's state.
 */
export function writable(schema: FieldDefinition): FieldDefinition {
  const names = Object.keys(schema.properties ?? {}).filter((name) => isReadOnly(schema.properties?.[name]));
  const rest = withoutFields(schema, new Set(names));
  const nested = { ...rest };
  if (rest.items) nested.items = writable(rest.items);
  if (rest.properties) {
    const entries = Object.entries(rest.properties).map(([name, part]) => [name, apply(part, writable)]);
    nested.properties = Object.fromEntries(entries);
  }
  return nested;
}
