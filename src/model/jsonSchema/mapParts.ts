/** Finds the schemas of the keys and values of an object with free keys. */
import { GENERATED_TITLES } from './generatedTitles';
import { INTERNAL_KEYS, isObject, omitKeywords, type JsonSchema, type SchemaNode } from './schemaNode';
import { splitTypes } from './splitTypes';
import { VARIANT_CHOICE, VARIANTS_KEYWORD, type VariantBranch } from './variantDefinition';

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
  node.additionalProperties === false &&
  !node.properties?.size &&
  !node.required?.length &&
  acceptsEmptyObject(omitKeywords(node, ['properties', 'required']));

/** The choice whether there is an object without keys, as that of its only variant. */
const GIVEN: VariantBranch = {
  values: [GENERATED_TITLES.variantGiven],
  title: GENERATED_TITLES.variantGiven,
  names: [],
  required: [],
};

/**
 * Returns an object without keys as one with no fields to fill in, which is sent as it is, where there must be one; elsewhere
 * with the choice whether there is one. Any other node is returned unchanged.
 */
export function stateEmptyObject(node: SchemaNode, isOptional = true): SchemaNode {
  if (node['x-ui'] !== undefined || !isEmptyObject(node)) return node;
  const rest = omitKeywords(node, ['required']);
  if (!isOptional) return { ...rest, properties: new Map(), 'x-ui': { sendBackUnchanged: true } };
  const choice: SchemaNode = {
    title: GENERATED_TITLES.variantBoolean,
    type: 'string',
    oneOf: [{ const: GENERATED_TITLES.variantGiven }],
    'x-ui': { widget: 'variant' },
  };
  return {
    ...rest,
    properties: new Map([[VARIANT_CHOICE, choice]]),
    [VARIANTS_KEYWORD]: { choice: VARIANT_CHOICE, isVirtual: true, branches: [GIVEN] },
  };
}

export const isUnion = (node: SchemaNode): boolean =>
  node.oneOf !== undefined || node.anyOf !== undefined || splitTypes(node) !== node;

export interface MapParts {
  key: SchemaNode;
  value: JsonSchema;
}

/** Alternatives of which each is one name: `^(jpg|png)$`, `^jpg$|^png$`. */
const ALTERNATIVES = /^\^\((?:\?:)?([\w|-]+)\)\$$/;
const NAME = /^\^([\w-]+)\$$/;

/** Returns what a pattern says of keys: the names among which one is chosen, if there are no others. */
function toKeySchema(pattern: string): SchemaNode {
  const inner = ALTERNATIVES.exec(pattern)?.[1];
  const names = inner?.split('|') ?? pattern.split('|').map((part) => NAME.exec(part)?.[1] ?? '');
  return names.includes('') ? { pattern } : { enum: [...new Set(names)] };
}

/**
 * Returns the schemas of the keys and values of each kind of entries; undefined for an object with other fields, or with
 * values of any kind.
 */
export function getMapKinds({
  additionalProperties: others,
  patternProperties,
  propertyNames,
}: SchemaNode): MapParts[] | undefined {
  if (propertyNames === false) return undefined;
  const names = isObject(propertyNames) ? propertyNames : {};
  const kinds = [...(patternProperties ?? [])];
  const [[pattern, value] = [], ...more] = kinds;
  if (pattern === undefined || value === undefined)
    return isObject(others) ? [{ key: names, value: others }] : undefined;
  if (more.length > 0) {
    // Keys that no entry may have are no kind of their own.
    const allowed = kinds.filter(([, one]) => one !== false);
    const isClear =
      others === false && names['pattern'] === undefined && allowed.every(([one]) => !isAnyKeyPattern(one));
    return isClear ? allowed.map(([one, own]) => ({ key: { ...names, ...toKeySchema(one) }, value: own })) : undefined;
  }
  // Keys that no entry may have describe no entries.
  if (value === false) return undefined;
  const isAnyKey = isAnyKeyPattern(pattern);
  // An object that is not closed, but describes keys of one kind, is meant to have these.
  const isMeant = others === undefined && (isAnyKey || !OTHER_KEYS.test(pattern));
  const isWhole = others === false || isMeant;
  if (!isWhole || (names['pattern'] !== undefined && !isAnyKey)) return undefined;
  // Keys that only an open object allows are typed without a pattern.
  return [{ key: isAnyKey || isMeant ? names : { ...names, ...toKeySchema(pattern) }, value }];
}

/** Returns the schemas of the keys and values that an object has beside its fields, of each kind. */
export function getFurtherMapKinds({
  additionalProperties,
  patternProperties,
  ...node
}: SchemaNode): MapParts[] | undefined {
  const kinds = [...(patternProperties ?? [])];
  if (kinds.length === 0) return getMapKinds({ ...node, additionalProperties });
  // Other keys of an open object are kept as they are, unless its keys are of several kinds.
  const isKept = !isObject(additionalProperties) && (kinds.length === 1 || additionalProperties === false);
  return isKept ? getMapKinds({ ...node, additionalProperties: false, patternProperties }) : undefined;
}

/** Leaves out names among which the keys are chosen, and kinds of which no key is left; undefined if no kind is left. */
export function omitNames(kinds: readonly MapParts[], names: readonly string[]): MapParts[] | undefined {
  const left = kinds.flatMap(({ key, value }): MapParts[] => {
    const { enum: codes } = key;
    if (!Array.isArray(codes)) return [{ key, value }];
    const own: unknown[] = codes.filter((code) => !names.includes(String(code)));
    return own.length > 0 ? [{ key: { ...key, enum: own }, value }] : [];
  });
  return left.length > 0 ? left : undefined;
}

/** Returns the number of entries that an object needs beside its fields, where these are all required. */
export function countNeededEntries({ properties, required = [], minProperties }: SchemaNode): number {
  const names = [...properties!.keys()];
  return names.every((name) => required.includes(name)) ? Math.max(0, Number(minProperties ?? 0) - names.length) : 0;
}
