/**
 * Intersects two schemas that apply to the same value, so that a single input can render the result. Used for
 * members of `allOf`, and for a union that has only one member besides `null`.
 */
import {
  isObject,
  type Json,
  type JsonType,
  type SubschemaMap,
  type SchemaNode,
  omitKeywords,
  pickKeywords,
  isSameSchema,
  type JsonSchema,
} from './schemaNode';
import { intersectTypes, omitKeywordsOfOtherTypes, toTypeKeyword } from './schemaValueTypes';

export interface SchemaIntersection {
  node: SchemaNode;
  /** Further schemas that the value must satisfy, because the merged node cannot express their keywords. */
  rest: JsonSchema[];
  /** Whether no value satisfies both schemas. */
  isConflict: boolean;
}

const UNEVALUATED = ['unevaluatedProperties', 'unevaluatedItems'];
const CLOSED_BY = ['properties', 'patternProperties', 'additionalProperties'];
/** Groups of keywords that affect each other, so that a group is merged as a whole or not at all. */
const GROUPS = [
  ['if', 'then', 'else'],
  ['contains', 'minContains', 'maxContains'],
  ['prefixItems', 'items'],
];
const GREATER = ['minimum', 'exclusiveMinimum', 'minLength', 'minItems', 'minProperties'];
const SMALLER = ['maximum', 'exclusiveMaximum', 'maxLength', 'maxItems', 'maxProperties'];
const EITHER = ['uniqueItems', 'readOnly', 'writeOnly'];
/** Keywords that are not merged. The first schema's value is used, because the first schema is closer to the field. */
const TEXTS = [
  'title',
  'description',
  'deprecated',
  'default',
  '$path',
  'x-ui',
  'x-compare',
  'x-admin',
  'errorMessage',
];

const hasKeyword = (node: SchemaNode, keyword: string): boolean =>
  node[keyword] !== undefined && node[keyword] !== true;
const isClosed = (node: SchemaNode): boolean => hasKeyword(node, 'additionalProperties');
const opens = (node: SchemaNode): boolean => node.properties !== undefined || node.patternProperties !== undefined;

const acceptsAnything = (names: SubschemaMap): SubschemaMap => new Map([...names].map(([name]) => [name, true]));

/**
 * Returns only the keywords of a node that forbid additional properties. Any value is accepted for the described
 * properties.
 */
function getClosedSchema(node: SchemaNode): SchemaNode {
  const { properties, patternProperties } = node;
  return {
    ...pickKeywords(node, CLOSED_BY),
    ...(properties ? { properties: acceptsAnything(properties) } : {}),
    ...(patternProperties ? { patternProperties: acceptsAnything(patternProperties) } : {}),
  };
}

function combineAll(one: JsonSchema, other: JsonSchema): JsonSchema {
  if (one === true || isSameSchema(one, other)) return other;
  if (other === true) return one;
  return one === false || other === false ? false : { allOf: [one, other] };
}

function combineNamedSchemas(one: SubschemaMap, other: SubschemaMap): SubschemaMap {
  const result = new Map(one);
  for (const [name, part] of other) result.set(name, result.has(name) ? combineAll(result.get(name)!, part) : part);
  return result;
}

function combineNames(one: Json, other: Json): Json {
  const entries = Object.entries(other).map(([name, names]): [string, unknown] => {
    const known = Object.hasOwn(one, name) ? one[name] : [];
    return [name, [...new Set([known, names].flat())]];
  });
  return Object.fromEntries([...Object.entries(one), ...entries]);
}

const intersectValues = (one: unknown[], other: unknown[]): unknown[] =>
  one.filter((value) => other.some((known) => isSameSchema(known, value)));

const getTypes = (value: unknown): JsonType[] => [value as JsonType | JsonType[]].flat();

/**
 * Combines the values that a keyword has in both schemas.
 * @returns undefined if a single value cannot express both
 */
