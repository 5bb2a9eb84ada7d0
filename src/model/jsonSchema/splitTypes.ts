/** Reads several types of one schema (`"type": ["string", "array"]`) as the union that they stand for. */
import { INTERNAL_KEYS, isObject, omitKeywords, pickKeywords, type JsonType, type SchemaNode } from './schemaNode';
import { omitKeywordsOfOtherTypes, toTypeKeyword } from './schemaValueTypes';

/** What a schema says of its values whatever their type is. */
const OF_ALL = ['title', 'description', 'default', 'x-ui', 'readOnly', 'writeOnly', 'deprecated', ...INTERNAL_KEYS];
/** Keywords that restrict values of several types, so that they do not belong to one of them. */
const MIXED = ['enum', 'const', 'allOf', 'anyOf', 'oneOf', 'not', 'if'];

/**
 * Returns a union in place of several types of which one is a list or an object that the schema describes, or of texts
 * and switches alone; any other node as it is.
 */
export function splitTypes(node: SchemaNode): SchemaNode {
  const types = [node.type ?? []].flat();
  const scalars: JsonType[] = types.filter((type) => type !== 'array' && type !== 'object' && type !== 'null');
  const isDescribed = (type: string): boolean =>
    type === 'array' ? isObject(node.items) : type === 'object' && (node.properties?.size ?? 0) > 0;
  const isMixed = MIXED.some((keyword) => node[keyword] !== undefined);
  const others = types.filter((type) => !scalars.includes(type));
  // Texts and numbers have one input, switches another.
  const texts = scalars.filter((type) => type !== 'boolean');
  const switches = scalars.filter((type) => type === 'boolean');
  const areScalars = texts.length > 0 && switches.length > 0 && others.every((type) => type === 'null');
  if (scalars.length === 0 || isMixed || !(areScalars || types.some(isDescribed))) return node;
  const own = omitKeywords(node, OF_ALL);
  const members = [...(texts.length > 0 ? [toTypeKeyword(texts)] : []), ...switches, ...others];
  const anyOf = members.map((type) => omitKeywordsOfOtherTypes({ ...own, type }));
  return { ...pickKeywords(node, OF_ALL), anyOf };
}
