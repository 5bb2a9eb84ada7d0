/** Finds the schemas of the keys and values of an object with free keys. */
import { INTERNAL_KEYS, isObject, type JsonSchema, type SchemaNode } from './schemaNode';
import { splitTypes } from './splitTypes';

/** Whether every key satisfies a pattern. Its groups and its ends may be stated. */
const isAnyKeyPattern = (pattern: string): boolean =>
  ['', '^', '$'].includes(pattern) || /^\^?(?:\.[*+]|\((?:\?:)?\.[*+]\))\$?$/.test(pattern);

/** The pattern of keys that vendors add to objects, or of an empty key. */
const OTHER_KEYS = /^\^?([xX]-|\$$)/;

/** The keywords of an object of which nothing else is known. */
const FREE = ['type', 'title', 'description', 'additionalProperties', ...INTERNAL_KEYS];

/** Whether a node is an object of which nothing is known, so that it may be empty. */
export const acceptsEmptyObject = (node: SchemaNode): boolean =>
  node.type === 'object' &&
  !isObject(node.additionalProperties) &&
  Object.keys(node).every((keyword) => FREE.includes(keyword));

/** Whether a node is an object that has no keys at all. */
export const isEmptyObject = (node: SchemaNode): boolean =>
  acceptsEmptyObject(node) && node.additionalProperties === false;

export const isUnion = (node: SchemaNode): boolean =>
  node.oneOf !== undefined || node.anyOf !== undefined || splitTypes(node) !== node;

export interface MapParts {
  key: SchemaNode;
  value: JsonSchema;
}

/** Returns the schemas of keys and values; undefined for an object with other fields, or with values of any kind. */
export function getMapParts({
  additionalProperties: others,
  patternProperties,
  propertyNames,
}: SchemaNode): MapParts | undefined {
  if (propertyNames === false) return undefined;
  const names = isObject(propertyNames) ? propertyNames : {};
  const [[pattern, value] = [], ...more] = [...(patternProperties ?? [])];
  if (pattern === undefined || value === undefined) return isObject(others) ? { key: names, value: others } : undefined;
  const isAnyKey = isAnyKeyPattern(pattern);
  // An object that is not closed, but describes keys of one kind, is meant to have these.
  const isMeant = others === undefined && (isAnyKey || !OTHER_KEYS.test(pattern));
  const isWhole = others === false || isMeant;
  if (more.length > 0 || !isWhole || (names['pattern'] !== undefined && !isAnyKey)) return undefined;
  // Keys that only an open object allows are typed without a pattern.
  return { key: isAnyKey || isMeant ? names : { ...names, pattern }, value };
}

/** Returns the schemas of the keys and values that an object has beside its fields. */
export function getFurtherMapParts({
  additionalProperties,
  patternProperties,
  ...node
}: SchemaNode): MapParts | undefined {
  const kinds = [...(patternProperties ?? [])];
  if (kinds.length === 0) return getMapParts({ ...node, additionalProperties });
  // Other keys of an open object are kept as they are; keys of several kinds would need a list for each.
  return isObject(additionalProperties) || kinds.length > 1
    ? undefined
    : getMapParts({ ...node, additionalProperties: false, patternProperties });
}

/** Leaves out names among which the keys are chosen; undefined if no key is left. */
export function omitNames({ key, value }: MapParts, names: readonly string[]): MapParts | undefined {
  const { enum: codes } = key;
  if (!Array.isArray(codes)) return { key, value };
  const left: unknown[] = codes.filter((code) => !names.includes(String(code)));
  return left.length > 0 ? { key: { ...key, enum: left }, value } : undefined;
}

/** Returns the number of entries that an object needs beside its fields, where these are all required. */
export function countNeededEntries({ properties, required = [], minProperties }: SchemaNode): number {
  const names = [...properties!.keys()];
  return names.every((name) => required.includes(name)) ? Math.max(0, Number(minProperties ?? 0) - names.length) : 0;
}
