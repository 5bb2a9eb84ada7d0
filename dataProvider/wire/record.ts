import type { Identifier, RaRecord } from 'ra-core';
import type { CallTable } from '../contract/types';
import { isObject, omit, pick } from '../contract/values';
import type { Json } from '../contract/values';

/**
 * A row of the wire as a record of react-admin, which wants an `id`. A wire field that happens to
 * be called `id` beside another id field is not reachable under its name.
 * The one place where unknown JSON becomes the type the caller names: schemas type records.
 */
export const toRecord = <R extends RaRecord>(row: Json, id: unknown): R => ({ ...row, id }) as unknown as R;

/** The one record of an entity that has no list. */
export const SINGLE = 'single';

/** The `id` of a row that does not say which it is: its place on the page. No server begins an id so. */
const placeId = (index: number): string => `~${index}`;

/**
 * The rows of a page. One that does not say which it is, or says that it is one of those before it, can be
 * read, not opened: it costs nobody the list, and its place on the page tells it from its neighbours.
 */
export function toRows<R extends RaRecord>(table: CallTable, rows: readonly Json[]): R[] {
  const seen = new Set<string>();
  return rows.map((row, index) => {
    const id = table.idOf(row);
    if (id === undefined || seen.has(String(id))) return toRecord<R>(row, placeId(index));
    seen.add(String(id));
    return toRecord<R>(row, id);
  });
}

/** A record that was asked for by its id: where the answer leaves it out, it is the one that was asked for. */
export function toAsked<R extends RaRecord>(table: CallTable, row: Json, id: Identifier): R {
  if (table.singleton) return toRecord<R>(row, SINGLE);
  const { id: _, ...asked } = table.partsOf(id);
  return toRecord<R>({ ...asked, ...row }, table.idOf(row) ?? id);
}

/** Whether a row is the one with this id: an address knows it only as text, but `42` is not `"42"`. */
export function isNamed(table: CallTable, row: Json, id: Identifier): boolean {
  if (table.idOf(row) === undefined) return false;
  const parts = table.partsOf(id);
  return table.ids.every((name) => String(row[name]) === String(parts[name]));
}

/** The id as the server wrote it. */
function wireParts(table: CallTable, id: Identifier, sources: readonly (Json | undefined)[]): Json {
  const known = sources.find((source) => source && isNamed(table, source, id));
  return known ? { ...table.partsOf(table.idOf(known)), ...pick(known, [...table.ids]) } : table.partsOf(id);
}

/** Values for a path's placeholders: the record's own, and the id under all of its names. */
export function pathParams(table: CallTable, id: Identifier, ...sources: (Json | undefined)[]): Json {
  const record = sources.find((source) => source !== undefined) ?? {};
  return table.singleton ? record : { ...record, ...wireParts(table, id, sources) };
}

const withoutId = (table: CallTable, data: Json): Json => omit(data, 'id', ...(table.singleton ? [] : table.ids));

/**
 * What a create call sends: no id, the server makes it. A call that lists its keys has the last
 * word: so it can send an id that people choose, as a card's number.
 */
export const createBody = (table: CallTable, body: string[] | undefined, data: Json): Json =>
  body ? pick(data, body) : withoutId(table, data);

/**
 * What an update call sends: the record's id is in the body too, react-admin's copy of it is not. A
 * call that lists its keys has the last word.
 * @param parts the values of the id, as the server writes them
 */
export function updateBody(table: CallTable, body: string[] | undefined, data: Json, parts: Json): Json {
  const own = table.singleton ? omit(data, 'id') : { ...omit(data, 'id'), ...pick(parts, [...table.ids]) };
  return pick(own, body);
}

/** A saved record: what was sent, under what the server answered; many answer with nothing. */
export const savedRow = (sent: Json, answer: unknown): Json => (isObject(answer) ? { ...sent, ...answer } : sent);

/** The id of a created record: from the answer (some are the bare id), or as sent; else empty. */
export function createdId(table: CallTable, answer: unknown, sent: Json): unknown {
  if (table.singleton) return SINGLE;
  if (typeof answer === 'number' || typeof answer === 'string') return answer;
  const row = savedRow(sent, answer);
  return table.idOf(row) ?? row.id ?? '';
}
