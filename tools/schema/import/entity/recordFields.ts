/** Collects the fields of a record from all calls that return or take it. */
import { toList, type Json } from '../../lint/source/readJson';
import { normalizeName, toPlural } from '../api/names';
import { getJsonBody, getSuccess, type Body, type Operation } from '../api/operations';
import type { Resource } from '../api/resource';
import { findRecord, getRowSchema } from '../api/responseShape';
import { isClosedObject, type SchemaReader } from '../api/schemaReader';

/** A field of a record as the document describes it. */
export interface RecordField {
  name: string;
  /** The schema in the document, with its references. */
  schema: unknown;
  isRequired: boolean;
  /** Whether the server writes it: requests do not contain it. */
  isReadOnly: boolean;
  /** Whether requests and answers have the same schema, which then cannot say what only the server writes. */
  isShared: boolean;
  /** Whether answers embed the id, or a code, in an object, and requests have it alone. */
  isEmbeddedId: boolean;
  /** The name under which answers embed the field in an object, if it is another one: `owner` for `ownerId`. */
  receivedAs: string | undefined;
  /** Whether requests contain it. */
  isSent: boolean;
  /** Whether only requests contain it. */
  isWriteOnly: boolean;
  /** The only request that may contain it; undefined if creating and updating take the same, or only one is described. */
  onlySentBy: 'create' | 'update' | undefined;
  /** Whether the document advises against its use. */
  isDeprecated: boolean;
}

interface RecordSchema {
  properties: Json;
  required: readonly string[];
}

const EMPTY: RecordSchema = { properties: {}, required: [] };

/** Returns the fields of a schema and of all its variants. */
function getFields(reader: SchemaReader, schema: unknown): Json {
  const node = reader.read(schema);
  const members = isClosedObject(reader.resolve(schema)) ? [] : toList(node['oneOf'] ?? node['anyOf']);
  const variants = members.map((part) => getFields(reader, part));
  return { ...(Object.assign({}, ...variants) as Json), ...reader.getProperties(node) };
}

const readSchema = (reader: SchemaReader, schema: unknown): RecordSchema => ({
  properties: getFields(reader, schema),
  required: toList(reader.read(schema)['required']).filter((name) => typeof name === 'string'),
});

const getRequest = (operation: Operation | undefined): Body | undefined =>
  operation && getJsonBody(operation.requestBodies);

/** A required field that may be null must be sent, but an empty input is valid. */
export const isNullable = (reader: SchemaReader, schema: unknown): boolean => {
  const { type, nullable, anyOf, oneOf, enum: values } = reader.resolve(schema);
  const isNull = (part: unknown): boolean => reader.resolve(part)['type'] === 'null';
  return (
    nullable === true ||
    [type].flat().includes('null') ||
    (type === undefined && toList(values).includes(null)) ||
    toList(anyOf ?? oneOf).some(isNull)
  );
};

function isSameComponent(reader: SchemaReader, { get, create, update }: Resource['calls'], names: string[]): boolean {
  const request = getRequest(create ?? update)?.schema;
  const answer = [get, create, update]
    .map((call) => call && getSuccess(call)?.body?.schema)
    .find((schema) => schema !== undefined);
  const getName = (schema: unknown): string | undefined =>
    reader.getComponentName(findRecord(reader, schema, names).schema);
  return request !== undefined && getName(request) !== undefined && getName(request) === getName(answer);
}

/** Returns a field that no schema of the document has among its fields. */
export const createAddedField = (name: string, schema: unknown, isSent: boolean): RecordField => ({
  name,
  schema,
  isRequired: false,
  isReadOnly: !isSent,
  isShared: false,
  isEmbeddedId: false,
  receivedAs: undefined,
  isSent,
  isWriteOnly: false,
  onlySentBy: undefined,
  isDeprecated: false,
});

/** Returns an id that no answer and no request has among its fields. */
const createIdField = (name: string, schema: unknown): RecordField => createAddedField(name, schema, false);

/** Returns the parameter that identifies a record as a field, for a document that does not describe answers. */
function getIdParameter({ calls, idParam }: Resource): RecordField | undefined {
  const call = calls.get ?? calls.update ?? calls.remove;
  const parameter = call?.parameters.find(({ name, place }) => place === 'path' && name === idParam);
  return parameter && createIdField(parameter.name, parameter.schema);
}

const OWN_ID = /^(_?id|uuid|guid|uid|pk|key|code|slug)$/i;

/** Whether only the record's own address, as HAL writes it, identifies a record. */
export function isIdentifiedByLink(names: readonly string[], { idParam, entityName }: Resource): boolean {
  const wanted = [idParam ?? '', `${entityName}id`, `${entityName}uuid`].map(normalizeName);
  return names.includes('_links') && !names.some((name) => OWN_ID.test(name) || wanted.includes(normalizeName(name)));
}

const SCALARS = ['string', 'integer', 'number'];

/** Whether an answer has `{ id, name }` or `{ value, label }` where a request has the id or the code. */
function isEmbeddedId(reader: SchemaReader, received: unknown, sent: unknown, isItem = false): boolean {
  if (reader.isArray(received) && reader.isArray(sent)) {
    // Lists inside of lists have no ids, and a list may contain itself.
    return !isItem && isEmbeddedId(reader, reader.read(received)['items'], reader.read(sent)['items'], true);
  }
  const keys = Object.keys(reader.getProperties(received));
  return (
    (keys.includes('id') || (keys.includes('value') && keys.includes('label'))) &&
    reader.getTypes(sent).some((type) => SCALARS.includes(type))
  );
}

