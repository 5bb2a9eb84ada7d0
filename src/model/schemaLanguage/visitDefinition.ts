/**
 * Visits every key of an entity definition. The visitor receives the annotation of the key in the meta-schema and
 * its position. Lint and translations depend only on these annotations and not on the names of keys, so they also
 * handle keys that are added to the meta-schema later.
 */
import type { EntityDefinition, FieldDefinition, ObjectSchemaDefinition } from './definition';
import {
  ENTITY_META_SCHEMA,
  FIELD_META_SCHEMA,
  OPTIONS_META_SCHEMA,
  resolveMetaSchema,
  type KeyAnnotation,
  type MetaSchema,
  type MetaSchemaNode,
} from './metaSchema';

export type PathStep = string | number;

/** The context of a key, which determines the fields that its value can refer to and the paths of its translations. */
interface Where {
  /** Names of the enclosing fields, outermost first. */
  fields: readonly string[];
  /** The prefix of the translation paths: `['actions', 'set']`. */
  scope: readonly string[];
  /** Whether the key is in a rule branch. Texts in a branch do not belong to a field. */
  inBranch: boolean;
  /** The definitions of the enclosing objects, outermost first. */
  around: readonly ObjectSchemaDefinition[];
  /**
   * The definition of the object that contains the fields to which names refer. Names that it does not contain are
   * looked up in `around`.
   */
  inside: ObjectSchemaDefinition;
}

export interface VisitedKey extends Where {
  value: unknown;
  annotation: KeyAnnotation;
  /** The name of the definition in `schema/meta` that describes the key, such as `field`, `condition` or `branch`. */
  role?: string;
  /** The description of the key in the meta-schema. */
  description?: string;
  /** The path of the key, starting at the root of the definition. */
  steps: readonly PathStep[];
  /** The object that contains the key. */
  parent: Readonly<Record<string, unknown>>;
}

type Tell = (visited: VisitedKey) => void;

