/** Determines the types and values that a schema accepts, as far as its keywords state them. */
import { equal } from '../values/ajvRuntime';
import { formats } from '../formRules/formats';
import type { SchemaLibrary } from './schemaLibrary';
import { type JsonType, type SchemaNode, type JsonSchema } from './schemaTypes';

export const getJsonType = (value: unknown): JsonType => {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  if (typeof value === 'number') return Number.isInteger(value) ? 'integer' : 'number';
  return typeof value as JsonType;
};

/** The keywords that apply to a single type. */
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

/** Returns the type that a node's type-specific keywords apply to; undefined if there is not exactly one. */
export function getImpliedType(node: SchemaNode): JsonType | undefined {
  const spoken = Object.keys(SPEAKS).filter((type) => SPEAKS[type]!.some((keyword) => node[keyword] !== undefined));
  if (spoken.length === 1) return spoken[0] as JsonType;
  const isText = typeof node['format'] === 'string' && Object.hasOwn(formats, node['format']);
  return spoken.length === 0 && isText ? 'string' : undefined;
}

const intersectJsonTypes = (one: JsonType[], other: JsonType[]): JsonType[] => [
  ...one.filter((type) => other.includes(type) || (type === 'integer' && other.includes('number'))),
  ...other.filter((type) => type === 'integer' && one.includes('number') && !one.includes('integer')),
];

/** Returns types as the value of the keyword `type`. */
export const toTypeKeyword = (types: JsonType[]): JsonType | JsonType[] => (types.length === 1 ? types[0]! : types);

/** Returns the types in both arrays; undefined stands for any type. */
export function intersectTypes(one: JsonType[] | undefined, other: JsonType[] | undefined): JsonType[] | undefined {
  return one && other ? intersectJsonTypes(one, other) : (one ?? other);
}

const isConst = (part: JsonSchema): part is SchemaNode => typeof part !== 'boolean' && 'const' in part;

/** Returns the values that a node lists: `enum`, `const`, or options with titles. */
export function getListedValues(node: SchemaNode): unknown[] | undefined {
  if ('const' in node) return [node.const];
  if (node.enum) return node.enum;
  const choices = node.oneOf;
  return choices?.every(isConst) ? choices.map((choice) => choice.const) : undefined;
}

const listed = (values: unknown[] | undefined): JsonType[] | undefined =>
  values &&
  [...new Set(values.map(getJsonType))].filter((type, _, all) => type !== 'integer' || !all.includes('number'));

/** Returns the types that a node states: its `type`, intersected with the types of its listed values. */
function getStatedTypes(node: SchemaNode): JsonType[] | undefined {
  const stated = node.type === undefined ? undefined : [node.type].flat();
  return intersectTypes(stated, listed(getListedValues(node)));
}

/**
 * Returns the stated types, otherwise the type that is presumably meant: keywords without a `type` do not restrict
 * values of other types.
 */
function getImpliedTypes(node: SchemaNode): JsonType[] | undefined {
  const spoken = getImpliedType(node);
  return getStatedTypes(node) ?? (spoken && [spoken]);
}

/** Resolves the types that schemas accept, including references and members of `allOf`. */
export class SchemaTypeResolver {
  readonly #library: SchemaLibrary;
  readonly #own: (node: SchemaNode) => JsonType[] | undefined;
  readonly #known = new Map<string, JsonType[] | undefined>();

  /** @param isMeant whether type-specific keywords imply a type where none is stated */
  constructor(library: SchemaLibrary, isMeant: boolean) {
    this.#library = library;
    this.#own = isMeant ? getImpliedTypes : getStatedTypes;
  }

  /** @returns undefined if any type is accepted or the types are unknown */
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

  /** A recursive location yields no type while it is being resolved. */
  #at(key: string): JsonType[] | undefined {
    if (!this.#known.has(key)) {
      this.#known.set(key, undefined);
      this.#known.set(key, this.of(this.#library.at(key)));
    }
    return this.#known.get(key);
  }
}

/** Whether a value has a type and, if listed, a value of the node: sufficient for defaults. */
export function acceptsValue(node: SchemaNode, value: unknown): boolean {
  const types = node.type === undefined ? undefined : [node.type].flat();
  const type = getJsonType(value);
  const isOfType = !types || types.includes(type) || (type === 'integer' && types.includes('number'));
  const values = getListedValues(node);
  return isOfType && (!values || values.some((one) => equal(one, value)));
}
