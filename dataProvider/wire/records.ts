import type { Identifier, RaRecord } from 'ra-core';
import type { Call, ResourceCalls } from '../contract/types';
import type { Dialect } from '../dialects/dialect';
import { isObject, omit, pick } from '../contract/jsonValues';
import type { Json } from '../contract/jsonValues';

/**
 * Converts a row of the API to a react-admin record, which requires `id`. If the entity has another id field, a
 * field of the row named `id` is overwritten.
 * The only place where unknown JSON gets the type named by the caller: schemas define the types of records.
 */
export const toRecord = <R extends RaRecord>(row: Json, id: unknown): R => ({ ...row, id }) as unknown as R;

/** The id of the only record of a singleton entity. */
export const SINGLETON_ID = 'single';

/** Returns an `id` for a row without one: its position on the page. No server uses ids with this prefix. */
const createPositionId = (index: number): string => `~${index}`;

/**
 * Converts the rows of a page to records. Rows without an id, or with the id of an earlier row, get their position as
 * id: they can be read but not opened.
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

/** Converts the response of a get call to a record. If the response omits the id, the requested id is used. */
export function toRequestedRecord<R extends RaRecord>(table: ResourceCalls, row: Json, id: Identifier): R {
  if (table.singleton) return toRecord<R>(row, SINGLETON_ID);
  const { id: _, ...requestedIds } = table.getIdParts(id);
  return toRecord<R>({ ...requestedIds, ...row }, table.getId(row) ?? id);
}

/** Whether a row has this id. Ids from a URL are strings, so `42` and `"42"` are equal here. */
export function hasId(table: ResourceCalls, row: Json, id: Identifier): boolean {
  if (table.getId(row) === undefined) return false;
  const parts = table.getIdParts(id);
  return table.ids.every((name) => String(row[name]) === String(parts[name]));
}

/** Returns the id parts with the types that the server used. */
function getWireIdParts(table: ResourceCalls, id: Identifier, sources: readonly (Json | undefined)[]): Json {
  const known = sources.find((source) => source && hasId(table, source, id));
  return known ? { ...table.getIdParts(table.getId(known)), ...pick(known, [...table.ids]) } : table.getIdParts(id);
}

/** Collects the values for the placeholders of a path: values of the record and its id under all of its names. */
export function getPathParams(table: ResourceCalls, id: Identifier, ...sources: (Json | undefined)[]): Json {
  const record = sources.find((source) => source !== undefined) ?? {};
  return table.singleton ? { id, ...record } : { ...record, ...getWireIdParts(table, id, sources) };
}

const omitId = (table: ResourceCalls, data: Json): Json => omit(data, 'id', ...(table.singleton ? [] : table.ids));

/**
 * Builds the body of a create or an update: as the dialect does, else from `usual`. If the call lists its keys, only
 * these are sent.
 */
const buildBody = (
  { ids }: ResourceCalls,
  { bodyFields, fixedParams }: Call,
  { buildRecordBody }: Dialect,
  data: Json,
  usual: Json,
): Json => ({
  ...(buildRecordBody ? buildRecordBody(pick(data, bodyFields), ids) : pick(usual, bodyFields)),
  ...fixedParams,
});

/**
 * Builds the body of a create call: without the id, which the server generates. If the call lists its keys, exactly
 * these are sent, so that an id chosen by the user, such as a card number, can be included.
 */
export const buildCreateBody = (table: ResourceCalls, call: Call, dialect: Dialect, data: Json): Json =>
  buildBody(table, call, dialect, data, call.bodyFields ? data : omitId(table, data));

/**
 * Builds the body of an update call: with the record's id fields, without react-admin's copy `id`.
 * @param parts the values of the id as the server writes them
 */
export const buildUpdateBody = (table: ResourceCalls, call: Call, dialect: Dialect, data: Json, parts: Json): Json =>
  buildBody(table, call, dialect, data, {
    ...omit(data, 'id'),
    ...(table.singleton ? {} : pick(parts, [...table.ids])),
  });

/** Builds the body of a delete call. A DELETE has none; a call with another method lists the keys it needs. */
export const buildDeleteBody = ({ bodyFields, fixedParams }: Call, params: Json): Json | undefined =>
  bodyFields || fixedParams ? { ...(bodyFields ? pick(params, bodyFields) : {}), ...fixedParams } : undefined;

/** Merges the sent record with the response. Many servers respond to a save with an empty body. */
export const mergeSavedRecord = (sent: Json, response: unknown): Json =>
  isObject(response) ? { ...sent, ...response } : sent;

/**
 * Returns the id of a created record: from the response, which may be the bare id, or from the request; otherwise
 * undefined.
 */
export function getCreatedId(table: ResourceCalls, response: unknown, sent: Json): unknown {
  if (table.singleton) return SINGLETON_ID;
  if (typeof response === 'number' || typeof response === 'string') return response;
  const row = mergeSavedRecord(sent, response);
  return table.getId(row) ?? row.id ?? '';
}
