import type { Identifier, RaRecord } from 'ra-core';
import type { Call, ResourceCalls } from '../contract/types';
import type { Dialect } from '../dialects/dialect';
import { isObject, omitKeys, pickKeys } from '../contract/jsonValues';
import type { Json } from '../contract/jsonValues';

/**
 * Converts a row of the API to a react-admin record, which requires the key `id`. If the id field of the entity has
 * another name, a field of the row named `id` is overwritten.
 * This is the only place where unknown JSON is cast to the record type that the caller names. Schemas define the
 * types of records.
 */
export const toRecord = <R extends RaRecord>(row: Json, id: unknown): R => ({ ...row, id }) as unknown as R;

/** The id of the only record of a singleton, which is an entity with exactly one record. */
export const SINGLETON_ID = 'single';

/**
 * Returns an `id` for a row that has none: its position on the page with the prefix `~`, which no server uses in
 * ids.
 */
const createPositionId = (index: number): string => `~${index}`;

/**
 * Converts the rows of a page to records. A row gets its position on the page as id if it has no id or if its id
 * repeats that of an earlier row. Users can read such a row but not open it.
 */
export function toRecords<R extends RaRecord>(table: ResourceCalls, rows: readonly Json[]): R[] {
  const seen = new Set<string>();
  return rows.map((row, index) => {
    const id = table.getId(row);
    if (id === undefined || seen.has(String(id))) return toRecord<R>(row, createPositionId(index));
    seen.add(String(id));
    return toRecord<R>(row, id);
  });
}

/** Converts the response to a get request to a record. If the response contains no id, the requested id is used. */
export function toRecordWithRequestedId<R extends RaRecord>(table: ResourceCalls, row: Json, id: Identifier): R {
  if (table.singleton) return toRecord<R>(row, SINGLETON_ID);
  const { id: _, ...requestedIds } = table.getIdParts(id);
  return toRecord<R>({ ...requestedIds, ...row }, table.getId(row) ?? id);
}

/** Whether a row has the given id. Ids from a URL are strings, so `42` and `"42"` count as equal. */
export function isRecordWithId(table: ResourceCalls, row: Json, id: Identifier): boolean {
  const own = table.getIdParts(table.getId(row));
  const parts = table.getIdParts(id);
  return own['id'] !== undefined && table.ids.every((name) => String(own[name]) === String(parts[name]));
}

/**
 * Returns the values of the id fields with the types that the server uses, for example as numbers. The types are
 * known if one of the sources is the record with this id.
 */
function getWireIdParts(table: ResourceCalls, id: Identifier, sources: readonly (Json | undefined)[]): Json {
  const known = sources.find((source) => source && isRecordWithId(table, source, id));
  return table.getIdParts(known ? table.getId(known) : id);
}

/**
 * Collects the values for the placeholders of a path: the fields of the record, the id fields, and the complete id
 * as `id`.
 */
export function getPathParams(table: ResourceCalls, id: Identifier, ...sources: (Json | undefined)[]): Json {
  const record = sources.find((source) => source !== undefined) ?? {};
  return table.singleton ? { id, ...record } : { ...record, ...getWireIdParts(table, id, sources) };
}

const omitId = (table: ResourceCalls, data: Json): Json => omitKeys(data, 'id', ...(table.singleton ? [] : table.ids));

/**
 * Builds the body of a create or update request. If the dialect has no `buildRecordBody`, the body is `usual`. If
 * the call lists `bodyFields`, only these keys are sent.
 */
const buildBody = (
  { ids }: ResourceCalls,
  { bodyFields, fixedParams }: Call,
  { buildRecordBody }: Dialect,
  data: Json,
  usual: Json,
  id?: unknown,
): Json => ({
  ...(buildRecordBody ? buildRecordBody(pickKeys(data, bodyFields), ids, id) : pickKeys(usual, bodyFields)),
  ...fixedParams,
});

/**
 * Builds the body of a create request. The body does not contain the id, which the server generates. If the call
 * lists `bodyFields`, exactly these keys are sent. They can include an id that the user chooses, such as a card
 * number.
 */
export const buildCreateBody = (table: ResourceCalls, call: Call, dialect: Dialect, data: Json): Json =>
  buildBody(table, call, dialect, data, call.bodyFields ? data : omitId(table, data));

/**
 * Builds the body of an update request. The body contains the id fields of the record. It does not contain the key
 * `id` that was added for react-admin.
 * @param parts the values of the id fields with the types that the server uses
 */
export const buildUpdateBody = (table: ResourceCalls, call: Call, dialect: Dialect, data: Json, parts: Json): Json =>
  buildBody(
    table,
    call,
    dialect,
    data,
    { ...omitKeys(data, 'id'), ...(table.singleton ? {} : pickKeys(parts, [...table.ids])) },
    parts.id,
  );

/**
 * Builds the body of a delete request. A request with the method DELETE has no body. Calls with another method list
 * the keys of their body.
 */
export const buildDeleteBody = ({ bodyFields, fixedParams }: Call, params: Json): Json | undefined =>
  bodyFields || fixedParams ? { ...(bodyFields ? pickKeys(params, bodyFields) : {}), ...fixedParams } : undefined;

/**
 * Merges the sent record with the response. The response alone is not sufficient, because many servers respond to a
 * save with an empty body. Files are left out: only the response can say where the server has stored them.
 */
export function mergeSavedRecord(sent: Json, response: unknown): Json {
  const kept = Object.fromEntries(
    Object.entries(sent).filter(([, value]) => ![value].flat().some((one) => one instanceof File)),
  );
  return isObject(response) ? { ...kept, ...response } : kept;
}

/**
 * Returns the id of a created record. It is taken from the response, which may be the bare id, or otherwise from
 * the sent record. If neither contains an id, returns an empty string.
 */
export function getCreatedId(table: ResourceCalls, response: unknown, sent: Json): unknown {
  if (table.singleton) return SINGLETON_ID;
  if (typeof response === 'number' || typeof response === 'string') return response;
  const row = mergeSavedRecord(sent, response);
  return table.getId(row) ?? row.id ?? '';
}
