/** Reads a document of any supported kind as OpenAPI. */
import { existsSync, readFileSync } from 'node:fs';
import { isSameSchema } from '../../../../src/model/jsonSchema/schemaNode';
import { readPointer } from '../../../../src/model/schemaLanguage/jsonPointer';
import { isObject, toObjectOrEmpty, type Json } from '../../lint/source/readJson';
import { isEntityName } from '../api/names';
import type { ApiSource, RecordSchemaSource } from './apiSource';
import { bundleSchemaFiles, type BundledSchema } from './bundleSchemaFiles';
import { convertHar, isHar } from './convertHar';
import { getRecordName } from './documentName';
import { findRecordSchema, hasSchemas } from './findRecordSchema';
import { ImportError } from './importError';
import { inferSchema } from './inferSchema';
import { liftCommonRequired } from './liftCommonRequired';
import { parseJsonOrYaml } from './parseJsonOrYaml';
import { checkOpenApiVersion, getOpenApiVersion, readOpenApi } from './readOpenApi';
import { addRecordKey } from './recordKey';
import { nameRecords, UNNAMED } from './recordName';
import { createRestDocument, getAddedIdName } from './restDocument';

const URL_PATTERN = /^https?:\/\//;
const SCHEMA_KEYWORDS = ['$schema', 'properties', 'allOf', 'anyOf', 'oneOf', '$ref'];
const UNKNOWN_CALLS = 'the calls are those of a conventional REST API, because the document describes none';
const MOST_NAMED = 5;

/** Returns what is assumed of records without calls. */
function getAssumptions(name: string, record: Json, whole = record): string[] {
  const id = getAddedIdName(name, record, whole);
  return [UNKNOWN_CALLS, ...(id ? [`${id} identifies a record, although the document has no such field`] : [])];
}

/** Returns what is said of references whose schemas no file has. */
const getMissing = (refs: readonly string[]): string[] => {
  const named =
    refs.slice(0, MOST_NAMED).join(', ') + (refs.length > MOST_NAMED ? ` and ${refs.length - MOST_NAMED} more` : '');
  return refs.length > 0 ? [`no file has ${named}: such values are edited as JSON, of any form`] : [];
};

/** A document, and the name that the user gives the entity, after which calls are named that no document describes. */
interface NamedSource {
  file: string;
  entityName?: string | undefined;
}

function convertExamples({ file, entityName }: NamedSource, records: readonly unknown[]): ApiSource {
  if (records.length === 0) throw new ImportError(file, 'the list contains no example record');
  const index = records.findIndex((record) => !isObject(record));
  if (index >= 0)
    throw new ImportError(file, `entry ${index + 1} of the list is no record but ${JSON.stringify(records[index])}`);
  const schema = inferSchema(records);
  const name = getRecordName(file);
  const counted = `the fields are those of ${records.length} example records, which tell no limits and rules`;
  return {
    kind: 'examples',
    document: createRestDocument({ name, entityName, record: schema, examples: records }),
    records,
    assumptions: [...getAssumptions(name, schema), counted],
  };
}

/** The key of a document with the schema of a record that has no place of its own in it. */
const RECORD_KEY = 'x-record';

/** Returns the document with the place of the schema of a record, which is added if it is only a part of another schema. */
function locateRecordSchema(document: Json, record: Json, pointer: string): RecordSchemaSource {
  const place = readPointer(pointer).reduce<unknown>((part, step) => toObjectOrEmpty(part)[step], document);
  const isThere = isSameSchema(place, record);
  return isThere
    ? { document, pointer }
    : { document: { ...document, [RECORD_KEY]: record }, pointer: `/${RECORD_KEY}` };
}

function convertSchema(
  { file, entityName }: NamedSource,
  { document: bundled, missing }: BundledSchema,
  wanted: string,
): ApiSource {
  const document = liftCommonRequired(bundled);
  const { record: found, pointer } = findRecordSchema(file, document, wanted);
  const keyed = addRecordKey(document, found, pointer);
  const record = keyed?.record ?? found;
  const ofKey = keyed
    ? [`${keyed.name} is the key by which the document holds a record, and is not changed once it is stored`]
    : [];
  const { name, recordName } = nameRecords(file, document, { record, pointer, isDocument: found === document });
  return {
    kind: 'json-schema',
    recordName: isEntityName(recordName) ? recordName : `${recordName}-${UNNAMED}`,
    document: createRestDocument({ name, entityName, record, whole: document }),
    recordSchema: locateRecordSchema(document, record, pointer),
    assumptions: [...getAssumptions(name, record, document), ...ofKey, ...getMissing(missing)],
  };
}

/** Divides the address of a schema inside of a document: `spec.json#/definitions/server`. */
function splitPointer(source: string): [path: string, pointer: string] {
  const cut = existsSync(source) ? -1 : source.indexOf('#/');
  return cut < 0 ? [source, ''] : [source.slice(0, cut), source.slice(cut + 1)];
}

/**
 * Reads an OpenAPI document, a JSON Schema, an array of example records, or a HAR file.
 * @param path path or URL; a schema inside of a document is `PATH#/POINTER`
 * @param source.file name of the document in messages
 * @param source.entityName name that the user gives the entity: calls that no document describes are named after it
 * @throws ImportError if the document cannot be read; the message is one sentence with file and line
 */
export async function readSource(path: string, source: NamedSource): Promise<ApiSource> {
  const { file, entityName } = source;
  if (URL_PATTERN.test(path)) return { kind: 'openapi', document: await readOpenApi(path, file), assumptions: [] };
  const [documentPath, pointer] = splitPointer(path);
  const [documentName] = pointer === '' ? [file] : file.split('#');
  if (!existsSync(documentPath)) throw new ImportError(file, 'there is no such file');
  const value = parseJsonOrYaml(file, readFileSync(documentPath, 'utf8').replace(/^\uFEFF/, ''));
  if (Array.isArray(value)) return convertExamples(source, value);
  if (!isObject(value)) throw new ImportError(file, 'the document is no object', { line: 1, column: 1 });
  if (pointer !== '')
    return convertSchema({ file: documentName!, entityName }, bundleSchemaFiles(documentPath, value), pointer);
  if (getOpenApiVersion(value) !== undefined) {
    checkOpenApiVersion(file, value);
    return { kind: 'openapi', document: await readOpenApi(path, file), assumptions: [] };
  }
  if (isHar(value)) return { kind: 'har', document: convertHar(value), assumptions: [] };
  if (SCHEMA_KEYWORDS.some((keyword) => keyword in value) || hasSchemas(value))
    return convertSchema(source, bundleSchemaFiles(path, value), '');
  throw new ImportError(
    file,
    'this is neither an OpenAPI document ("openapi": "3.1.0"), nor a JSON Schema, a list of records or a HAR file',
    { line: 1, column: 1 },
  );
}