const isNested = (types: readonly string[]): boolean => types.every((type) => type === 'object' || type === 'array');

/** Whether an answer has an object or a list where a request has something else, so that no form can show the value. */
function isOfOtherKind(reader: SchemaReader, received: unknown, sent: unknown): boolean {
  const [inAnswer, inRequest] = [received, sent].map((schema) => reader.getTypes(schema));
  return inRequest!.length > 0 && inAnswer!.length > 0 && isNested(inAnswer!) !== isNested(inRequest!);
}

const ID_END = /_?ids?$/i;

/** Returns the name of the object in which answers embed a field that requests name by its id. */
function findEmbedding(reader: SchemaReader, name: string, sent: unknown, received: Json): string | undefined {
  const base = name.replace(ID_END, '');
  if (base === name || base === '' || sent === undefined || name in received) return undefined;
  return [base, toPlural(base)].find((key) => key in received && isEmbeddedId(reader, received[key], sent));
}

/** Returns the request that alone takes a field. A request whose body is not described, or is no object, says nothing. */
function getOnlyRequest(name: string, create: Json, update: Json): RecordField['onlySentBy'] {
  if ([create, update].some((fields) => Object.keys(fields).length === 0)) return undefined;
  const [isCreated, isUpdated] = [name in create, name in update];
  return isCreated === isUpdated ? undefined : isCreated ? 'create' : 'update';
}

const TYPE_KEYS = ['type', 'enum', 'const', 'properties', 'items', 'oneOf', 'anyOf'];

/** Returns the schema of a field. A request states limits that answers often lack; one without a type, only a text. */
function getFieldSchema(reader: SchemaReader, sent: unknown, received: unknown): unknown {
  if (sent === undefined || received === undefined) return sent ?? received;
  const node = reader.read(sent);
  return TYPE_KEYS.some((key) => key in node) ? sent : { allOf: [received, sent] };
}

/** Returns the schema of the address of a record's own schema, which is a text also where the document does not say so. */
const getSchemaAddress = (reader: SchemaReader, schema: unknown): unknown =>
  TYPE_KEYS.some((key) => key in reader.read(schema)) ? schema : { ...reader.read(schema), type: 'string' };

/** Returns the fields in the order of the answer; those that only requests have follow. */
export function collectRecordFields(reader: SchemaReader, resource: Resource): RecordField[] {
  const { calls, rows, entityName, name } = resource;
  const names = [entityName, name];
  const readBody = (schema: unknown, isRequest = false): RecordSchema =>
    schema === undefined ? EMPTY : readSchema(reader, findRecord(reader, schema, names, isRequest).schema);
  const answers = [calls.get, calls.create, calls.update].map((call) =>
    readBody(call && getSuccess(call)?.body?.schema),
  );
  const record = Object.keys(answers[0]!.properties).length > 0 || rows ? answers[0]! : (answers[1] ?? EMPTY);
  const row = rows ? readSchema(reader, getRowSchema(reader, rows)) : EMPTY;
  const [created, updated] = [calls.create, calls.update].map((call) => readBody(getRequest(call)?.schema, true));
  const requests = [calls.create && created, calls.update && updated].filter((one) => one !== undefined);
  const sent = Object.assign({}, ...requests.toReversed().map(({ properties }) => properties)) as Json;
  const isShared = isSameComponent(reader, calls, names);
  const received: Json = { ...row.properties, ...record.properties };
  const hasRequest = Object.keys(sent).length > 0;
  const hasAnswer = Object.keys(received).length > 0;
  const required = requests[0]?.required ?? (record.required.length > 0 ? record.required : row.required);
  const all: Json = { ...received, ...Object.fromEntries(Object.entries(sent).filter(([key]) => !(key in received))) };
  const id = isIdentifiedByLink(Object.keys(received), resource)
    ? createIdField('id', { type: 'string' })
    : hasAnswer
      ? undefined
      : getIdParameter(resource);
  const embeddings = new Map(Object.keys(all).map((key) => [key, findEmbedding(reader, key, sent[key], received)]));
  const replaced = new Set([...embeddings.values()].filter((key) => key !== undefined && !(key in sent)));
  const kept = Object.keys(all).filter((key) => !replaced.has(key));
  const fields = kept.map((key) => {
    const { readOnly, writeOnly, deprecated } = reader.read(all[key]);
    const receivedAs = embeddings.get(key);
    const isEmbedded = key in sent && isEmbeddedId(reader, received[key], sent[key]);
    const isUnreadable =
      key in received && key in sent && !isEmbedded && isOfOtherKind(reader, received[key], sent[key]);
    return {
      name: key,
      schema: key === '$schema' ? getSchemaAddress(reader, all[key]) : getFieldSchema(reader, sent[key], received[key]),
      // Answers may have null where requests may not.
      isRequired: required.includes(key) && !isNullable(reader, sent[key] ?? all[key]),
      isReadOnly: readOnly === true || (hasRequest && !(key in sent)),
      isShared,
      isEmbeddedId: receivedAs !== undefined || isEmbedded,
      receivedAs,
      isSent: key in sent,
      isWriteOnly: writeOnly === true || isUnreadable || (hasAnswer && !(key in received) && receivedAs === undefined),
      onlySentBy: getOnlyRequest(key, created!.properties, updated!.properties),
      // Some documents say in a text what to use instead.
      isDeprecated: deprecated === true || (typeof deprecated === 'string' && deprecated !== ''),
    };
  });
  return id === undefined || id.name in all ? fields : [id, ...fields];
}