function together(keyword: string, one: unknown, other: unknown): unknown {
  if (TEXTS.includes(keyword) || isSameSchema(one, other)) return one;
  if (GREATER.includes(keyword)) return Math.max(one as number, other as number);
  if (SMALLER.includes(keyword)) return Math.min(one as number, other as number);
  if (EITHER.includes(keyword)) return one === true || other === true;
  if (one instanceof Map && other instanceof Map)
    return combineNamedSchemas(one as SubschemaMap, other as SubschemaMap);
  if (keyword === 'items') return combineAll(one as JsonSchema, other as JsonSchema);
  if (keyword === 'required') return [...new Set([...(one as string[]), ...(other as string[])])];
  if (keyword === 'dependentRequired' && isObject(one) && isObject(other)) return combineNames(one, other);
  if (keyword === 'allOf') return [...(one as JsonSchema[]), ...(other as JsonSchema[])];
  if (keyword === 'multipleOf') return Number.isInteger((one as number) / (other as number)) ? one : undefined;
  if (keyword === 'type') {
    const types = intersectTypes(getTypes(one), getTypes(other))!;
    return toTypeKeyword(types);
  }
  return keyword === 'enum' ? intersectValues(one as unknown[], other as unknown[]) : undefined;
}

/**
 * Separates the keywords that cannot be merged and returns them in `rest`. Most of them come from the right schema,
 * some from the left.
 */
function separateKeywords(
  one: SchemaNode,
  other: SchemaNode,
): { left: SchemaNode; right: SchemaNode; rest: JsonSchema[] } {
  const rest: JsonSchema[] = [];
  let [left, right] = [one, other];
  if (UNEVALUATED.some((keyword) => hasKeyword(right, keyword))) {
    rest.push(right);
    right = omitKeywords(right, UNEVALUATED);
  }
  const isOpened = isClosed(left) && opens(right);
  if (isClosed(right) && (opens(left) || isOpened)) {
    rest.push(getClosedSchema(right));
    right = omitKeywords(right, ['additionalProperties']);
  }
  if (isOpened) {
    rest.push(getClosedSchema(left));
    left = omitKeywords(left, ['additionalProperties']);
  }
  for (const group of GROUPS) {
    const [main] = group as [string];
    const isPlainList = main === 'prefixItems' && !left.prefixItems && !right.prefixItems;
    const clash = group.some((keyword) => left[keyword] !== undefined) && group.some((key) => right[key] !== undefined);
    if (!clash || isPlainList) continue;
    rest.push(pickKeywords(right, group));
    right = omitKeywords(right, group);
  }
  return { left, right, rest };
}

/** Returns a node without the listed values beside a constant, and whether the constant is none of them. */
function reduceToConstant(node: SchemaNode): { node: SchemaNode; isConflict: boolean } {
  if (!('const' in node) || node.enum === undefined) return { node, isConflict: false };
  const isConflict = !node.enum.some((value) => isSameSchema(value, node.const));
  return { node: isConflict ? node : omitKeywords(node, ['enum']), isConflict };
}

/**
 * Intersects two schemas. The result accepts only values that both schemas accept.
 * @param one the schema whose texts take precedence
 */
export function intersectSchemas(one: SchemaNode, other: SchemaNode): SchemaIntersection {
  const { left, right, rest } = separateKeywords(one, other);
  const node: SchemaNode = { ...left };
  let isConflict = 'const' in left && 'const' in right && !isSameSchema(left.const, right.const);
  for (const [keyword, value] of Object.entries(right)) {
    if (left[keyword] === undefined) {
      node[keyword] = value;
      continue;
    }
    const joint = together(keyword, left[keyword], value);
    if (joint === undefined) rest.push({ [keyword]: value });
    else if ((keyword === 'type' || keyword === 'enum') && Array.isArray(joint) && joint.length === 0)
      isConflict = true;
    else node[keyword] = joint;
  }
  const reduced = reduceToConstant(node);
  isConflict ||= reduced.isConflict;
  return { node: isConflict ? node : omitKeywordsOfOtherTypes(reduced.node), rest, isConflict };
}
