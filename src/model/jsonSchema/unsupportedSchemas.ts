/** Determines the schemas that no input can render; such fields are edited as JSON. */
import type { ImportNoteKind } from './importNotes';
import { isObject, type JsonType, type SchemaNode, omitKeywords } from './schemaTypes';
import { getImpliedType, toTypeKeyword, getJsonType, getListedValues } from './schemaValueTypes';

export type UnsupportedReason = Extract<
  ImportNoteKind,
  'union' | 'recursive' | 'large' | 'free' | 'tuple' | 'list' | 'anything' | 'mixed' | 'choices' | 'conflict'
>;

/** The types that the text input accepts. */
const TYPED: readonly JsonType[] = ['string', 'number', 'integer'];

const isScalar = (value: unknown): boolean => typeof value !== 'object' || value === null;

/** Whether the schema defines how a field is edited, or displayed if it is read-only. */
export function hasExplicitWidget(node: SchemaNode): boolean {
  const ui = node['x-ui'];
  if (!isObject(ui)) return false;
  const isShown = node['readOnly'] === true && isObject(ui['column']) && ui['column']['display'] !== undefined;
  return isShown || ['widget', 'options', 'upload', 'serverGenerated'].some((key) => ui[key] !== undefined);
}

/** Returns the types of a node without null. */
const shownTypes = (node: SchemaNode): JsonType[] =>
  node.type === undefined ? [] : [node.type].flat().filter((type) => type !== 'null');

const isTyped = (types: JsonType[]): boolean => types.every((type) => TYPED.includes(type));

/** Adds the type implied by a node's values or other keywords; strings precede numbers. */
export function addImpliedType(node: SchemaNode): SchemaNode {
  if (node.type !== undefined) {
    const values = getListedValues(node);
    const stated = [node.type].flat();
    const types = stated.filter((type) => type !== 'null' || values === undefined || values.includes(null));
    // If `type` allows null but the listed values do not, an empty field is omitted instead of sent as null.
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

/** Whether an array of such items has an input: options, texts, numbers, or rows with fields. */
export function isEditableListItem(node: SchemaNode): boolean {
  const types = shownTypes(node);
  if (types.length === 0) return false;
  if (getListedValues(node)) return true;
  return isTyped(types) || (types.join() === 'object' && (node.properties?.size ?? 0) > 0);
}

/**
 * Returns why no input can render a node, after its union was simplified and its implied type added; undefined if
 * one can.
 */
export function getUnsupportedReason(node: SchemaNode): UnsupportedReason | undefined {
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

/** Whether the fields or items of a node are rendered, so that a union in it is only validated. */
export function rendersChildren(node: SchemaNode): boolean {
  const isUnion = node.anyOf !== undefined || node.oneOf !== undefined;
  const isList = [node.type].flat().includes('array') || (node.type === undefined && !isUnion);
  return (node.properties?.size ?? 0) > 0 || (isList && isObject(node.items));
}

/** Returns the descriptive keywords of a referenced schema, for a reference that is kept. */
export const getDescriptiveKeywords = (node: SchemaNode): SchemaNode =>
  omitKeywords(
    node,
    Object.keys(node).filter((key) => !['title', 'description', 'readOnly', 'writeOnly', 'x-ui'].includes(key)),
  );
