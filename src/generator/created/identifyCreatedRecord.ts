/** Finds out which record a form has created. Pure functions. */
import type { Identifier, RaRecord } from 'ra-core';
import type { Entity } from '../../model/entity/entity';
import { isEmpty } from '../../model/values/isEmpty';
import { getRowKey, type Row } from '../shared/listRowIds';

export interface CreatedRecordIdentity {
  /** Undefined if the response contained no id. */
  id?: Identifier;
  /** The values that no other record has, by field. */
  uniqueValues: Row;
}

const NUMBERS = ['integer', 'number'];

/** Whether a value can be the id of a record. The text `OK` in a response is no id of records with numbers as ids. */
function isId({ ids, shape }: Pick<Entity, 'ids' | 'shape'>, id: unknown): id is Identifier {
  if (isEmpty(id)) return false;
  const type = ids.length === 1 ? shape.fields[ids[0]!]?.type : undefined;
  return !NUMBERS.includes(type ?? '') || Number.isFinite(Number(id));
}

/**
 * Finds out what identifies a created record for certain.
 * @param created the result of the request: the sent values merged with the response
 * @returns undefined if the response contained no id and no field must be unique
 */
export function identifyCreatedRecord(
  entity: Pick<Entity, 'ids' | 'shape'>,
  created: RaRecord,
): CreatedRecordIdentity | undefined {
  const unique = Object.values(entity.shape.fields).filter(({ ui }) => ui.omitFromDuplicate === true);
  const values = unique
    .map(({ name }) => [name, created[name] as unknown] as const)
    .filter(([, value]) => !isEmpty(value));
  const isKnown = isId(entity, created.id);
  if (!isKnown && values.length === 0) return undefined;
  return { ...(isKnown ? { id: created.id } : {}), uniqueValues: Object.fromEntries(values) };
}

/** Whether a row is the created record. Without its id, all unique values that the row has must be those of the record. */
export function isCreatedRow({ id, uniqueValues }: CreatedRecordIdentity, row: Row): boolean {
  if (id !== undefined) return getRowKey(row) === String(id);
  const known = Object.entries(uniqueValues).filter(([name]) => !isEmpty(row[name]));
  return known.length > 0 && known.every(([name, value]) => String(row[name]) === String(value));
}
