import type { Identifier, RaRecord } from 'ra-core';
import type { ResourceCalls } from '../contract/types';
import { isObject, omit, pick } from '../contract/jsonValues';
import type { Json } from '../contract/jsonValues';

/**
 * A row of the wire as a record of react-admin, which wants an `id`. A wire field that happens to
 * be called `id` beside another id field is not reachable under its name.
 * The one place where unknown JSON becomes the type the caller names: schemas type records.
 */
export const toRecord = <R extends RaRecord>(row: Json, id: unknown): R => ({ ...row, id }) as unknown as R;

/** The id of the only record of a singleton entity. */
export const SINGLETON_ID = 'single';

/** The `id` of a row that does not say which it is: its place on the page. No server begins an id so. */
const placeId = (index: number): string => `~${index}`;

/**
 * Converts the rows of a page to records. Rows without an id, or with the id of an earlier row, get their position as
 * id: they can be read but not opened.
 */
export function toRecords<R extends RaRecord>(table: ResourceCalls, rows: readonly Json[]): R[] {
  const seen = new Set<string>();
  return rows.map((row, index) => {
    const id = table.getId(row);
    if (id === undefined || seen.has(String(id))) return toRecord<R>(row, placeId(index));
    seen.add(String(id));
    return toRecord<R>(row, id);
  });
}

/** Converts the answer of a get call. If the answer omits the id, the requested id is used. */
export function toRequestedRecord<R extends RaRecord>(table: ResourceCalls, row: Json, id: Identifier): R {
  if (table.singleton) return toRecord<R>(row, SINGLETON_ID);
  const { id: _, ...asked } = table.getIdParts(id);
  return toRecord<R>({ ...asked, ...row }, table.getId(row) ?? id);
}

/** Whether a row has this id. Ids from a URL are text, but `42` is not `"42"`. */
export function hasId(table: ResourceCalls, row: Json, id: Identifier): boolean {
  if (table.getId(row) === undefined) return false;
  const parts = table.getIdParts(id);
  return table.ids.every((name) => String(row[name]) === String(parts[name]));
}

/** The id as the server wrote it. */
function wireParts(table: ResourceCalls, id: Identifier, sources: readonly (Json | undefined)[]): Json {
  const known = sources.find((source) => source && hasId(table, source, id));
  return known ? { ...table.getIdParts(table.getId(known)), ...pick(known, [...table.ids]) } : table.getIdParts(id);
}

/** Collects the values for the placeholders of a path: values of the record and its id under all of its names. */
export function getPathParams(table: ResourceCalls, id: Identifier, ...sources: (Json | undefined)[]): Json {
  const record = sources.find((source) => source !== undefined) ?? {};
  return table.singleton ? record : { ...record, ...wireParts(table, id, sources) };
}

const withoutId = (table: ResourceCalls, data: Json): Json => omit(data, 'id', ...(table.singleton ? [] : table.ids));

/**
 * What a create call sends: no id, the server makes it. A call that lists its keys has the last
 * word: so it can send an id that people choose, as a card's number.
 */
export const buildCreateBody = (table: ResourceCalls, body: string[] | undefined, data: Json): Json =>
  body ? pick(data, body) : withoutId(table, data);

/**
 * What an update call sends: the record's id is in the body too, react-admin's copy of it is not. A
 * call that lists its keys has the last word.
 * @param parts the values of the id, as the server writes them
 */
export function buildUpdateBody(table: ResourceCalls, body: string[] | undefined, data: Json, parts: Json): Json {
  const own = table.singleton ? omit(data, 'id') : { ...omit(data, 'id'), ...pick(parts, [...table.ids]) };
  return pick(own, body);
}

/** Merges what was sent with what the server answered. Many servers answer a save with nothing. */
export const mergeSavedRecord = (sent: Json, answer: unknown): Json =>
  isObject(answer) ? { ...sent, ...answer } : sent;

/** The id of a created record: from the answer, which may be the bare id, or from the request; otherwise undefined. */
export function getCreatedId(table: ResourceCalls, answer: unknown, sent: Json): unknown {
  if (table.singleton) return SINGLETON_ID;
  if (typeof answer === 'number' || typeof answer === 'string') return answer;
  const row = mergeSavedRecord(sent, answer);
  return table.getId(row) ?? row.id ?? '';
}
