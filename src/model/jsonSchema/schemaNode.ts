/**
 * Types of schemas during normalization. All keywords are those of draft 2020-12, and a `$ref` contains the key of
 * its target location. `properties` is a `Map`, so that a field can have the name `__proto__`.
 */
import type { JsonType } from '../schemaLanguage/definition';

export type { JsonType };

/** The path of a schema in its file. */
export type SchemaPath = readonly (string | number)[];

/** The keys of all locations to which references have been followed so far. Needed to detect recursive references. */
export type ReferenceTrail = readonly string[];

export type JsonSchema = boolean | SchemaNode;
export type SubschemaMap = ReadonlyMap<string, JsonSchema>;

export interface SchemaNode {
  /** The key of the location to which the reference refers. */
  $ref?: string;
  /** The path in the file that is normalized; absent for schemas from other files. */
  $path?: SchemaPath;
  /** The trail for references in this schema. Absent if it is the trail of the enclosing schema. */
  $trail?: ReferenceTrail;
  type?: JsonType | JsonType[];
  enum?: unknown[];
  const?: unknown;
  required?: string[];
  items?: JsonSchema;
  properties?: SubschemaMap;
  patternProperties?: SubschemaMap;
  dependentSchemas?: SubschemaMap;
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

/**
 * Keywords that contain a single schema. The next constants contain the keywords with an array of schemas and the
 * keywords with schemas by name.
 */
export const SINGLE_SUBSCHEMA_KEYWORDS = [
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
export const SUBSCHEMA_LIST_KEYWORDS = ['allOf', 'anyOf', 'oneOf', 'prefixItems'] as const;
export const SUBSCHEMA_MAP_KEYWORDS = ['properties', 'patternProperties', 'dependentSchemas'] as const;

/** Keys of a node that this app uses internally. They are not JSON Schema keywords. */
export const INTERNAL_KEYS: readonly string[] = ['$path', '$trail', '$discriminator'];

export const isSingleSubschemaKeyword = (keyword: string): boolean =>
  (SINGLE_SUBSCHEMA_KEYWORDS as readonly string[]).includes(keyword);
export const isSubschemaListKeyword = (keyword: string): boolean =>
  (SUBSCHEMA_LIST_KEYWORDS as readonly string[]).includes(keyword);
export const isSubschemaMapKeyword = (keyword: string): boolean =>
  (SUBSCHEMA_MAP_KEYWORDS as readonly string[]).includes(keyword);

/** Converts a boolean schema to an equivalent object, to which keywords can be added. */
export const toSchemaNode = (schema: JsonSchema): SchemaNode => {
  if (typeof schema !== 'boolean') return schema;
  return schema ? {} : { not: {} };
};

/** Returns a copy of a node in which `change` has been applied to each direct subschema. */
function mapParts(node: SchemaNode, change: (part: JsonSchema) => JsonSchema): SchemaNode {
  const result: SchemaNode = { ...node };
  for (const key of SINGLE_SUBSCHEMA_KEYWORDS)
    if (node[key] !== undefined) result[key] = change(node[key] as JsonSchema);
  for (const key of SUBSCHEMA_LIST_KEYWORDS) if (node[key]) result[key] = node[key].map(change);
  for (const key of SUBSCHEMA_MAP_KEYWORDS) {
    if (node[key]) result[key] = new Map([...node[key]].map(([name, part]) => [name, change(part)]));
  }
  return result;
}

/** Returns all direct subschemas of a node. */
export function getSubschemas(node: SchemaNode): JsonSchema[] {
  const parts: JsonSchema[] = [];
  mapParts(node, (part) => {
    parts.push(part);
    return part;
  });
  return parts;
}

/** Sets the trail of all direct subschemas that have no trail yet. */
export const setSchemaReferenceTrail = (node: SchemaNode, trail: ReferenceTrail): SchemaNode =>
  mapParts(node, (part) => (typeof part === 'boolean' || part.$trail ? part : { ...part, $trail: trail }));

/** Returns a node without some of its keywords. */
export function omitKeywords(node: SchemaNode, keywords: readonly string[]): SchemaNode {
  return Object.fromEntries(Object.entries(node).filter(([keyword]) => !keywords.includes(keyword)));
}

export function pickKeywords(node: SchemaNode, keywords: readonly string[]): SchemaNode {
  return Object.fromEntries(Object.entries(node).filter(([keyword]) => keywords.includes(keyword)));
}

const getWords = (node: Json): string[] => Object.keys(node).filter((key) => !INTERNAL_KEYS.includes(key));

/** Whether two schemas, or two values inside schemas, are equal. */
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
  const knownNames = getWords(one);
  return (
    knownNames.length === getWords(other).length &&
    knownNames.every((key) => Object.hasOwn(other, key) && isSameSchema(one[key], other[key]))
  );
}
