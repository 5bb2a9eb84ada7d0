import type { Entity, EntityModule } from '../../model/entity/entity';
import { getValueAtPath } from '../../model/values/fieldPath';
import { getRecordId } from '../../model/values/recordIds';
import { matchesCondition } from '../../model/formRules/matchesCondition';
import { toText } from '../../model/values/isEmpty';

export type Row = Record<string, unknown>;

/** Returns the record's id as set by the data provider. */
export const getRowKey = (row: Row): string => String(row['id']);

/** The row's index, which the data provider uses as id of a row without one. */
const PLACE = /^~\d+$/;

type EntityWithIds = Pick<Entity, 'ids' | 'singleton' | 'getsId'>;

/**
 * Whether a row has an id that no earlier row has. Only such rows have actions. Several rows of a log may refer to
 * one record.
 */
export const isIdentified = ({ ids, singleton, getsId }: EntityWithIds, row: Row): boolean =>
  singleton === true || (getRecordId(ids, row) !== undefined && (getsId === true || !PLACE.test(getRowKey(row))));

/** Returns the id of a row as the server sent it; undefined without one. */
export function getServerId(entity: EntityWithIds, row: Row): unknown {
  const { ids } = entity;
  if (!isIdentified(entity, row)) return undefined;
  return ids.length === 1 ? row[ids[0]!] : getRecordId(ids, row);
}

/** Returns the displayed id of a row; never the index that replaces a missing id. */
export function getDisplayedId({ ids }: Pick<Entity, 'ids'>, row: Row): unknown {
  const id = getRecordId(ids, row);
  return id === row['id'] && PLACE.test(getRowKey(row)) ? undefined : id;
}

/** Returns the row without the index that replaces a missing id. */
export const stripPositionId = (entity: Pick<Entity, 'ids'>, row: Row): Row =>
  getDisplayedId(entity, row) === undefined ? { ...row, id: undefined } : row;

/** Whether rows link to their records. Read-only log rows need no id. */
export const hasRecordLinks = ({ actions, list }: Pick<Entity, 'actions' | 'list'>): boolean =>
  'edit' in actions || list?.rowClick === 'view';

/** Returns the number of rows that need an id and have none. */
export const countRowsWithoutId = (entity: EntityWithIds, rows: readonly Row[]): number =>
  entity.ids.length === 0 ? 0 : rows.filter((row) => !isIdentified(entity, row)).length;

/**
 * Returns the column that links to the record: the id, otherwise the title column. Undefined if neither is
 * displayed or several fields identify the record.
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
 * Returns the fields that form a row's title. If several fields identify a row, those that the list shows are added
 * to the title field, because one alone is not unique; a key that the list does not show would be a number without
 * meaning.
 */
const getNames = ({ titleField, ids, list }: Pick<Entity, 'titleField' | 'ids' | 'list'>): readonly string[] => {
  const isShown = (id: string): boolean => list?.columns.some(({ field }) => field === id) ?? true;
  return ids.length > 1 ? [...new Set([titleField, ...ids.filter(isShown)])] : [titleField];
};

/** Returns a row's title, or its id if the title is empty. */
export function getRowName(entity: Entity, row: Row, names: readonly string[] = getNames(entity)): string {
  const texts = names.map((name) => toText(getValueAtPath(entity.shape, name, row))).filter(Boolean);
  return texts.length > 0 ? texts.join(' ') : toText(getDisplayedId(entity, row));
}

/** Whether a row has actions: the entity's condition, otherwise every row that is not Inactive. */
export function hasRowActions({ entity, validators }: EntityModule, row: Row): boolean {
  if (!isIdentified(entity, row)) return false;
  const condition = entity.list?.editableWhen;
  if (condition !== undefined) return matchesCondition({ shape: entity.shape, validators }, condition, row);
  const status = row['dataStatus'];
  return typeof status !== 'string' || status.trim().toLowerCase() !== 'inactive';
}
