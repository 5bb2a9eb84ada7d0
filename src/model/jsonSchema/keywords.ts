/**
 * Readers of the keywords of JSON Schema 2020-12 and of this app's own keywords. The readers for older drafts are
 * in `legacyKeywords.ts`.
 */
import { checksByFormat } from '../formRules/formats';
import { hasOnlyJavascript } from './javascriptSchemas';
import { readErrorMessageKeyword, readCustomKeyword } from './customKeywords';
import { normalizePattern } from './normalizePattern';
import { addForeignSchemaNote, type KeywordContext, type KeywordReader } from './keywordReader';
import {
  isObject,
  type Json,
  type JsonType,
  SUBSCHEMA_LIST_KEYWORDS,
  type SubschemaMap,
  type SchemaNode,
  SINGLE_SUBSCHEMA_KEYWORDS,
  type JsonSchema,
} from './schemaNode';
import { toPlainText } from './toPlainText';

export const JSON_TYPES: readonly string[] = ['string', 'integer', 'number', 'boolean', 'object', 'array', 'null'];

export const isSchema = (value: unknown): boolean => typeof value === 'boolean' || isObject(value);

const createPlainReader =
  (fits: (value: unknown) => boolean): KeywordReader =>
  (value, { node }, keyword) => {
    if (!fits(value)) return false;
    node[keyword] = value;
    return true;
  };

/** Reads a text that screens show. Published schemas have Markdown and HTML in their texts. */
const readText: KeywordReader = (value, { node }, keyword) => {
  if (typeof value !== 'string') return false;
  node[keyword] = toPlainText(value);
  return true;
};

/**
 * Accepts a keyword without adding it to the node. Used for keywords that do not restrict the value themselves (such as
 * `$id` and `$defs`), or that another reader handles (`additionalItems`).
 */
export const ignoreKeyword: KeywordReader = () => true;

const isText = (value: unknown): boolean => typeof value === 'string';
const isFlag = (value: unknown): boolean => typeof value === 'boolean';
const isNumber = (value: unknown): boolean => typeof value === 'number';
const isCount = (value: unknown): boolean => Number.isInteger(value) && (value as number) >= 0;
const isNames = (value: unknown): value is string[] => Array.isArray(value) && value.every(isText);

function addRequired(node: SchemaNode, names: string[]): void {
  node.required = [...new Set([...(node.required ?? []), ...names])];
}

export function addSubschemas(node: SchemaNode, keyword: 'allOf' | 'anyOf', parts: JsonSchema[]): void {
  const known = node[keyword];
  if (keyword === 'anyOf' && known) addSubschemas(node, 'allOf', [{ anyOf: parts }]);
  else node[keyword] = [...(known ?? []), ...parts];
}

const one: KeywordReader = (value, { node, read }, keyword) => {
  if (!isSchema(value)) return false;
  node[keyword] = read(value, keyword);
  return true;
};

const many: KeywordReader = (value, { node, read }, keyword) => {
  if (!Array.isArray(value) || value.length === 0) return false;
  const isUnion = keyword !== 'allOf' && !value.every(hasOnlyJavascript);
  const parts = value.map((part: unknown, index) =>
    isUnion && hasOnlyJavascript(part) ? false : read(part, keyword, index),
  );
  if (keyword === 'allOf' || keyword === 'anyOf') addSubschemas(node, keyword, parts);
  else node[keyword] = parts;
  return true;
};

export function readSubschemaMap(value: Json, keyword: string, { read }: KeywordContext): SubschemaMap {
  return new Map(Object.entries(value).map(([name, part]) => [name, read(part, keyword, name)]));
}

const properties: KeywordReader = (value, context, keyword) => {
  if (!isObject(value)) return false;
  context.node.properties = readSubschemaMap(value, keyword, context);
  // In draft 3, `required: true` is a keyword inside the schema of the property itself. Such properties are added
  // to `required` of the object.
  const needed = Object.entries(value).filter(([, part]) => isObject(part) && part['required'] === true);
  if (needed.length > 0)
    addRequired(
      context.node,
      needed.map(([name]) => name),
    );
  return true;
};

const patternProperties: KeywordReader = (value, context, keyword) => {
  if (!isObject(value)) return false;
  const parts = [...readSubschemaMap(value, keyword, context)].flatMap(([name, part]): [string, JsonSchema][] => {
    const pattern = normalizePattern(name);
    if (pattern === undefined) addForeignSchemaNote(context, 'pattern', JSON.stringify(name), keyword, name);
    return pattern === undefined ? [] : [[pattern, part]];
  });
  context.node.patternProperties = new Map(parts);
  return true;
};

const dependentSchemas: KeywordReader = (value, context, keyword) => {
  if (!isObject(value)) return false;
  context.node.dependentSchemas = new Map([
    ...(context.node.dependentSchemas ?? []),
    ...readSubschemaMap(value, keyword, context),
  ]);
  return true;
};

const pattern: KeywordReader = (value, context, keyword) => {
  if (typeof value !== 'string') return false;
  const readable = normalizePattern(value);
  if (readable === undefined) addForeignSchemaNote(context, 'pattern', JSON.stringify(value), keyword);
  else context.node[keyword] = readable;
  return true;
};

