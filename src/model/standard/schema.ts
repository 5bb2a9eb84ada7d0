/**
 * A schema while it is brought into the normal form: 2020-12 words, references by the key of the
 * place they mean. Names of fields are keys of a `Map`, so that one may be called `__proto__`.
 */
import type { JsonType } from '../language/definition';

export type { JsonType };

/** Steps into a file, as it is written. */
export type Path = readonly (string | number)[];

/** Keys of the places that were entered by references on the way here. */
export type Trail = readonly string[];

export type Schema = boolean | Node;
export type Named = ReadonlyMap<string, Schema>;

export interface Node {
  /** Key of the place that is meant. */
  $ref?: string;
  /** Where it is written; a description taken from another file has none. */
  $path?: Path;
  /** Set where the way differs from that of the schema around it. */
  $trail?: Trail;
  type?: JsonType | JsonType[];
  enum?: unknown[];
  const?: unknown;
  required?: string[];
  items?: Schema;
  properties?: Named;
  patternProperties?: Named;
  dependentSchemas?: Named;
  additionalProperties?: Schema;
  unevaluatedProperties?: Schema;
  prefixItems?: Schema[];
  if?: Schema;
  then?: Schema;
  else?: Schema;
  allOf?: Schema[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  [keyword: string]: unknown;
}

export type Json = Record<string, unknown>;

export const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Keywords that hold one schema, a list of them, and schemas by name. */
export const ONE = [
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
export const MANY = ['allOf', 'anyOf', 'oneOf', 'prefixItems'] as const;
export const NAMED = ['properties', 'patternProperties', 'dependentSchemas'] as const;

/** Our own notes on a node, which are no part of the schema. */
export const INTERNAL: readonly string[] = ['$path', '$trail'];

export const isOne = (keyword: string): boolean => (ONE as readonly string[]).includes(keyword);
export const isMany = (keyword: string): boolean => (MANY as readonly string[]).includes(keyword);
export const isNamed = (keyword: string): boolean => (NAMED as readonly string[]).includes(keyword);

/** A yes or no as a schema that keywords can be added to. */
export const asNode = (schema: Schema): Node => {
  if (typeof schema !== 'boolean') return schema;
  return schema ? {} : { not: {} };
};

/** The same node with each schema directly inside it changed. */
function mapParts(node: Node, change: (part: Schema) => Schema): Node {
  const result: Node = { ...node };
  for (const key of ONE) if (node[key] !== undefined) result[key] = change(node[key] as Schema);
  for (const key of MANY) if (node[key]) result[key] = node[key].map(change);
  for (const key of NAMED) {
    if (node[key]) result[key] = new Map([...node[key]].map(([name, part]) => [name, change(part)]));
  }
  return result;
}

/** Every schema directly inside a node. */
export function partsOf(node: Node): Schema[] {
  const parts: Schema[] = [];
  mapParts(node, (part) => {
    parts.push(part);
    return part;
  });
  return parts;
}

/** The schemas inside get the way by which their surroundings were reached, unless they have one. */
export const stamped = (node: Node, trail: Trail): Node =>
  mapParts(node, (part) => (typeof part === 'boolean' || part.$trail ? part : { ...part, $trail: trail }));

/** A node without some of its keywords. */
export function omit(node: Node, keywords: readonly string[]): Node {
  return Object.fromEntries(Object.entries(node).filter(([keyword]) => !keywords.includes(keyword)));
}

export function pick(node: Node, keywords: readonly string[]): Node {
  return Object.fromEntries(Object.entries(node).filter(([keyword]) => keywords.includes(keyword)));
}

const wordsOf = (node: Json): string[] => Object.keys(node).filter((key) => !INTERNAL.includes(key));

/** Whether two schemas, or values in them, say the same. */
export function same(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (one instanceof Map && other instanceof Map) {
    return one.size === other.size && [...one].every(([name, part]) => other.has(name) && same(part, other.get(name)));
  }
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.length === other.length && one.every((part, index) => same(part, other[index]));
  }
  if (!isObject(one) || !isObject(other) || one instanceof Map || other instanceof Map) return false;
  const known = wordsOf(one);
  return (
    known.length === wordsOf(other).length &&
    known.every((key) => Object.hasOwn(other, key) && same(one[key], other[key]))
  );
}
