/**
 * The tables of `schema/README.md` by name. Each table documents one subschema of the meta-schema. A test checks
 * that every key of the meta-schema occurs in a table, so that no key is undocumented.
 */
import { lookUpMetaSchema, type MetaSchemaNode } from '../../../src/model/schemaLanguage/metaSchema';

/** Tables that list the keys of an object: for each table, the subschema in `schema/meta` that describes the object. */
const KEYS: Readonly<Record<string, string>> = {
  entity: 'entity.schema.json#',
  field: 'field.schema.json#/definitions/field',
  messages: 'field.schema.json#/definitions/errorMessage',
  ui: 'field.schema.json#/definitions/ui',
  compare: 'field.schema.json#/definitions/compare/items',
  variants: 'field.schema.json#/definitions/variants',
  options: 'options.schema.json#/additionalProperties',
  admin: 'admin.schema.json#/definitions/admin',
  call: 'admin.schema.json#/definitions/call',
  fieldCall: 'field.schema.json#/definitions/fieldCall',
  list: 'admin.schema.json#/definitions/list',
  column: 'admin.schema.json#/definitions/columns/items',
  filter: 'admin.schema.json#/definitions/filter',
  quickFilter: 'admin.schema.json#/definitions/quickFilter',
  relatedList: 'admin.schema.json#/definitions/relatedList',
  listView: 'admin.schema.json#/definitions/listView',
  shape: 'field.schema.json#/definitions/shape',
  form: 'admin.schema.json#/definitions/form',
  section: 'admin.schema.json#/definitions/section',
  detail: 'admin.schema.json#/definitions/detail',
  chart: 'admin.schema.json#/definitions/chart',
  link: 'admin.schema.json#/definitions/link',
  view: 'admin.schema.json#/definitions/view',
  poll: 'admin.schema.json#/definitions/poll',
  action: 'admin.schema.json#/definitions/action',
  onSuccess: 'admin.schema.json#/definitions/onSuccess',
  undo: 'admin.schema.json#/definitions/undo',
  assignment: 'admin.schema.json#/definitions/assignment',
  navigation: 'navigation.schema.json#/properties/groups/items',
  translation: 'translation.schema.json#/definitions/part',
};

/** Tables that list the allowed values of one key, each value with its description. */
const NAMES: Readonly<Record<string, string>> = {
  dialects: 'admin.schema.json#/definitions/dialectPreset',
  formats: 'field.schema.json#/definitions/format',
  displays: 'field.schema.json#/definitions/display',
  widgets: 'field.schema.json#/definitions/kind',
  serializations: 'field.schema.json#/definitions/serialization',
  icons: 'admin.schema.json#/definitions/generalIcon',
};

const getPlaces = (table: Readonly<Record<string, string>>): ReadonlyMap<string, MetaSchemaNode> =>
  new Map(Object.entries(table).map(([name, ref]) => [name, lookUpMetaSchema(ref, 'field.schema.json')]));

export const KEY_DOCUMENTATION_TABLES = getPlaces(KEYS);
export const NAME_DOCUMENTATION_TABLES = getPlaces(NAMES);
