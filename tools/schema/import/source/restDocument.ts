import { VALUE_KEYWORDS } from '../../../../src/model/jsonSchema/schemaDocuments';
import { isObject, toList, toObjectOrEmpty, type Json } from '../../lint/source/readJson';
import { findIdName } from '../api/idNames';
import { toPlural } from '../api/names';
import { SchemaReader } from '../api/schemaReader';
import { getSubject } from './documentName';

const JSON_TYPE = 'application/json';
const createContent = (schema: Json): Json => ({ content: { [JSON_TYPE]: { schema } } });
const createAnswer = (description: string, schema: Json): Json => ({ description, ...createContent(schema) });

/** Names of ids that a record may lack only if it is new. Other names, such as `key`, may be those of any value. */
const IS_ID_NAME = /(id|pk)$/i;

/**
 * Returns the name of the id that records get because no field of the document may identify them: `id`, or `_id` where
 * the document calls something else so. Undefined if a field may. Fields inside of objects are not looked at.
 * @param name name of one record, in kebab-case
 * @param whole the document that contains the schema, to which its references refer
 */
export function getAddedIdName(name: string, record: Json, whole = record): string | undefined {
  const reader = new SchemaReader(whole);
  const { properties, required } = reader.read(record);
  const fields = toObjectOrEmpty(properties);
  const ids = Object.keys(fields).filter(
    (field) => reader.isIdentifier(fields[field]) && (IS_ID_NAME.test(field) || toList(required).includes(field)),
  );
  if (findIdName(getSubject(name), ids) !== undefined) return undefined;
  return 'id' in fields ? '_id' : 'id';
}

/** Names of ids, of times, and of who changed a record, which servers set. */
const SET_BY_SERVER =
  /(^|[a-z_-])(Id|ID|UUID|At|On|By|Time|Date|Timestamp)$|(^|[_-])(id|uuid|at|on|by|time|date|timestamp)$|^(created|updated|modified|etag)/;
const isTime = ({ format }: Json): boolean => ['date', 'date-time', 'time'].includes(String(format));

/**
 * Returns a schema whose required texts users fill in, although it says that they are read-only: no call of a server is
 * known that would. Ids and times remain read-only.
 */
function releaseRequiredFields<T>(part: T, entity: string): T {
  if (Array.isArray(part)) return part.map((one: unknown) => releaseRequiredFields(one, entity)) as T;
  if (!isObject(part)) return part;
  const inner = Object.fromEntries(
    Object.entries(part).map(([key, value]) => [
      key,
      VALUE_KEYWORDS.includes(key) ? value : releaseRequiredFields(value, entity),
    ]),
  );
  const { properties, required } = inner;
  if (!isObject(properties) || !Array.isArray(required)) return inner as T;
  const fields = Object.entries(properties).map(([name, field]) => {
    const isFilled = required.includes(name) && findIdName(entity, [name]) === undefined && !SET_BY_SERVER.test(name);
    if (!isFilled || !isObject(field) || field['type'] !== 'string' || isTime(field)) return [name, field];
    const { readOnly: _, ...released } = field;
    return [name, released];
  });
  return { ...inner, properties: Object.fromEntries(fields) as Json } as T;
}

/** Keys of OpenAPI documents that contain no schemas to refer to, and have another meaning in other documents. */
const OPENAPI_KEYS = ['openapi', 'info', 'servers', 'paths', 'webhooks', 'security', 'tags'];

/** Returns the parts of a document to which references may refer. */
const pickTargets = (whole: Json): Json =>
  Object.fromEntries(Object.entries(whole).filter(([key, part]) => isObject(part) && !OPENAPI_KEYS.includes(key)));

/** The key of the document with the schema of a record: its components are those to which the schema refers. */
export const RECORD_SCHEMA_KEY = '$record';
export const RECORD_REFERENCE: Json = { $ref: `#/${RECORD_SCHEMA_KEY}` };

interface RestRecords {
  /** Name of one record, in kebab-case. */
  name: string;
  /** Name that the user gives the entity, because the document has none or that of another entity. */
  entityName?: string | undefined;
  /** Schema of a record. A record without an id gets one. */
  record: Json;
  /** Records of the document, if it has any. */
  examples?: readonly unknown[];
  /** The document that contains the schema, to which its references refer. */
  whole?: Json;
}

/**
 * Creates an OpenAPI document for records whose calls are unknown: a conventional REST API with the collection named
 * after the records.
 */
export function createRestDocument({ name, entityName, record, examples = [], whole = record }: RestRecords): Json {
  const subject = getSubject(name);
  const path = `/${toPlural(entityName ?? subject)}`;
  const schema = releaseRequiredFields(record, subject);
  const addedId = getAddedIdName(name, record, whole);
  const id = { type: 'object', properties: addedId ? { [addedId]: { type: 'integer', readOnly: true } } : {} };
  const ref = RECORD_REFERENCE;
  const key = { name: 'id', in: 'path', required: true, schema: {} };
  return {
    // References of the schema begin at the root of its document.
    ...pickTargets(releaseRequiredFields(whole, subject)),
    openapi: '3.1.0',
    info: { title: '', version: '1' },
    paths: {
      [path]: {
        get: {
          responses: {
            200: createAnswer('Rows', { type: 'array', items: ref, examples: [examples] }),
          },
        },
        post: { requestBody: createContent(ref), responses: { 201: createAnswer('Created', ref) } },
      },
      [`${path}/{id}`]: {
        parameters: [key],
        get: { responses: { 200: createAnswer('Record', ref) } },
        put: { requestBody: createContent(ref), responses: { 200: createAnswer('Updated', ref) } },
        delete: { responses: { 204: { description: 'Deleted' } } },
      },
    },
    [RECORD_SCHEMA_KEY]: addedId ? { allOf: [id, schema] } : schema,
  };
}
