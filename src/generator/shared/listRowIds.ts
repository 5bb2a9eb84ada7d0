import type { Entity } from '../../model/entity/entity';
import { getRecordId } from '../../model/values/recordIds';

export type Row = Record<string, unknown>;

/** Returns the id that the data provider has set on the record. */
export const getRowKey = (row: Row): string => String(row['id']);

/** Matches the id that the data provider gives to a row without an id of its own: `~` and the index of the row. */
const PLACE = /^~\d+$/;

type EntityWithIds = Pick<Entity, 'ids' | 'singleton' | 'getsId'>;

/**
 * Whether a row has an id of its own, which no earlier row of the page has. Only then can it have actions. For an
 * entity with `getsId`, such as a log, true also if an earlier row has the same id: several rows may belong to one record.
 */
export const hasUniqueRowId = ({ ids, singleton, getsId }: EntityWithIds, row: Row): boolean =>
  singleton === true || (getRecordId(ids, row) !== undefined && (getsId === true || !PLACE.test(getRowKey(row))));

/** Returns the id of a row as the server sent it. Undefined if the row has no id or the id of an earlier row. */
export function getServerId(entity: EntityWithIds, row: Row): unknown {
  const { ids } = entity;
  if (!hasUniqueRowId(entity, row)) return undefined;
  return ids.length === 1 ? row[ids[0]!] : getRecordId(ids, row);
}

/** Returns the id of a row for display. Never returns the index that replaces a missing id. */
export function getIdForDisplay({ ids }: Pick<Entity, 'ids'>, row: Row): unknown {
  const id = getRecordId(ids, row);
  return id === row['id'] && PLACE.test(getRowKey(row)) ? undefined : id;
}

/** Returns the row. If its id is the index that replaces a missing id, the id is removed. */
export const removeIndexUsedAsId = (entity: Pick<Entity, 'ids'>, row: Row): Row =>
  getIdForDisplay(entity, row) === undefined ? { ...row, id: undefined } : row;

/** Whether the rows of a list link to their records. If they do not, as in a read-only log, the rows need no id. */
export const hasRecordLinks = ({ actions, list }: Pick<Entity, 'actions' | 'list'>): boolean =>
  'edit' in actions || list?.rowClick === 'view';

/** Returns the number of rows that have no id, or the id of an earlier row, although the entity requires ids. */
export const countRowsWithoutId = (entity: EntityWithIds, rows: readonly Row[]): number =>
  entity.ids.length === 0 ? 0 : rows.filter((row) => !hasUniqueRowId(entity, row)).length;

/**
 * Returns the column whose cells link to the record: the id column, otherwise the title column. Undefined if the
 * list contains neither column, or if several fields together identify a record.
 */
export function getLinkColumn({
  ids,
  titleField,
  list,
}: Pick<Entity, 'ids' | 'titleField' | 'list'>): string | undefined {
  const shown = list?.columns.map(({ field }) => field) ?? [];
  return ids.length === 1 ? [ids[0]!, titleField].find((name) => shown.includes(name)) : undefined;
}
