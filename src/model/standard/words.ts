/** What each keyword of JSON Schema 2020-12 says, and of our own. Older forms are in `olderWords.ts`. */
import { formats } from '../rules/formats';
import { errorMessage, own } from './ourWords';
import { readPattern } from './patterns';
import { note, type Reading, type Word } from './reading';
import { isObject, type Json, type JsonType, MANY, type Named, type Node, ONE, type Schema } from './schema';

export const TYPES: readonly string[] = ['string', 'integer', 'number', 'boolean', 'object', 'array', 'null'];

export const isSchema = (value: unknown): boolean => typeof value === 'boolean' || isObject(value);

const plain =
  (fits: (value: unknown) => boolean): Word =>
  (value, { node }, keyword) => {
    if (!fits(value)) return false;
    node[keyword] = value;
    return true;
  };

/** Says something to the reading itself, and nothing of the value. */
export const silent: Word = () => true;

const isText = (value: unknown): boolean => typeof value === 'string';
const isFlag = (value: unknown): boolean => typeof value === 'boolean';
const isNumber = (value: unknown): boolean => typeof value === 'number';
const isCount = (value: unknown): boolean => Number.isInteger(value) && (value as number) >= 0;
const isNames = (value: unknown): value is string[] => Array.isArray(value) && value.every(isText);

function addRequired(node: Node, names: string[]): void {
  node.required = [...new Set([...(node.required ?? []), ...names])];
}

export function addPart(node: Node, keyword: 'allOf' | 'anyOf', parts: Schema[]): void {
  const known = node[keyword];
  if (keyword === 'anyOf' && known) addPart(node, 'allOf', [{ anyOf: parts }]);
  else node[keyword] = [...(known ?? []), ...parts];
}

const one: Word = (value, { node, read }, keyword) => {
  if (!isSchema(value)) return false;
  node[keyword] = read(value, keyword);
  return true;
};

const many: Word = (value, { node, read }, keyword) => {
  if (!Array.isArray(value) || value.length === 0) return false;
  const parts = value.map((part: unknown, index) => read(part, keyword, index));
  if (keyword === 'allOf' || keyword === 'anyOf') addPart(node, keyword, parts);
  else node[keyword] = parts;
  return true;
};

export function readNamed(value: Json, keyword: string, { read }: Reading): Named {
  return new Map(Object.entries(value).map(([name, part]) => [name, read(part, keyword, name)]));
}

const properties: Word = (value, reading, keyword) => {
  if (!isObject(value)) return false;
  reading.node.properties = readNamed(value, keyword, reading);
  // Draft 3 says it at the field itself.
  const needed = Object.entries(value).filter(([, part]) => isObject(part) && part['required'] === true);
  if (needed.length > 0)
    addRequired(
      reading.node,
      needed.map(([name]) => name),
    );
  return true;
};

const patternProperties: Word = (value, reading, keyword) => {
  if (!isObject(value)) return false;
  const parts = [...readNamed(value, keyword, reading)].flatMap(([name, part]): [string, Schema][] => {
    const pattern = readPattern(name);
    if (pattern === undefined) note(reading, 'pattern', JSON.stringify(name), keyword, name);
    return pattern === undefined ? [] : [[pattern, part]];
  });
  reading.node.patternProperties = new Map(parts);
  return true;
};

const dependentSchemas: Word = (value, reading, keyword) => {
  if (!isObject(value)) return false;
  reading.node.dependentSchemas = new Map([
    ...(reading.node.dependentSchemas ?? []),
    ...readNamed(value, keyword, reading),
  ]);
  return true;
};

const pattern: Word = (value, reading, keyword) => {
  if (typeof value !== 'string') return false;
  const readable = readPattern(value);
  if (readable === undefined) note(reading, 'pattern', JSON.stringify(value), keyword);
  else reading.node[keyword] = readable;
  return true;
};

