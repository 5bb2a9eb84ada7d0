/** Readers of keywords that drafts 3 to 7 or OpenAPI 3.0 define differently from draft 2020-12. */
import { isJavascriptType, isJavascriptSchema } from './javascriptSchemas';
import type { KeywordReader } from './keywordReader';
import {
  isObject,
  type Json,
  type JsonType,
  type SchemaNode,
  omitKeywords,
  pickKeywords,
  type JsonSchema,
} from './schemaNode';
import { addSubschemas, isSchema, readSubschemaMap, ignoreKeyword, JSON_TYPES, KEYWORD_READERS } from './keywords';

/**
 * Reads `exclusiveMinimum` and `exclusiveMaximum`. In drafts 3 and 4, `exclusiveMinimum: true` makes the `minimum`
 * of the same schema exclusive.
 */
const exclusive =
  (limit: 'minimum' | 'maximum'): KeywordReader =>
  (value, context, keyword) => {
    if (typeof value !== 'boolean') return KEYWORD_READERS.get(keyword)!(value, context, keyword);
    const bound = context.raw[limit];
    if (value && typeof bound === 'number') context.node[keyword] = bound;
    return true;
  };

/**
 * Reads `minimum` and `maximum`. Omits the bound if a flag of the same schema makes it exclusive, because the
 * reader of the flag then adds it.
 */
const bound =
  (flag: 'exclusiveMinimum' | 'exclusiveMaximum'): KeywordReader =>
  (value, context, keyword) =>
    context.raw[flag] === true ? typeof value === 'number' : KEYWORD_READERS.get(keyword)!(value, context, keyword);

const divisibleBy: KeywordReader = (value, context) => KEYWORD_READERS.get('multipleOf')!(value, context, 'multipleOf');

const extended: KeywordReader = (value, { node, read }, keyword) => {
  const list: unknown[] = Array.isArray(value) ? value : [value];
  if (!list.every(isSchema)) return false;
  if (list.length === 0) return true;
  addSubschemas(
    node,
    'allOf',
    list.map((part, index) => read(part, keyword, ...(Array.isArray(value) ? [index] : []))),
  );
  return true;
};

const disallow: KeywordReader = (value, { node, read }, keyword) => {
  const list: unknown[] = Array.isArray(value) ? value : [value];
  const known = list.flatMap((part, index): JsonSchema[] => {
    if (isObject(part)) return [read(part, keyword, ...(Array.isArray(value) ? [index] : []))];
    if (part === 'any') return [true];
    return JSON_TYPES.includes(part as string) ? [{ type: part as JsonType }] : [];
  });
  if (known.length > 0) addSubschemas(node, 'allOf', [{ not: { anyOf: known } }]);
  return known.length === list.length;
};

/** Reads `dependencies`. The dependency of a property is an array of names, a single name (draft 3), or a schema. */
const dependencies: KeywordReader = (value, context, keyword) => {
  if (!isObject(value)) return false;
  const entries = Object.entries(value);
  const names = entries.filter(([, part]) => Array.isArray(part) || typeof part === 'string');
  const schemas = entries.filter(([, part]) => isSchema(part));
  const { node } = context;
  if (names.length > 0) {
    const lists: Json = Object.fromEntries(names.map(([name, part]) => [name, [part].flat()]));
    if (!KEYWORD_READERS.get('dependentRequired')!(lists, context, 'dependentRequired')) return false;
  }
  if (schemas.length > 0) {
    const parts = readSubschemaMap(Object.fromEntries(schemas), keyword, context);
    node.dependentSchemas = new Map([...(node.dependentSchemas ?? []), ...parts]);
  }
  return names.length + schemas.length === entries.length;
};

const code: KeywordReader = (value, { notes, at }, keyword) => {
  if (!isJavascriptType(value)) notes.ignored(keyword, at.isOwn ? [...at.path, keyword] : at.path);
  return true;
};

const isFlag: KeywordReader = (value) => typeof value === 'boolean';

export const LEGACY_KEYWORDS: ReadonlyMap<string, KeywordReader> = new Map<string, KeywordReader>([
  ['minimum', bound('exclusiveMinimum')],
  ['maximum', bound('exclusiveMaximum')],
  ['exclusiveMinimum', exclusive('minimum')],
  ['exclusiveMaximum', exclusive('maximum')],
  ['divisibleBy', divisibleBy],
  ['extends', extended],
  ['disallow', disallow],
  ['dependencies', dependencies],
  ['nullable', isFlag],
  ['typeof', code],
  ['instanceof', code],
  ['additionalItems', ignoreKeyword],
  ['id', ignoreKeyword],
]);

const TEXTS = [
  'title',
  'description',
  'default',
  'readOnly',
  'writeOnly',
  'deprecated',
  'x-ui',
  'x-admin',
  'errorMessage',
  '$path',
];

/** Returns a schema that also allows `null`, like `nullable` of OpenAPI 3.0. */
export function makeNullable(node: SchemaNode): SchemaNode {
  const { type, enum: values, ...rest } = node;
  if (type !== undefined) {
    const types = [type].flat();
    const known = values && !values.includes(null) ? [...values, null] : values;
    return {
      ...rest,
      type: types.includes('null') ? type : [...types, 'null'],
      ...(known ? { enum: known } : {}),
    };
  }
  const value = omitKeywords(node, TEXTS);
  if (Object.keys(value).length === 0) return node;
  return { ...pickKeywords(node, TEXTS), anyOf: [value, { type: 'null' }] };
}

/** Normalizes an `if` rule: removes it if it has neither `then` nor `else`, and converts boolean schemas to objects. */
function convertToRule(node: SchemaNode): void {
  if (node.then === true) delete node.then;
  if (node.else === true) delete node.else;
  if (node.if === undefined || (node.then === undefined && node.else === undefined)) {
    delete node.if;
    delete node.then;
    delete node.else;
  }
  if (typeof node.if === 'boolean') node.if = node.if ? {} : { not: {} };
  if (node.then === false) node.then = { not: {} };
  if (node.else === false) node.else = { not: {} };
}

/** Handles keywords whose meaning depends on each other. Called after all keywords of a schema have been read. */
export function handleInterdependentKeywords(node: SchemaNode, raw: Json): JsonSchema {
  if (isJavascriptSchema(raw)) return false;
  convertToRule(node);
  if (node.required?.length === 0 && !Array.isArray(raw['required'])) delete node.required;
  return raw['nullable'] === true ? makeNullable(node) : node;
}
