/** Detects what wraps records in requests and responses, how they are updated, and whether they have versions. */
import type { DialectDefinition, RecordFormat } from '../../../../dataProvider/dialects/definition';
import { toList, type Json } from '../../lint/source/readJson';
import { getJsonBody, getSuccess, takesForm, type Operation } from '../api/operations';
import { detectNestedPartFormat } from '../api/detectNestedPartFormat';
import type { Resource } from '../api/resource';
import { findRecord, type RecordResponseShape } from '../api/responseShape';
import type { SchemaReader } from '../api/schemaReader';

const SKIPPED_HEADERS =
  /^(authorization|accept(-.*)?|content-type|if-(none-)?match|cookie|x-request-id|x-correlation-id|traceparent|idempotency-key|x-api-key|api-?key|user-agent)$/i;

type RecordParts = Pick<DialectDefinition, 'record' | 'update' | 'etag' | 'headers' | 'bodyFormat' | 'nestedParts'>;

export interface DetectedRecordFormat {
  format: RecordParts;
  guesses: string[];
}

const hasHeader = (operation: Operation | undefined, name: string): boolean =>
  operation !== undefined &&
  (getSuccess(operation)?.headers.includes(name) === true ||
    operation.parameters.some((param) => param.place === 'header' && param.name.toLowerCase() === name));

/**
 * Returns where a request has the record. With the fields apart from the id, as in JSON:API, the type of the record is
 * a fixed value and the id has a place of its own. Strapi takes such fields beside the id instead.
 */
function getRequestPaths(reader: SchemaReader, schema: unknown, { path, fieldsPath }: RecordResponseShape): Json {
  if (fieldsPath === undefined) return { requestPath: path };
  const { id, type } = reader.getProperties(reader.getProperties(schema)[path]);
  const { const: code, enum: codes } = reader.read(type);
  const [value] = code === undefined ? toList(codes) : [code];
  return {
    requestPath: `${path}.${fieldsPath}`,
    ...(id === undefined ? {} : { requestIdPath: `${path}.id` }),
    ...(value === undefined ? {} : { fixedBody: { [path]: { type: value } } }),
  };
}

/** An update whose body has the id is often refused without it, though the path has the id as well. */
function getUpdateId(reader: SchemaReader, update: Operation | undefined, path: string): Json {
  const body = update?.method === 'PUT' ? getJsonBody(update.requestBodies) : undefined;
  const record = body && (path === '' ? body.schema : reader.getProperties(body.schema)[path]);
  const id = record === undefined ? undefined : reader.getProperties(record)['id'];
  return id === undefined || reader.read(id)['readOnly'] === true
    ? {}
    : { requestIdPath: path === '' ? 'id' : `${path}.id` };
}

/** Returns where responses have the record. The response of a create request may wrap what the others have bare. */
function getResponsePath(
  reader: SchemaReader,
  { get, create, update }: Resource['calls'],
  names: readonly string[],
): Pick<RecordFormat, 'responsePath'> {
  const [read, created, updated] = [get, create, update].map((call) => {
    const body = call && getSuccess(call)?.body;
    return body && findRecord(reader, body.schema, names);
  });
  const first = read ?? created ?? updated;
  if (first?.path) return { responsePath: first.path };
  const isField = created && read && created.path in reader.getProperties(read.schema);
  return created?.path && !isField ? { responsePath: [created.path, ''] } : {};
}

function getRecordPaths(
  reader: SchemaReader,
  { calls, entityName, name, rows }: Resource,
): DialectDefinition['record'] {
  const names = [entityName, name];
  const answer = [calls.get, calls.create, calls.update].find((call) => call && getSuccess(call)?.body);
  const read = answer && findRecord(reader, getSuccess(answer)!.body!.schema, names);
  const bodies = [calls.create, calls.update].flatMap((call) => (call ? (getJsonBody(call.requestBodies) ?? []) : []));
  const sent = bodies[0] && findRecord(reader, bodies[0].schema, names, true);
  const fieldsPath =
    read?.fieldsPath ?? sent?.fieldsPath ?? (rows && findRecord(reader, rows.rowSchema, []).fieldsPath);
  const record = {
    ...getResponsePath(reader, calls, names),
    ...(sent?.fieldsPath === undefined ? getUpdateId(reader, calls.update, sent?.path ?? '') : {}),
    ...(sent?.path ? getRequestPaths(reader, bodies[0]!.schema, sent) : {}),
    ...(fieldsPath ? { fieldsPath } : {}),
  };
  return Object.keys(record).length > 0 ? record : undefined;
}

/**
 * A PATCH whose body requires nothing takes the changed fields; one that is a merge patch says so. An API that updates
 * by POST keeps the fields that a request lacks.
 */
function getUpdate(reader: SchemaReader, update: Operation | undefined): DialectDefinition['update'] {
  if (update === undefined || update.method === 'PUT') return undefined;
  const body = getJsonBody(update.requestBodies);
  const required = body && findRecord(reader, body.schema, []).schema;
  const isPartial = body !== undefined && (/merge-patch/.test(body.mediaType) || !reader.read(required)['required']);
  const format: DialectDefinition['update'] = {
    ...(update.method === 'PATCH' ? { method: 'PATCH' as const } : {}),
    ...(isPartial ? { changedFieldsOnly: true } : {}),
  };
  return Object.keys(format).length > 0 ? format : undefined;
}

/** Returns the headers that every call of a resource requires, such as a tenant. */
function getHeaders(operations: readonly Operation[], guesses: string[]): Record<string, string> | undefined {
  const [first, ...others] = operations;
  const isEverywhere = (name: string): boolean =>
    others.every(({ parameters }) => parameters.some((param) => param.place === 'header' && param.name === name));
  const headers = (first?.parameters ?? []).filter(
    ({ place, name, isRequired }) =>
      place === 'header' && isRequired && !SKIPPED_HEADERS.test(name) && isEverywhere(name),
  );
  const entries = headers.map(({ name, example, schema }) => {
    const [code] = Array.isArray(schema['enum']) ? (schema['enum'] as unknown[]) : [];
    const value = String(example ?? code ?? '');
    guesses.push(
      value === ''
        ? `every request needs the header ${name}, whose value the document does not say: write it here`
        : `every request has the header ${name}: ${value}`,
    );
    return [name, value] as const;
  });
  return entries.length > 0 ? Object.fromEntries(entries) : undefined;
}

export function detectRecordFormat(reader: SchemaReader, resource: Resource): DetectedRecordFormat {
  const { calls } = resource;
  const all = Object.values(calls).filter((call) => call !== undefined);
  const guesses: string[] = [];
  const record = getRecordPaths(reader, resource);
  const update = getUpdate(reader, calls.update);
  const headers = getHeaders(all, guesses);
  const nestedParts = detectNestedPartFormat(calls.create) ?? detectNestedPartFormat(calls.update);
  const hasVersions =
    hasHeader(calls.get, 'etag') && [calls.update, calls.remove].some((call) => hasHeader(call, 'if-match'));
  const isVersioned = hasVersions || hasHeader(calls.update, 'if-match');
  return {
    format: {
      ...(headers ? { headers } : {}),
      ...([calls.create, calls.update].some((call) => call && takesForm(call)) ? { bodyFormat: 'form' as const } : {}),
      ...(nestedParts ? { nestedParts } : {}),
      ...(record ? { record } : {}),
      ...(update ? { update } : {}),
      ...(isVersioned ? { etag: true } : {}),
    },
    guesses,
  };
}
