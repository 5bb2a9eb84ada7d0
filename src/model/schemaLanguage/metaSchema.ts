/**
 * Gives access to the meta-schema: each key of the schema language with its annotations. Resolves references within
 * the meta-schema.
 */
import adminMeta from '../../../schema/meta/v2/admin.schema.json';
import entityMeta from '../../../schema/meta/v2/entity.schema.json';
import fieldMeta from '../../../schema/meta/v2/field.schema.json';
import navigationMeta from '../../../schema/meta/v2/navigation.schema.json';
import optionsMeta from '../../../schema/meta/v2/options.schema.json';
import translationMeta from '../../../schema/meta/v2/translation.schema.json';
import type { JsonType } from './definition';

/**
 * What kind of names the value of a key refers to, for example option lists or sibling fields. The value is a name
 * itself, or contains names as keys or values.
 */
export type NameReferenceKind =
  | 'options'
  | 'sibling'
  | 'row'
  | 'inside'
  | 'around'
  | 'own'
  | 'field'
  | 'record'
  | 'path'
  | 'item'
  | 'filter'
  | 'entity'
  | 'assignment'
  | 'call'
  | 'action'
  | 'section'
  | 'view'
  | 'group'
  | 'dialect'
  | 'icon';

/** The annotation `x-semantics` of a key in the meta-schema. Its properties are described in field.schema.json. */
export interface KeyAnnotation {
  appliesTo?: readonly JsonType[];
  appliesToFormats?: readonly string[];
  appliesToCodes?: boolean;
  /** The field that the rows of a list need. */
  appliesToRowsWith?: string;
  requiresKeys?: readonly string[];
  refersTo?: NameReferenceKind;
  keysReferTo?: NameReferenceKind;
  valuesReferTo?: NameReferenceKind;
  translationPath?: string;
  hasDefaultText?: boolean;
  placeholdersReferTo?: NameReferenceKind;
  pathParamsFrom?: 'none' | 'parent' | 'record' | 'route' | 'row' | 'action' | 'options';
  entersContext?: 'fields' | 'shape' | 'branch' | 'input';
  translationScope?: 'actions' | 'assignments' | 'list';
  ignored?: boolean;
  /** Whether the key contains the content of a section. The name of the key is then the kind of the section. */
  isSectionContent?: boolean;
}

export interface MetaSchema {
  $ref?: string;
  type?: string | readonly string[];
  const?: unknown;
  enum?: readonly unknown[];
  enumDescriptions?: readonly string[];
  description?: string;
  required?: readonly string[];
  properties?: Readonly<Record<string, MetaSchema>>;
  additionalProperties?: boolean | MetaSchema;
  items?: MetaSchema;
  anyOf?: readonly MetaSchema[];
  oneOf?: readonly MetaSchema[];
  if?: MetaSchema;
  then?: MetaSchema;
  'x-semantics'?: KeyAnnotation;
}

/** A node of the meta-schema, with the file against which its references are resolved. */
export interface MetaSchemaNode {
  node: MetaSchema;
  file: string;
  /** The name of the definition to which a reference to this node refers, such as `field`, `condition` or `branch`. */
  name?: string;
}

const FILES: Readonly<Record<string, unknown>> = {
  'admin.schema.json': adminMeta,
  'entity.schema.json': entityMeta,
  'field.schema.json': fieldMeta,
  'navigation.schema.json': navigationMeta,
  'options.schema.json': optionsMeta,
  'translation.schema.json': translationMeta,
};

export const ENTITY_META_SCHEMA: MetaSchemaNode = {
  node: entityMeta as unknown as MetaSchema,
  file: 'entity.schema.json',
  name: 'entity',
};
export const OPTIONS_META_SCHEMA: MetaSchemaNode = {
  node: optionsMeta as unknown as MetaSchema,
  file: 'options.schema.json',
};
export const FIELD_META_SCHEMA: MetaSchemaNode = {
  node: fieldMeta.definitions.field as unknown as MetaSchema,
  file: 'field.schema.json',
  name: 'field',
};

const DEFINITIONS = '/definitions/';

/** Returns the node to which a reference in `file` refers, such as `field.schema.json#/definitions/ui`. */
export function lookUpMetaSchema(ref: string, file: string): MetaSchemaNode {
  const [name, pointer = ''] = ref.split('#');
  const target = name || file;
  const node = pointer
    .split('/')
    .slice(1)
    .reduce<unknown>((at, step) => (at as Record<string, unknown>)[step], FILES[target]);
  const own = pointer.startsWith(DEFINITIONS) ? pointer.slice(DEFINITIONS.length) : '/';
  return { node: node as MetaSchema, file: target, ...(own.includes('/') ? {} : { name: own }) };
}

/**
 * A cache of resolved nodes. The meta-schema never changes, and its nodes are needed for every key of every schema
 * file.
 */
const known = new WeakMap<MetaSchema, MetaSchemaNode>();

/** Resolves the `$ref` of a node. Keys next to the `$ref` override the keys of its target. */
export function resolveMetaSchema(metaNode: MetaSchemaNode): MetaSchemaNode {
  const { $ref, ...own } = metaNode.node;
  if ($ref === undefined) return metaNode;
  const before = known.get(metaNode.node);
  if (before) return before;
  const target = resolveMetaSchema(lookUpMetaSchema($ref, metaNode.file));
  const means = { ...target.node['x-semantics'], ...own['x-semantics'] };
  const parentNode: MetaSchemaNode = { ...target, node: { ...target.node, ...own, 'x-semantics': means } };
  known.set(metaNode.node, parentNode);
  return parentNode;
}
