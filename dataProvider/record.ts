import type { Identifier, RaRecord } from 'ra-core';
import type { CallTable } from './types';
import { isObject, omit, pick } from './values';
import type { Json } from './values';

/**
 * A row of the wire as a record of react-admin, which wants an `id`. A wire field that happens to
 * be called `id` beside another id field is not reachable under its name.
 * The one place where unknown JSON becomes the type the caller names: schemas type records.
 */
export const toRecord = <R extends RaRecord>(row: Json, id: unknown): R => ({ ...row, id }) as unknown as R;

/** The id as the server wrote it: an address knows it only as text, but `42` is not `"42"`. */
export function wireId(table: CallTable, id: Identifier, ...sources: (Json | undefined)[]): unknown {
  const known = sources.map((source) => source?.[table.id]);
  return known.find((value) => value !== undefined && String(value) === String(id)) ?? id;
}

/** Values for a path's placeholders: the record's own, and the id under both of its names. */
export const pathParams = (table: CallTable, id: unknown, record: Json = {}): Json => ({
  ...record,
  id,
  [table.id]: id,
});

/**
 * What a create call sends: no id, the server makes it. A call that lists its keys has the last
 * word: so it can send an id that people choose, as a card's number.
 */
export const createBody = (table: CallTable, body: string[] | undefined, data: Json): Json =>
  body ? pick(data, body) : omit(data, 'id', table.id);

/**
 * What an update call sends: the record's id is in the body too (API-029), react-admin's copy of it
 * is not. A call that lists its keys has the last word.
 */
export const updateBody = (table: CallTable, body: string[] | undefined, data: Json, id: unknown): Json =>
  pick({ ...omit(data, 'id'), [table.id]: id }, body);

/** A saved record: what was sent, under what the server answered; many answer with nothing. */
export const savedRow = (sent: Json, answer: unknown): Json => (isObject(answer) ? { ...sent, ...answer } : sent);

/** The id of a created record: from the answer (some are the bare id), or as sent; else empty. */
export function createdId(table: CallTable, answer: unknown, sent: Json): unknown {
  if (typeof answer === 'number' || typeof answer === 'string') return answer;
  const row = savedRow(sent, answer);
  return row[table.id] ?? row.id ?? '';
}
