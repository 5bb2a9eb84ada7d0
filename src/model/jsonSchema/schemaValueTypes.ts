/** Determines which types and values a schema accepts. Considers only what its keywords state directly. */
import { equal } from '../values/ajvRuntime';
import { checksByFormat } from '../formRules/formats';
import type { SchemaLibrary } from './schemaLibrary';
import { type JsonType, omitKeywords, type SchemaNode, type JsonSchema } from './schemaNode';

export const getJsonType = (value: unknown): JsonType => {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  if (typeof value === 'number') return Number.isInteger(value) ? 'integer' : 'number';
  return typeof value as JsonType;
};

/** Keywords that only restrict values of one type, grouped by this type. */
const SPEAKS: Record<string, readonly string[]> = {
  object: [
    'properties',
    'required',
    'patternProperties',
    'additionalProperties',
    'minProperties',
    'maxProperties',
    'propertyNames',
    'dependentRequired',
    'dependentSchemas',
    'unevaluatedProperties',
  ],
  array: ['items', 'prefixItems', 'contains', 'minItems', 'maxItems', 'uniqueItems', 'unevaluatedItems'],
  string: ['minLength', 'maxLength', 'pattern'],
  number: ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf'],
};

/**
 * Returns the type to which the type-specific keywords of a node apply; undefined if they apply to no type or to
 * several types.
 */
export function getImpliedType(node: SchemaNode): JsonType | undefined {
  const spoken = Object.keys(SPEAKS).filter((type) => SPEAKS[type]!.some((keyword) => node[keyword] !== undefined));
  if (spoken.length === 1) return spoken[0] as JsonType;
  const isText = typeof node['format'] === 'string' && Object.hasOwn(checksByFormat, node['format']);
  return spoken.length === 0 && isText ? 'string' : undefined;
}

/** Returns a node without the keywords that restrict none of the types that the node accepts. */
export function omitKeywordsOfOtherTypes(node: SchemaNode): SchemaNode {
  if (node.type === undefined) return node;
  const types: JsonType[] = [node.type].flat().map((type) => (type === 'integer' ? 'number' : type));
  return omitKeywords(
    node,
    Object.entries(SPEAKS).flatMap(([type, keywords]) => (types.includes(type as JsonType) ? [] : keywords)),
  );
}

const intersectJsonTypes = (one: JsonType[], other: JsonType[]): JsonType[] => [
  ...one.filter((type) => other.includes(type) || (type === 'integer' && other.includes('number'))),
  ...other.filter((type) => type === 'integer' && one.includes('number') && !one.includes('integer')),
];

/** Converts an array of types to the value of the keyword `type`. */
export const toTypeKeyword = (types: JsonType[]): JsonType | JsonType[] => (types.length === 1 ? types[0]! : types);

/** Returns the types that both arrays contain. An undefined array means that any type is accepted. */
export function intersectTypes(one: JsonType[] | undefined, other: JsonType[] | undefined): JsonType[] | undefined {
  return one && other ? intersectJsonTypes(one, other) : (one ?? other);
}

const isConst = (part: JsonSchema): part is SchemaNode => typeof part !== 'boolean' && 'const' in part;

/**
 * Returns the values that a node lists in `enum`, in `const`, or as options with titles; undefined if it lists no
 * values.
 */
export function getListedValues(node: SchemaNode): unknown[] | undefined {
  if ('const' in node) return [node.const];
  if (node.enum) return node.enum;
  const choices = node.oneOf;
  return choices?.every(isConst) ? choices.map((choice) => choice.const) : undefined;
}

const listed = (values: unknown[] | undefined): JsonType[] | undefined =>
  values &&
  [...new Set(values.map(getJsonType))].filter((type, _, all) => type !== 'integer' || !all.includes('number'));

/** Returns the types that a node explicitly accepts: the types in `type` that also occur among its listed values. */
function getStatedTypes(node: SchemaNode): JsonType[] | undefined {
  const stated = node.type === undefined ? undefined : [node.type].flat();
  return intersectTypes(stated, listed(getListedValues(node)));
}

/**
 * Returns the types that a node explicitly accepts. If there are none, returns the type that its author presumably
 * meant. For example, `maxLength` without `type` also accepts numbers, but the author presumably meant a string.
 */
function getImpliedTypes(node: SchemaNode): JsonType[] | undefined {
  const spoken = getImpliedType(node);
  return getStatedTypes(node) ?? (spoken && [spoken]);
}

/** Determines the types that schemas accept. Considers references, unions and members of `allOf`. */
export class SchemaTypeResolver {
  readonly #library: SchemaLibrary;
  readonly #own: (node: SchemaNode) => JsonType[] | undefined;
  readonly #known = new Map<string, JsonType[] | undefined>();

  /** @param isMeant whether a type is derived from type-specific keywords if the schema has no `type` */
  constructor(library: SchemaLibrary, isMeant: boolean) {
    this.#library = library;
    this.#own = isMeant ? getImpliedTypes : getStatedTypes;
  }

  /**
   * Returns the types that a schema accepts.
   * @returns undefined if any type is accepted or the types are unknown
   */
  of(schema: JsonSchema): JsonType[] | undefined {
    if (typeof schema === 'boolean') return undefined;
    let types = intersectTypes(this.#own(schema), schema.$ref === undefined ? undefined : this.#at(schema.$ref));
    for (const part of schema.allOf ?? []) types = intersectTypes(types, this.of(part));
    for (const union of [schema.anyOf, schema.oneOf]) {
      const parts = union?.map((part) => this.of(part));
      if (parts?.every((part) => part !== undefined)) types = intersectTypes(types, [...new Set(parts.flat())]);
    }
    return types;
  }

  /**
   * Returns the types of the schema at a location. A recursive reference to this location yields undefined types,
   * so that the recursion ends.
   */
  #at(key: string): JsonType[] | undefined {
    if (!this.#known.has(key)) {
      this.#known.set(key, undefined);
      this.#known.set(key, this.of(this.#library.at(key)));
    }
    return this.#known.get(key);
  }
}

/**
 * Whether a value has a type that the node accepts and is one of its listed values, if any. Other keywords are not
 * checked; this is sufficient for defaults.
 */
export function acceptsValue(node: SchemaNode, value: unknown): boolean {
  const types = node.type === undefined ? undefined : [node.type].flat();
  const type = getJsonType(value);
  const isOfType = !types || types.includes(type) || (type === 'integer' && types.includes('number'));
  const values = getListedValues(node);
  return isOfType && (!values || values.some((one) => equal(one, value)));
}
