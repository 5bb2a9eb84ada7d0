/**
 * Reads variants of which all but one state the values of a field, and the other says that it has none of them: an address of
 * one of three countries, or of any other.
 */
import type { Branch } from './readBranches';
import { INTERNAL_KEYS, toSchemaNode, type JsonSchema, type SchemaNode } from './schemaNode';
import { getJsonType, getListedValues } from './schemaValueTypes';
import type { BranchField } from './variantFields';

const TEXTS = ['title', 'description'];
const SCALARS: readonly string[] = ['string', 'number', 'integer', 'boolean'];

const getFieldNode = ({ node, isObject: hasFields }: Branch, name: string): SchemaNode =>
  (hasFields && toSchemaNode(node.properties?.get(name) ?? true)) || {};

/** Returns the values that a schema excludes, if it says nothing else than its type. */
function listExcludedValues(node: SchemaNode): unknown[] | undefined {
  const isAlone = Object.keys(node).every((key) => ['not', 'type', ...TEXTS, ...INTERNAL_KEYS].includes(key));
  return isAlone && node['not'] !== undefined ? getListedValues(toSchemaNode(node['not'] as JsonSchema)) : undefined;
}

/** Whether a variant is that of all other values of a field. */
export const isOtherBranch = (branches: readonly Branch[], index: number): boolean => {
  const name = findTellingField(branches);
  return name !== undefined && listExcludedValues(getFieldNode(branches[index]!, name)) !== undefined;
};

/** Returns the field of which one variant excludes the values that the others state; undefined if there is none. */
export function findTellingField(branches: readonly Branch[]): string | undefined {
  const names = branches.flatMap(({ node, isObject: hasFields }) =>
    hasFields ? [...(node.properties?.keys() ?? [])] : [],
  );
  return [...new Set(names)].find((name) => {
    const nodes = branches.map((branch) => getFieldNode(branch, name));
    const excluded = nodes.flatMap((node) => {
      const values = listExcludedValues(node);
      return values ? [values] : [];
    });
    const stated = nodes.flatMap((node) => getListedValues(node) ?? []);
    return (
      excluded.length === 1 &&
      stated.length >= nodes.length - 1 &&
      stated.every((value) => excluded[0]!.includes(value))
    );
  });
}

/** Adds the type of the values that other variants state for a field to the schema that only excludes them. */
export function typeOtherFields(fields: ReadonlyMap<string, BranchField[]>): Map<string, BranchField[]> {
  const typed = [...fields].map(([name, parts]): [string, BranchField[]] => {
    const types = new Set(parts.flatMap(({ node }) => getListedValues(node) ?? []).map(getJsonType));
    const [type, ...others] = types;
    if (type === undefined || others.length > 0 || !SCALARS.includes(type)) return [name, parts];
    const addType = (part: BranchField): BranchField =>
      part.node.type === undefined && listExcludedValues(part.node)
        ? { ...part, schema: { ...toSchemaNode(part.schema), type }, node: { ...part.node, type } }
        : part;
    return [name, parts.map(addType)];
  });
  return new Map(typed);
}
