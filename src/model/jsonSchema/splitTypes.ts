/** Reads several types of one schema (`"type": ["string", "array"]`) as the union that they stand for. */
import { INTERNAL_KEYS, isObject, omitKeywords, pickKeywords, type JsonType, type SchemaNode } from './schemaNode';
import { omitKeywordsOfOtherTypes, toTypeKeyword } from './schemaValueTypes';

/** What a schema says of its values whatever their type is. */
const OF_ALL = ['title', 'description', 'default', 'x-ui', 'readOnly', 'writeOnly', 'deprecated', ...INTERNAL_KEYS];
/** Keywords that restrict values of several types, so that they do not belong to one of them. */
const MIXED = ['enum', 'const', 'allOf', 'anyOf', 'oneOf', 'not', 'if'];

/** The types of values that are not null. An integer is a number. */
const ALL_TYPES: readonly JsonType[] = ['string', 'number', 'boolean', 'array', 'object'];

/**
 * Returns a union in place of several types of which one is a list or an object, or of texts and switches alone; any
 * other node, and one of all types of which it describes none, as it is.
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
  // Texts and numbers have one input, switches another.
  const texts = scalars.filter((type) => type !== 'boolean');
  const switches = scalars.filter((type) => type === 'boolean');
  const areScalars = texts.length > 0 && switches.length > 0 && others.every((type) => type === 'null');
  if (scalars.length === 0 || isMixed || !(areScalars || types.some(isWhole))) return node;
  const own = omitKeywords(node, OF_ALL);
  const members = [...(texts.length > 0 ? [toTypeKeyword(texts)] : []), ...switches, ...others];
  const anyOf = members.map((type) => omitKeywordsOfOtherTypes({ ...own, type }));
  return { ...pickKeywords(node, OF_ALL), anyOf };
}