const format: Word = (value, reading, keyword) => {
  if (typeof value !== 'string') return false;
  if (!Object.hasOwn(formats, value)) note(reading, 'format', JSON.stringify(value), keyword);
  reading.node[keyword] = value;
  return true;
};

/** A list of types with schemas among them is draft 3's way to say `anyOf`; `any` is no demand. */
const type: Word = (value, reading, keyword) => {
  const list: unknown[] = Array.isArray(value) ? value : [value];
  const names = list.filter((name) => typeof name === 'string');
  if (list.length === 0 || !list.every((name) => typeof name === 'string' || isObject(name))) return false;
  for (const name of names) {
    if (!TYPES.includes(name) && name !== 'any') note(reading, 'type', JSON.stringify(name), keyword);
  }
  if (names.some((name) => !TYPES.includes(name))) return true;
  const { node, read } = reading;
  const schemas = list.flatMap((part, index) => (isObject(part) ? [read(part, keyword, index)] : []));
  const types = [...new Set(names)] as JsonType[];
  if (schemas.length > 0) addPart(node, 'anyOf', [...(types.length > 0 ? [{ type: types }] : []), ...schemas]);
  else node.type = Array.isArray(value) ? types : types[0]!;
  return true;
};

const required: Word = (value, { node }) => {
  if (typeof value === 'boolean') return true;
  if (!isNames(value)) return false;
  addRequired(node, value);
  return true;
};

const dependentRequired: Word = (value, { node }, keyword) => {
  if (!isObject(value) || !Object.values(value).every(isNames)) return false;
  node[keyword] = { ...(node[keyword] as Json | undefined), ...value };
  return true;
};

/** A list in `items` is what `prefixItems` is now, and `additionalItems` its rest. */
const items: Word = (value, { node, raw, read }, keyword) => {
  if (isSchema(value)) node.items = value === true ? {} : read(value, keyword);
  if (!Array.isArray(value)) return isSchema(value);
  if (value.length > 0) node.prefixItems = value.map((part: unknown, index) => read(part, keyword, index));
  const rest = raw['additionalItems'];
  if (isSchema(rest)) node.items = read(rest, 'additionalItems');
  return true;
};

const ref: Word = (value, reading, keyword) => {
  if (typeof value !== 'string') return false;
  const key = reading.find(value, keyword);
  if (key === undefined) note(reading, 'unresolved', JSON.stringify(value));
  else reading.node.$ref ??= key;
  return true;
};

const each = (keywords: readonly string[], word: Word): [string, Word][] =>
  keywords.map((keyword): [string, Word] => [keyword, word]);

export const WORDS: ReadonlyMap<string, Word> = new Map<string, Word>([
  ...each(ONE, one),
  ...each(MANY, many),
  ...each(['title', 'description'], plain(isText)),
  ...each(
    ['default', 'const'],
    plain(() => true),
  ),
  ...each(['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum'], plain(isNumber)),
  ...each(['minLength', 'maxLength', 'minItems', 'maxItems', 'minContains', 'maxContains'], plain(isCount)),
  ...each(['minProperties', 'maxProperties'], plain(isCount)),
  ...each(['uniqueItems', 'readOnly', 'writeOnly'], plain(isFlag)),
  ...each(['x-ui', 'x-compare', 'x-admin'], own),
  ...each(['$ref', '$dynamicRef', '$recursiveRef'], ref),
  ...each(
    ['$schema', '$id', '$anchor', '$dynamicAnchor', '$recursiveAnchor', '$vocabulary', '$defs', 'definitions'],
    silent,
  ),
  ['enum', plain((value) => Array.isArray(value) && value.length > 0)],
  ['multipleOf', plain((value) => typeof value === 'number' && value > 0)],
  ['properties', properties],
  ['patternProperties', patternProperties],
  ['dependentSchemas', dependentSchemas],
  ['dependentRequired', dependentRequired],
  ['type', type],
  ['required', required],
  ['items', items],
  ['pattern', pattern],
  ['format', format],
  ['errorMessage', errorMessage],
]);
