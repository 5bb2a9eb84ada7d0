/** Finds the schema of the records in a document of JSON Schemas. */
import { isObject, toList, toObjectOrEmpty, type Json } from '../../lint/source/readJson';
import { isSameSchema } from '../../../../src/model/jsonSchema/schemaNode';
import { SchemaReader } from '../api/schemaReader';
import { FILES_KEY } from './bundleSchemaFiles';
import { ImportError } from './importError';

/** So deep are schemas in an envelope, and so many are named in a message. */
const MAX_DEPTH = 4;
const MAX_NAMES = 12;

const escapeStep = (step: string): string => step.replaceAll('~', '~0').replaceAll('/', '~1');

/** Whether a schema describes fields, itself or in the variants of which a record has one. */
function hasFields(schema: unknown, reader: SchemaReader, depth = 0): boolean {
  const { properties, oneOf, anyOf } = reader.read(schema);
  if (Object.keys(toObjectOrEmpty(properties)).length > 0) return true;
  return depth < MAX_DEPTH && toList(oneOf ?? anyOf).some((variant) => hasFields(variant, reader, depth + 1));
}

/** Returns the pointers of the schemas of objects in a document, without those inside of another one. */
function listPointers(part: Json, reader: SchemaReader, pointer = ''): string[] {
  return Object.entries(part).flatMap(([key, inner]): string[] => {
    if (!isObject(inner) || key === FILES_KEY) return [];
    const own = `${pointer}/${escapeStep(key)}`;
    if (isObject(inner['properties']) || Array.isArray(inner['allOf'])) return hasFields(inner, reader) ? [own] : [];
    return own.split('/').length > MAX_DEPTH ? [] : listPointers(inner, reader, own);
  });
}

/** Whether a member of a union is a list of the records that another member describes. */
function isListOf({ type, items }: Json, single: Json): boolean {
  if (type !== 'array' || !isObject(items)) return false;
  const { description: _, ...own } = single;
  const { description: __, ...item } = items;
  return isSameSchema(own, item);
}

/** Keywords of a document that say nothing of a record beside its union. */
const OF_DOCUMENT = ['$schema', '$id', 'id', 'description', 'definitions', '$defs', 'type', 'oneOf', 'anyOf'];

/**
 * Returns the schema of the record in a union of one record, lists of such records, and values that are no objects;
 * undefined for any other schema. What the schema says beside the union is kept.
 */
function findSingle(schema: Json, reader: SchemaReader): Json | undefined {
  if (schema['oneOf'] !== undefined && schema['anyOf'] !== undefined) return undefined;
  const members = toList(schema['oneOf'] ?? schema['anyOf']).filter(isObject);
  const [single, ...others] = members.filter((member) => hasFields(member, reader));
  if (!single || members.length === 1 || others.length > 0 || isObject(schema['properties'])) return undefined;
  const isNoRecord = (member: Json): boolean =>
    reader.isArray(member) ? isListOf(member, single) : !['', 'object'].includes(reader.getTypes(member).join());
  if (!members.every((member) => member === single || isNoRecord(member))) return undefined;
  const beside = Object.fromEntries(Object.entries(schema).filter(([key]) => !OF_DOCUMENT.includes(key)));
  return Object.keys(beside).length === 0 ? single : { ...beside, allOf: [...toList(beside['allOf']), single] };
}

/** Returns the schema of the records that an object without fields holds by keys, with its place there. */
function findEntry({ additionalProperties, patternProperties }: Json, reader: SchemaReader) {
  const [[pattern, value] = [], ...others] = Object.entries(toObjectOrEmpty(patternProperties));
  const isAny = isObject(additionalProperties);
  const record = isAny ? additionalProperties : others.length === 0 ? value : undefined;
  if (!isObject(record) || !hasFields(record, reader)) return undefined;
  return { record, pointer: isAny ? '/additionalProperties' : `/patternProperties/${escapeStep(pattern!)}` };
}

/** Whether a document contains schemas of objects at any place. */
export const hasSchemas = (document: Json): boolean => listPointers(document, new SchemaReader(document)).length > 0;

/**
 * Returns the schema of one record: the one at the pointer, else the document itself, that of the items of a list or of the
 * entries of an object with free keys, or the only one in an envelope; and its place.
 * @param file name of the document in messages
 * @param pointer place of the schema in the document, such as `/definitions/server`
 * @throws ImportError if the schema has no fields; the message names those that have
 */
export function findRecordSchema(file: string, document: Json, pointer = ''): { record: Json; pointer: string } {
  const reader = new SchemaReader(document);
  const schema = pointer === '' ? document : reader.resolve({ $ref: `#${pointer}` });
  const { items } = reader.read(schema);
  const single = isObject(schema) ? findSingle(schema, reader) : undefined;
  if (single) return { record: single, pointer };
  const record = [schema, items].find((one) => hasFields(one, reader));
  if (isObject(record)) return { record, pointer };
  const entry = findEntry(reader.read(schema), reader);
  if (entry) return { record: entry.record, pointer: pointer + entry.pointer };
  const pointers = listPointers(document, reader);
  if (pointer === '' && pointers.length === 1) return findRecordSchema(file, document, pointers[0]);
  const names = pointers.map((one) => `${file}#${one}`);
  const more = names.length > MAX_NAMES ? ` and ${names.length - MAX_NAMES} more` : '';
  const cure = names.length > 0 ? `; import one of ${names.slice(0, MAX_NAMES).join(', ')}${more}` : '';
  throw new ImportError(`${file}${pointer && `#${pointer}`}`, `there is no schema with fields${cure}`);
}
