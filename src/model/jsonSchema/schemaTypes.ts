/**
 * A schema while it is brought into the normal form: 2020-12 words, references by the key of the
 * place they mean. Names of fields are keys of a `Map`, so that one may be called `__proto__`.
 */
import type { JsonType } from '../schemaLanguage/definition';

export type { JsonType };

/** Steps into a file, as it is written. */
export type SchemaPath = readonly (string | number)[];

/** Keys of the places that were entered by references on the way here. */
export type ReferenceTrail = readonly string[];

export type JsonSchema = boolean | SchemaNode;
export type NamedSchemas = ReadonlyMap<string, JsonSchema>;

export interface SchemaNode {
  /** Key of the place that is meant. */
  $ref?: string;
  /** Where it is written; a description taken from another file has none. */
  $path?: SchemaPath;
  /** Set where the way differs from that of the schema around it. */
  $trail?: ReferenceTrail;
  type?: JsonType | JsonType[];
  enum?: unknown[];
  const?: unknown;
  required?: string[];
  items?: JsonSchema;
  properties?: NamedSchemas;
  patternProperties?: NamedSchemas;
  dependentSchemas?: NamedSchemas;
  additionalProperties?: JsonSchema;
  unevaluatedProperties?: JsonSchema;
  prefixItems?: JsonSchema[];
  if?: JsonSchema;
  then?: JsonSchema;
  else?: JsonSchema;
  allOf?: JsonSchema[];
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  [keyword: string]: unknown;
}

export type Json = Record<string, unknown>;

export const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Keywords that hold one schema, a list of them, and schemas by name. */
export const SINGLE_SCHEMA_KEYWORDS = [
  'items',
  'contains',
  'if',
  'then',
  'else',
  'not',
  'propertyNames',
  'additionalProperties',
  'unevaluatedItems',
  'unevaluatedProperties',
] as const;
export const SCHEMA_LIST_KEYWORDS = ['allOf', 'anyOf', 'oneOf', 'prefixItems'] as const;
export const NAMED_SCHEMA_KEYWORDS = ['properties', 'patternProperties', 'dependentSchemas'] as const;

/** Our own notes on a node, which are no part of the schema. */
export const INTERNAL_KEYS: readonly string[] = ['$path', '$trail'];

export const isSingleSchemaKeyword = (keyword: string): boolean =>
  (SINGLE_SCHEMA_KEYWORDS as readonly string[]).includes(keyword);
export const isSchemaListKeyword = (keyword: string): boolean =>
  (SCHEMA_LIST_KEYWORDS as readonly string[]).includes(keyword);
export const isNamedSchemaKeyword = (keyword: string): boolean =>
  (NAMED_SCHEMA_KEYWORDS as readonly string[]).includes(keyword);

/** A yes or no as a schema that keywords can be added to. */
export const toSchemaNode = (schema: JsonSchema): SchemaNode => {
  if (typeof schema !== 'boolean') return schema;
  return schema ? {} : { not: {} };
};

/** The same node with each schema directly inside it changed. */
function mapParts(node: SchemaNode, change: (part: JsonSchema) => JsonSchema): SchemaNode {
  const result: SchemaNode = { ...node };
  for (const key of SINGLE_SCHEMA_KEYWORDS) if (node[key] !== undefined) result[key] = change(node[key] as JsonSchema);
  for (const key of SCHEMA_LIST_KEYWORDS) if (node[key]) result[key] = node[key].map(change);
  for (const key of NAMED_SCHEMA_KEYWORDS) {
    if (node[key]) result[key] = new Map([...node[key]].map(([name, part]) => [name, change(part)]));
  }
  return result;
}

/** Every schema directly inside a node. */
export function getSubschemas(node: SchemaNode): JsonSchema[] {
  const parts: JsonSchema[] = [];
  mapParts(node, (part) => {
    parts.push(part);
    return part;
  });
  return parts;
}

/** The schemas inside get the way by which their surroundings were reached, unless they have one. */
export const withTrail = (node: SchemaNode, trail: ReferenceTrail): SchemaNode =>
  mapParts(node, (part) => (typeof part === 'boolean' || part.$trail ? part : { ...part, $trail: trail }));

/** A node without some of its keywords. */
export function omitKeywords(node: SchemaNode, keywords: readonly string[]): SchemaNode {
  return Object.fromEntries(Object.entries(node).filter(([keyword]) => !keywords.includes(keyword)));
}

export function pickKeywords(node: SchemaNode, keywords: readonly string[]): SchemaNode {
  return Object.fromEntries(Object.entries(node).filter(([keyword]) => keywords.includes(keyword)));
}

const getWords = (node: Json): string[] => Object.keys(node).filter((key) => !INTERNAL_KEYS.includes(key));

/** Whether two schemas, or values in them, say the same. */
export function isSameSchema(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (one instanceof Map && other instanceof Map) {
    return (
      one.size === other.size &&
      [...one].every(([name, part]) => other.has(name) && isSameSchema(part, other.get(name)))
    );
  }
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.length === other.length && one.every((part, index) => isSameSchema(part, other[index]));
  }
  if (!isObject(one) || !isObject(other) || one instanceof Map || other instanceof Map) return false;
  const known = getWords(one);
  return (
    known.length === getWords(other).length &&
    known.every((key) => Object.hasOwn(other, key) && isSameSchema(one[key], other[key]))
  );
}
