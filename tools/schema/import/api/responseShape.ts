/** Finds rows and records in the schemas of responses, which may wrap them. */
import { toObjectOrEmpty, type Json } from '../../lint/source/readJson';
import { normalizeName } from './names';
import type { SchemaReader } from './schemaReader';

export interface RowsShape {
  /** Where the rows are in the response: `data.items`; empty if the response is the array. */
  path: string;
  rowSchema: unknown;
}

export interface RecordResponseShape {
  /** Where the record is in the response; empty if the response is the record. */
  path: string;
  schema: unknown;
  /** The key of the record that has its fields apart from the id: `attributes`. */
  fieldsPath: string | undefined;
}

const ROW_KEYS = [
  'data',
  'items',
  'content',
  'results',
  'records',
  'rows',
  'value',
  'values',
  'list',
  'entries',
  'hits',
  'elements',
];
const WRAPPERS = ['data', 'result', 'results', 'item', 'record', 'payload', 'response', 'value', 'entity'];
const PARENTS = ['_embedded', 'data', 'result', 'results', 'payload', 'response', 'hits', 'page'];
const OTHER_ARRAYS = ['errors', 'messages', 'warnings', 'links', '_links', 'sort', 'included'];
/** Keys beside the rows that are about the page. */
const PAGE_KEYS =
  /^(total|count|page|size|limit|offset|meta|_meta|pagination|links|_links|next|cursor|has_?more|last|first|number)/i;
const FIELDS_KEY = 'attributes';
const MAX_WRAPPER_KEYS = 6;
/** Wrappers that may have other keys beside them. Others, such as `item` or `payload`, are often fields of a record. */
const USUAL_WRAPPERS = ['data', 'result', 'results', 'record'];
/** Keys beside a record that are about the answer. */
const ENVELOPE_KEYS =
  /^(success|ok|status(_?(code|text))?|code|msg|messages?|meta|_?links|errors?|warnings|included|json_?api|timestamp|time|request_?id|trace_?id|version|detail)$/i;

const isRows = (reader: SchemaReader, schema: unknown): boolean =>
  reader.isArray(schema) && reader.isRecord(reader.read(schema)['items']);

function findRowsKey(reader: SchemaReader, properties: Json, isKnownList: boolean): string | undefined {
  const arrays = Object.keys(properties).filter(
    (key) => !OTHER_ARRAYS.includes(key) && isRows(reader, properties[key]),
  );
  const known = ROW_KEYS.find((key) => arrays.includes(key));
  if (known !== undefined) return known;
  const isPage = isKnownList || Object.keys(properties).some((key) => PAGE_KEYS.test(key));
  return arrays.length === 1 && isPage ? arrays[0] : undefined;
}

/**
 * Finds the rows in the response of a list request.
 * @param isKnownList whether it is certain that the response is a list. If it is not, an array in an object counts
 *   only under a usual name or beside page information.
 */
export function findRows(reader: SchemaReader, schema: unknown, isKnownList = false): RowsShape | undefined {
  if (isRows(reader, schema)) return { path: '', rowSchema: reader.read(schema)['items'] };
  const properties = reader.getProperties(schema);
  const key = findRowsKey(reader, properties, isKnownList);
  if (key !== undefined) return { path: key, rowSchema: reader.read(properties[key])['items'] };
  for (const parent of PARENTS.filter((name) => name in properties)) {
    const inner = reader.getProperties(properties[parent]);
    const innerKey = findRowsKey(reader, inner, isKnownList || parent === '_embedded');
    if (innerKey !== undefined) {
      return { path: `${parent}.${innerKey}`, rowSchema: reader.read(inner[innerKey])['items'] };
    }
  }
  return findLinkedRows(reader, properties['_links']);
}

/** Finds the records that a HAL response only links as `item`, with their titles. */
function findLinkedRows(reader: SchemaReader, links: unknown): RowsShape | undefined {
  const { item } = reader.getProperties(links);
  if (item === undefined || !isRows(reader, item)) return undefined;
  const { title } = reader.getProperties(reader.read(item)['items']);
  const properties = { _links: { type: 'object' }, ...(title === undefined ? {} : { title }) };
  return { path: '_links.item', rowSchema: { type: 'object', properties } };
}

/** Keys beside the fields of a record whose fields are in `attributes`, as JSON:API and Strapi write it. */
const BESIDE_FIELDS = ['id', 'documentId', 'type', FIELDS_KEY, 'links', 'relationships', 'meta'];

/** Whether a record has its fields in `attributes`; others have a field of this name. */
function hasFieldsApart(reader: SchemaReader, properties: Json): boolean {
  const fields = properties[FIELDS_KEY];
  return (
    fields !== undefined &&
    reader.isRecord(fields) &&
    Object.keys(properties).every((key) => BESIDE_FIELDS.includes(key))
  );
}

/** Moves the fields of `attributes` beside the id. */
function unwrapFields(reader: SchemaReader, schema: unknown): Omit<RecordResponseShape, 'path'> {
  const properties = reader.getProperties(schema);
  if (!hasFieldsApart(reader, properties)) return { schema, fieldsPath: undefined };
  const fields = reader.read(properties[FIELDS_KEY]);
  const { id, documentId } = properties;
  const ids = { ...(id === undefined ? {} : { id }), ...(documentId === undefined ? {} : { documentId }) };
  return {
    schema: { ...fields, properties: { ...ids, ...toObjectOrEmpty(fields['properties']) } },
    fieldsPath: FIELDS_KEY,
  };
}

function isWrapperKey(key: string, keys: readonly string[], names: readonly string[], isRequest: boolean): boolean {
  if (USUAL_WRAPPERS.includes(key)) return keys.length <= MAX_WRAPPER_KEYS;
  const others = keys.filter((other) => other !== key && (isRequest || !ENVELOPE_KEYS.test(other)));
  // Answers have related records beside the one that they name: `{ customer, subscriptions }`.
  return others.length === 0 || (names.includes(key) && keys.length <= MAX_WRAPPER_KEYS);
}

/**
 * Finds the record in a response or in a request body.
 * @param names names of the record, under which a wrapper may have it: `pet`
 * @param isRequest whether the schema is that of a request, which has no status beside the record
 */
export function findRecord(
  reader: SchemaReader,
  schema: unknown,
  names: readonly string[],
  isRequest = false,
): RecordResponseShape {
  const properties = reader.getProperties(schema);
  const keys = Object.keys(properties);
  const own = names.map(normalizeName);
  const named = keys.filter((name) => own.includes(normalizeName(name)));
  const key = [...WRAPPERS, ...named].find((name) => name in properties && reader.isRecord(properties[name]));
  const isWrapper = key !== undefined && !keys.includes('id') && isWrapperKey(key, keys, named, isRequest);
  if (!isWrapper) return { path: '', ...unwrapFields(reader, schema) };
  return { path: key, ...unwrapFields(reader, properties[key]) };
}

/** Returns the schema of a row with the fields of `attributes` beside the id. */
export const getRowSchema = (reader: SchemaReader, { rowSchema }: RowsShape): unknown =>
  unwrapFields(reader, rowSchema).schema;