interface At extends Where {
  value: unknown;
  meta: MetaSchemaNode;
  steps: readonly PathStep[];
  parent: Readonly<Record<string, unknown>>;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const getType = (value: unknown): string => (Array.isArray(value) ? 'array' : value === null ? 'null' : typeof value);

/** Whether a meta-schema node accepts a value. Checks only enough keywords to select the right member of an `anyOf`. */
function acceptsValue(metaNode: MetaSchemaNode, value: unknown): boolean {
  const { node: own } = resolveMetaSchema(metaNode);
  if (own.const !== undefined) return own.const === value;
  if (own.enum) return own.enum.includes(value);
  return own.type === undefined || [own.type].flat().includes(getType(value));
}

/**
 * Returns the node and those of its `anyOf` or `oneOf` members and `then` branches that apply to the value, the
 * node itself first.
 */
function getPartsForValue(metaNode: MetaSchemaNode, value: unknown): MetaSchemaNode[] {
  const parentNode = resolveMetaSchema(metaNode);
  const { node, file } = parentNode;
  if (!node.anyOf && !node.oneOf && !node.if) return [parentNode];
  const choices = (node.anyOf ?? node.oneOf ?? []).map((one): MetaSchemaNode => ({ node: one, file }));
  const branch =
    node.if && node.then && acceptsValue({ node: node.if, file }, value) ? [{ node: node.then, file }] : [];
  return [
    parentNode,
    ...choices
      .filter((one) => acceptsValue(one, value))
      .slice(0, 1)
      .flatMap((one) => getPartsForValue(one, value)),
    ...branch.flatMap((one) => getPartsForValue(one, value)),
  ];
}

/**
 * Returns the object definition that contains the nested fields: the field's own definition, or for an array of
 * objects, the definition of its rows.
 */
function getInnerShape(field: unknown): ObjectSchemaDefinition | undefined {
  const { properties, items } = (isObject(field) ? field : {}) as FieldDefinition;
  if (properties) return field as ObjectSchemaDefinition;
  return items?.properties ? items : undefined;
}

/**
 * Returns the context inside a field. If the field has no nested fields, names refer to the fields of the enclosing
 * objects.
 */
const stepIntoField = (at: At, name: string): Partial<At> => ({
  fields: [...at.fields, name],
  around: [...at.around, at.inside],
  inside: getInnerShape(at.inside.properties?.[name]) ?? {},
});

const stepIntoShape = (at: At, shape: ObjectSchemaDefinition): Partial<At> => ({
  inside: shape,
  around: [...at.around, at.inside],
  fields: [],
});

/**
 * Returns the context inside a key with translation paths of its own, such as an action. Inside an assignment,
 * names refer to the fields of its rows.
 */
function stepIntoScope(at: At, scope: string, key: string, value: unknown): Partial<At> {
  const row =
    isObject(value) && isObject(value['rowSchema']) ? (value['rowSchema'] as ObjectSchemaDefinition) : undefined;
  return { scope: [...at.scope, scope, key], fields: [], ...(row ? { inside: row, around: [] } : {}) };
}

/** Returns the context inside the sections of an action. Names refer to the fields of the action's `input`. */
const stepIntoInput = (at: At, { input }: Record<string, unknown>): Partial<At> =>
  isObject(input) ? stepIntoShape(at, input as ObjectSchemaDefinition) : {};

const withDefault = new WeakMap<MetaSchema, readonly string[]>();

/** Returns the keys for which the app has a default text that is used if the schema contains no text. */
function getDefaultKeys({ node, file }: MetaSchemaNode): readonly string[] {
  const before = withDefault.get(node);
  if (before) return before;
  const keys = Object.entries(node.properties ?? {}).flatMap(([key, one]) =>
    resolveMetaSchema({ node: one, file }).node['x-semantics']?.hasDefaultText ? [key] : [],
  );
  withDefault.set(node, keys);
  return keys;
}

/** Returns the values directly below a key, each with the meta-schema that describes it. */
function getChildren(at: At, { node, file }: MetaSchemaNode): At[] {
  const { value } = at;
  const annotation = node['x-semantics'] ?? {};
  if (Array.isArray(value)) {
    const { items } = node;
    if (!items) return [];
    return value.map((item: unknown, index) => ({
      ...at,
      value: item,
      meta: { node: items, file },
      steps: [...at.steps, index],
    }));
  }
  if (!isObject(value)) return [];
  const absent = getDefaultKeys({ node, file }).filter((key) => !(key in value));
  const inner =
    annotation.entersContext === 'shape' ? { ...at, ...stepIntoShape(at, value as ObjectSchemaDefinition) } : at;
  return [...Object.keys(value), ...absent].flatMap((key) => {
    const rest = typeof node.additionalProperties === 'object' ? node.additionalProperties : undefined;
    const meta: MetaSchema | undefined =
      node.properties && Object.hasOwn(node.properties, key) ? node.properties[key] : rest;
    if (!meta) return [];
    const child: At = {
      ...inner,
      value: value[key],
      meta: { node: meta, file },
      steps: [...at.steps, key],
      parent: value,
    };
    if (annotation.entersContext === 'fields') return [{ ...child, ...stepIntoField(inner, key) }];
    if (annotation.translationScope && annotation.translationScope !== 'list')
      return [{ ...child, ...stepIntoScope(inner, annotation.translationScope, key, value[key]) }];
    const enters = resolveMetaSchema({ node: meta, file }).node['x-semantics']?.entersContext;
    return [enters === 'input' ? { ...child, ...stepIntoInput(inner, value) } : child];
  });
}

const NOTHING: KeyAnnotation = {};

const getMeans = ([first, ...others]: readonly MetaSchemaNode[]): KeyAnnotation =>
  others.length === 0
    ? (first?.node['x-semantics'] ?? NOTHING)
    : (Object.assign(
        {},
        first?.node['x-semantics'],
        ...others.map(({ node }) => node['x-semantics']),
      ) as KeyAnnotation);

/** Returns the context for a key. The annotation of some keys changes the context, for example for rule branches. */
function enterContext(at: At, { entersContext, translationScope }: KeyAnnotation): At {
  if (entersContext === 'branch') return { ...at, inBranch: true };
  return translationScope === 'list' && isObject(at.value) ? { ...at, scope: [...at.scope, 'list'], fields: [] } : at;
}

function visitAt(at: At, visit: Tell): void {
  const parts = getPartsForValue(at.meta, at.value);
  const annotation = getMeans(parts);
  const here = enterContext(at, annotation);
  const role = parts.findLast(({ name }) => name !== undefined)?.name;
  const description = parts[0]?.node.description;
  visit({ ...here, annotation, ...(role === undefined ? {} : { role }), ...(description ? { description } : {}) });
  const seen = parts.length > 1 ? new Set<unknown>() : undefined;
  for (const part of parts) {
    for (const child of getChildren(here, part)) {
      const key = child.steps.at(-1);
      if (seen?.has(key)) continue;
      seen?.add(key);
      visitAt(child, visit);
    }
  }
}

const NOWHERE: Where = { fields: [], scope: [], inBranch: false, around: [], inside: {} };

/**
 * Visits every key of an entity definition.
 * @param definition with its references resolved
 */
export function visitEntityKeys(definition: EntityDefinition, visit: Tell): void {
  const { $defs: _, ...inside } = definition;
  visitAt({ ...NOWHERE, inside, value: inside, meta: ENTITY_META_SCHEMA, steps: [], parent: { ...inside } }, visit);
}

/**
 * Visits every key of the definitions in `$defs`. The fields next to a shared definition are unknown, because it
 * can be used in any object.
 */
export function visitSharedDefinitionKeys(definitions: Readonly<Record<string, unknown>>, visit: Tell): void {
  for (const [name, value] of Object.entries(definitions)) {
    const where: Where = { ...NOWHERE, fields: [name], inside: getInnerShape(value) ?? {} };
    visitAt({ ...where, value, meta: FIELD_META_SCHEMA, steps: ['$defs', name], parent: definitions }, visit);
  }
}

/** Visits every key of `options.json`. */
export function visitOptionListKeys(lists: Readonly<Record<string, unknown>>, visit: Tell): void {
  visitAt({ ...NOWHERE, value: lists, meta: OPTIONS_META_SCHEMA, steps: [], parent: lists }, visit);
}
