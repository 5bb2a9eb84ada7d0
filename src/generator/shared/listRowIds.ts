import type { Entity, EntityModule } from '../../model/entity/entity';
import { getValueAtPath } from '../../model/values/fieldPath';
import { getRecordId } from '../../model/values/recordIds';
import { matchesCondition } from '../../model/formRules/matchesCondition';
import { toText } from '../../model/values/isEmpty';

export type Row = Record<string, unknown>;

/** Returns the id that the data provider has set on the record. */
export const getRowKey = (row: Row): string => String(row['id']);

/** Matches the id that the data provider gives to a row without an id of its own: `~` and the index of the row. */
const PLACE = /^~\d+$/;

type EntityWithIds = Pick<Entity, 'ids' | 'singleton' | 'getsId'>;

/**
 * Whether a row has an id that no earlier row of the page has. Only such rows have actions. There is an exception
 * for logs: several log rows may have the id of the same record, and all of them may have actions.
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

/**
 * Returns the names of the fields whose values form the title of a row. If several fields together identify a row,
 * the title field alone is not unique. The id fields that the list shows are then added. Other id fields are left
 * out, because they would be numbers without meaning for the user.
 */
const getNames = ({ titleField, ids, list }: Pick<Entity, 'titleField' | 'ids' | 'list'>): readonly string[] => {
  const isShown = (id: string): boolean => list?.columns.some(({ field }) => field === id) ?? true;
  return ids.length > 1 ? [...new Set([titleField, ...ids.filter(isShown)])] : [titleField];
};

/** Returns the title of a row. If the title is empty, returns the id. */
export function getRowTitle(entity: Entity, row: Row, names: readonly string[] = getNames(entity)): string {
  const texts = names.map((name) => toText(getValueAtPath(entity.shape, name, row))).filter(Boolean);
  return texts.length > 0 ? texts.join(' ') : toText(getIdForDisplay(entity, row));
}

/**
 * Whether a row may have actions. The row must satisfy the condition of the entity. If the entity has no condition,
 * all rows may have actions, except those with the status Inactive.
 */
export function hasRowActions({ entity, validators }: EntityModule, row: Row): boolean {
  if (!hasUniqueRowId(entity, row)) return false;
  const condition = entity.list?.editableWhen;
  if (condition !== undefined) return matchesCondition({ shape: entity.shape, validators }, condition, row);
  const status = row['dataStatus'];
  return typeof status !== 'string' || status.trim().toLowerCase() !== 'inactive';
}
