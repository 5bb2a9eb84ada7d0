/** Determines for which schemas no input exists. Users edit the values of such fields as JSON text. */
import { splitTypes } from './splitTypes';
import { FALLBACK_FIELD_KIND } from '../schemaLanguage/fieldTypes';
import type { ForeignSchemaNoteKind } from './foreignSchemaLintNotes';
import { isObject, type JsonType, type SchemaNode, omitKeywords } from './schemaNode';
import { getImpliedType, toTypeKeyword, getJsonType, getListedValues } from './schemaValueTypes';

export type UnsupportedSchemaReason = Extract<
  ForeignSchemaNoteKind,
  'union' | 'recursive' | 'large' | 'free' | 'tuple' | 'list' | 'anything' | 'mixed' | 'choices' | 'conflict'
>;

/** The types of the values that users can enter in a text input. */
const TYPED: readonly JsonType[] = ['string', 'number', 'integer'];

const isScalar = (value: unknown): boolean => typeof value !== 'object' || value === null;

/**
 * Whether the author of the schema has chosen the input of the field, or its display format if it is read-only. An object
 * without fields that is only sent has none.
 */
export function hasExplicitWidget(node: SchemaNode): boolean {
  const ui = node['x-ui'];
  if (!isObject(ui)) return false;
  const isShown =
    node['readOnly'] === true && isObject(ui['columnDefaults']) && ui['columnDefaults']['display'] !== undefined;
  const isNothing = node.properties?.size === 0 && ui['sendBackUnchanged'] === true;
  return (
    isShown || isNothing || ['widget', 'options', 'upload', 'serverGenerated'].some((key) => ui[key] !== undefined)
  );
}

/** Whether the author of the schema has chosen the JSON editor for the field. */
export const hasJsonWidget = ({ 'x-ui': ui }: SchemaNode): boolean =>
  isObject(ui) && ui['widget'] === FALLBACK_FIELD_KIND;

/** Returns the types of a node except `null`. */
const shownTypes = (node: SchemaNode): JsonType[] =>
  node.type === undefined ? [] : [node.type].flat().filter((type) => type !== 'null');

const isTyped = (types: JsonType[]): boolean => types.every((type) => TYPED.includes(type));

/**
 * Adds a `type` if it follows from the listed values or other keywords of the node. If a node has several types,
 * `string` is moved before the numbers.
 */
export function addImpliedType(node: SchemaNode): SchemaNode {
  if (node.type !== undefined) {
    const values = getListedValues(node);
    const stated = [node.type].flat();
    const types = stated.filter((type) => type !== 'null' || values === undefined || values.includes(null));
    // If `type` allows `null` but the listed values do not contain it, `null` is removed from `type`. An empty
    // field is then omitted from requests instead of being sent as `null`.
    if (types.length > 0 && types.length < stated.length)
      return addImpliedType({ ...node, type: toTypeKeyword(types) });
    const isLate = !hasExplicitWidget(node) && isTyped(shownTypes(node)) && types.indexOf('string') > 0;
    return isLate ? { ...node, type: ['string', ...types.filter((type) => type !== 'string')] } : node;
  }
  const values = getListedValues(node);
  const spoken = getImpliedType(node);
  const types = values ? [...new Set(values.map(getJsonType))] : spoken ? [spoken] : [];
  if (types.length === 0) return node;
  return { ...node, type: toTypeKeyword(types) };
}

/**
 * Whether there is an input for an array of such items: items with options, texts, numbers, or rows with fields. Users
 * choose an option once, so that there is none for an array that needs more entries than there are options.
 * @param array the schema of the array
 */
export function isEditableArrayItem(node: SchemaNode, array: SchemaNode): boolean {
  const types = shownTypes(node);
  if (types.length === 0) return false;
  const options = getListedValues(node);
  if (options) return !(Number(array['minItems']) > options.length);
  return isTyped(types) || (types.join() === 'object' && (node.properties?.size ?? 0) > 0);
}

/**
 * Returns the reason why no input can render a node; undefined if an input can. Call it after the node's union has
 * been simplified and its implied type added.
 */
export function getUnsupportedSchemaReason(node: SchemaNode): UnsupportedSchemaReason | undefined {
  const values = getListedValues(node);
  if (values) return values.every(isScalar) ? undefined : 'choices';
  const types = shownTypes(node);
  if (types.length === 0) return 'anything';
  if (types.length > 1) return isTyped(types) ? undefined : 'mixed';
  if (types[0] === 'object') return node.properties && node.properties.size > 0 ? undefined : 'free';
  if (types[0] !== 'array') return undefined;
  if (node.prefixItems) return 'tuple';
  return isObject(node.items) ? undefined : 'list';
}

/**
 * Whether the fields or array items of a node are rendered. A union in the same node is then only validated. Values of other
 * types beside them are variants.
 */
export function hasRenderedSubschemas(node: SchemaNode): boolean {
  if (splitTypes(node) !== node) return false;
  const isUnion = node.anyOf !== undefined || node.oneOf !== undefined;
  const isList = [node.type].flat().includes('array') || (node.type === undefined && !isUnion);
  return (node.properties?.size ?? 0) > 0 || (isList && isObject(node.items));
}

/**
 * Returns the descriptive keywords of a referenced schema. They are added next to a reference that remains in the
 * schema.
 */
export const getDescriptiveKeywords = (node: SchemaNode): SchemaNode =>
  omitKeywords(
    node,
    Object.keys(node).filter(
      (key) => !['title', 'description', 'readOnly', 'writeOnly', 'deprecated', 'x-ui'].includes(key),
    ),
  );
