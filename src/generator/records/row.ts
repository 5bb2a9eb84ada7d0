import type { Entity, EntityModule } from '../../model/entity/entity';
import { readAt } from '../../model/values/fieldPath';
import { idOf } from '../../model/values/ids';
import { meets } from '../../model/rules/meets';
import { textOf } from '../../model/values/empty';

export type Row = Record<string, unknown>;

/** A record's id as the provider copied it. */
export const rowId = (row: Row): string => String(row['id']);

/** The place on its page, which the provider gives a row that does not say which record it is. */
const PLACE = /^~\d+$/;

type Told = Pick<Entity, 'ids' | 'singleton' | 'getsId'>;

/**
 * Whether a row says which record it is, and is the first to say so: only then anything can be done with it.
 * Several lines of a log may tell of the same.
 */
export const isIdentified = ({ ids, singleton, getsId }: Told, row: Row): boolean =>
  singleton === true || (idOf(ids, row) !== undefined && (getsId === true || !PLACE.test(rowId(row))));

/** The id of a row as the server writes it; undefined for one that has none of its own. */
export function ownId(entity: Told, row: Row): unknown {
  const { ids } = entity;
  if (!isIdentified(entity, row)) return undefined;
  return ids.length === 1 ? row[ids[0]!] : idOf(ids, row);
}

/** What a row says of its id, be it another one's; never the place that stands in for it. */
export function shownId({ ids }: Pick<Entity, 'ids'>, row: Row): unknown {
  const id = idOf(ids, row);
  return id === row['id'] && PLACE.test(rowId(row)) ? undefined : id;
}

/** A row without the place that stands in for its id. */
export const asSent = (entity: Pick<Entity, 'ids'>, row: Row): Row =>
  shownId(entity, row) === undefined ? { ...row, id: undefined } : row;

/**
 * Whether the rows of a list are ways into their records. Where they only may be clicked to be read as a whole, as
 * lines of a report, one that has no id yet lacks nothing.
 */
export const isOpened = ({ actions, list }: Pick<Entity, 'actions' | 'list'>): boolean =>
  'edit' in actions || list?.rowClick === 'view';

/** How many rows ought to say which record they are and do not. */
export const countUnidentified = (entity: Told, rows: readonly Row[]): number =>
  entity.ids.length === 0 ? 0 : rows.filter((row) => !isIdentified(entity, row)).length;

/**
 * The column that leads into the record: its id; where the list does not show that, what names the record.
 * Undefined where several fields identify it, and where neither is a column.
 */
export function leadingColumn({
  ids,
  titleField,
  list,
}: Pick<Entity, 'ids' | 'titleField' | 'list'>): string | undefined {
  const shown = list?.columns.map(({ field }) => field) ?? [];
  return ids.length === 1 ? [ids[0]!, titleField].find((name) => shown.includes(name)) : undefined;
}

/**
 * One part of an id does not tell two rows from each other: then those of it that the list shows stand behind
 * the label. A key that nobody sees would be a number without a meaning.
 */
const namesOf = ({ titleField, ids, list }: Pick<Entity, 'titleField' | 'ids' | 'list'>): readonly string[] => {
  const isShown = (id: string): boolean => list?.columns.some(({ field }) => field === id) ?? true;
  return ids.length > 1 ? [...new Set([titleField, ...ids.filter(isShown)])] : [titleField];
};

/** What a row is called in texts: its label, else its id. */
export function rowName(entity: Entity, row: Row, names: readonly string[] = namesOf(entity)): string {
  const texts = names.map((name) => textOf(readAt(entity.shape, name, row))).filter(Boolean);
  return texts.length > 0 ? texts.join(' ') : textOf(shownId(entity, row));
}

/**
 * Whether a row has actions at all: the entity's own condition where it states one, else every row that
 * is not Inactive.
 */
export function isActionable({ entity, validators }: EntityModule, row: Row): boolean {
  if (!isIdentified(entity, row)) return false;
  const condition = entity.list?.editableWhen;
  if (condition !== undefined) return meets({ shape: entity.shape, validators }, condition, row);
  const status = row['dataStatus'];
  return typeof status !== 'string' || status.trim().toLowerCase() !== 'inactive';
}
