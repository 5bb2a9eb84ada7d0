/** Reads several types of one schema (`"type": ["string", "array"]`) as the union that they stand for. */
import { INTERNAL_KEYS, isObject, omitKeywords, pickKeywords, type JsonType, type SchemaNode } from './schemaNode';
import { omitKeywordsOfOtherTypes, toTypeKeyword } from './schemaValueTypes';

/** What a schema says of its values whatever their type is. */
const OF_ALL = ['title', 'description', 'default', 'x-ui', 'readOnly', 'writeOnly', 'deprecated', ...INTERNAL_KEYS];
/** Keywords that restrict values of several types, so that they do not belong to one of them. */
const MIXED = ['enum', 'const', 'allOf', 'anyOf', 'oneOf', 'not', 'if'];

/** Formats of texts whose input takes no number. */
export const MOMENT_FORMATS: readonly unknown[] = ['date', 'date-time', 'time'];

/** The types of values that are not null. An integer is a number. */
const ALL_TYPES: readonly JsonType[] = ['string', 'number', 'boolean', 'array', 'object'];

/**
 * Returns a union in place of several types of which one is a list or an object, or of which several have inputs of their
 * own: texts and switches, moments and numbers. Any other node, and one of all types of which it describes none, is
 * returned as it is.
 */
export function splitTypes(node: SchemaNode): SchemaNode {
  const types = [node.type ?? []].flat();
  const scalars: JsonType[] = types.filter((type) => type !== 'array' && type !== 'object' && type !== 'null');
  // A value of any type is no choice unless one of the types is described.
  const isAny = ALL_TYPES.every((type) => types.includes(type));
  const isDescribed = (type: string): boolean =>
    type === 'array' ? isObject(node.items) : type === 'object' && (node.properties?.size ?? 0) > 0;
  const isWhole = (type: string): boolean => (type === 'array' || type === 'object') && (isDescribed(type) || !isAny);
  const isMixed = MIXED.some((keyword) => node[keyword] !== undefined);
  const others = types.filter((type) => !scalars.includes(type));
  // Texts and numbers have one input, unless the texts are moments; switches have another.
  const isApart = (type: string): boolean =>
    type === 'boolean' || (type !== 'string' && MOMENT_FORMATS.includes(node['format']));
  const texts = scalars.filter((type) => !isApart(type));
  const apart = scalars.filter(isApart);
  const areScalars = texts.length > 0 && apart.length > 0 && others.every((type) => type === 'null');
  if (scalars.length === 0 || isMixed || !(areScalars || types.some(isWhole))) return node;
  const own = omitKeywords(node, OF_ALL);
  const members = [...(texts.length > 0 ? [toTypeKeyword(texts)] : []), ...apart, ...others];
  const anyOf = members.map((type) => omitKeywordsOfOtherTypes({ ...own, type }));
  return { ...pickKeywords(node, OF_ALL), anyOf };
}