const format: KeywordReader = (value, context, keyword) => {
  if (typeof value !== 'string') return false;
  if (!Object.hasOwn(checksByFormat, value)) addForeignSchemaNote(context, 'format', JSON.stringify(value), keyword);
  context.node[keyword] = value;
  return true;
};

/**
 * Reads `type`. In draft 3, an array of types can contain schemas and then means `anyOf`. The draft 3 type `any`
 * accepts all values.
 */
const type: KeywordReader = (value, context, keyword) => {
  const list: unknown[] = Array.isArray(value) ? value : [value];
  const names = list.filter((name) => typeof name === 'string');
  if (list.length === 0 || !list.every((name) => typeof name === 'string' || isObject(name))) return false;
  for (const name of names) {
    if (!JSON_TYPES.includes(name) && name !== 'any')
      addForeignSchemaNote(context, 'type', JSON.stringify(name), keyword);
  }
  if (names.some((name) => !JSON_TYPES.includes(name))) return true;
  const { node, read } = context;
  const schemas = list.flatMap((part, index) => (isObject(part) ? [read(part, keyword, index)] : []));
  const types = [...new Set(names)] as JsonType[];
  if (schemas.length > 0) addSubschemas(node, 'anyOf', [...(types.length > 0 ? [{ type: types }] : []), ...schemas]);
  else node.type = Array.isArray(value) ? types : types[0]!;
  return true;
};

const required: KeywordReader = (value, { node }) => {
  if (typeof value === 'boolean') return true;
  if (!isNames(value)) return false;
  addRequired(node, value);
  return true;
};

const dependentRequired: KeywordReader = (value, { node }, keyword) => {
  if (!isObject(value) || !Object.values(value).every(isNames)) return false;
  node[keyword] = { ...(node[keyword] as Json | undefined), ...value };
  return true;
};

/**
 * Reads `items`. In drafts before 2020-12, an array in `items` has the meaning of `prefixItems`, and
 * `additionalItems` describes all further items.
 */
const items: KeywordReader = (value, { node, raw, read }, keyword) => {
  if (isSchema(value)) node.items = value === true ? {} : read(value, keyword);
  if (!Array.isArray(value)) return isSchema(value);
  if (value.length > 0) node.prefixItems = value.map((part: unknown, index) => read(part, keyword, index));
  const rest = raw['additionalItems'];
  if (isSchema(rest)) node.items = read(rest, 'additionalItems');
  return true;
};

const ref: KeywordReader = (value, context, keyword) => {
  if (typeof value !== 'string') return false;
  const key = context.find(value, keyword);
  if (key === undefined) addForeignSchemaNote(context, 'unresolved', JSON.stringify(value));
  else context.node.$ref ??= key;
  return true;
};

const registerForKeywords = (keywords: readonly string[], reader: KeywordReader): [string, KeywordReader][] =>
  keywords.map((keyword): [string, KeywordReader] => [keyword, reader]);

/** Reads `discriminator` of OpenAPI, which names the property by whose value the members of a union differ. */
const discriminator: KeywordReader = (value, { node }) => {
  if (!isObject(value)) return false;
  node['$discriminator'] = value;
  return true;
};

export const KEYWORD_READERS: ReadonlyMap<string, KeywordReader> = new Map<string, KeywordReader>([
  ...registerForKeywords(SINGLE_SUBSCHEMA_KEYWORDS, one),
  ...registerForKeywords(SUBSCHEMA_LIST_KEYWORDS, many),
  ...registerForKeywords(['title', 'description'], readText),
  ...registerForKeywords(
    ['default', 'const'],
    createPlainReader(() => true),
  ),
  ...registerForKeywords(['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum'], createPlainReader(isNumber)),
  ...registerForKeywords(
    ['minLength', 'maxLength', 'minItems', 'maxItems', 'minContains', 'maxContains'],
    createPlainReader(isCount),
  ),
  ...registerForKeywords(['minProperties', 'maxProperties'], createPlainReader(isCount)),
  ...registerForKeywords(['uniqueItems', 'readOnly', 'writeOnly', 'deprecated'], createPlainReader(isFlag)),
  ...registerForKeywords(['x-ui', 'x-compare', 'x-variants', 'x-admin'], readCustomKeyword),
  ...registerForKeywords(['$ref', '$dynamicRef', '$recursiveRef'], ref),
  ...registerForKeywords(
    [
      '$schema',
      '$id',
      '$anchor',
      '$dynamicAnchor',
      '$recursiveAnchor',
      '$vocabulary',
      '$defs',
      'definitions',
      '$comment',
    ],
    ignoreKeyword,
  ),
  ['enum', createPlainReader((value) => Array.isArray(value) && value.length > 0)],
  ['multipleOf', createPlainReader((value) => typeof value === 'number' && value > 0)],
  ['properties', properties],
  ['patternProperties', patternProperties],
  ['dependentSchemas', dependentSchemas],
  ['dependentRequired', dependentRequired],
  ['type', type],
  ['required', required],
  ['items', items],
  ['pattern', pattern],
  ['format', format],
  ['errorMessage', readErrorMessageKeyword],
  ['discriminator', discriminator],
]);
