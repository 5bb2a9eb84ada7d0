import type { Entity, EntityModule } from '../../model/entity';
import { readAt } from '../../model/fieldPath';
import { idOf } from '../../model/ids';
import { meets } from '../../model/meets';
import { textOf } from '../../model/reading/empty';

export type Row = Record<string, unknown>;

/** A record's id as the provider copied it. */
export const rowId = (row: Row): string => String(row['id']);

/** Whether a row says which record it is: only then anything can be done with it. */
export const isIdentified = ({ ids, single }: Pick<Entity, 'ids' | 'single'>, row: Row): boolean =>
  single === true || idOf(ids, row) !== undefined;

/** One part of an id does not tell two rows from each other: then all of it stands behind the label. */
const namesOf = ({ label, ids }: Entity): readonly string[] =>
  ids.length > 1 ? [...new Set([label, ...ids])] : [label];

/** What a row is called in texts: its label, else its id. */
export function rowName(entity: Entity, row: Row, names: readonly string[] = namesOf(entity)): string {
  const texts = names.map((name) => textOf(readAt(entity.shape, name, row))).filter(Boolean);
  return texts.length > 0 ? texts.join(' ') : textOf(idOf(entity.ids, row));
}

/**
 * Whether a row has actions at all: the entity's own condition where it states one, else every row that
 * is not Inactive.
 */
export function isActionable({ entity, validators }: EntityModule, row: Row): boolean {
  if (!isIdentified(entity, row)) return false;
  const condition = entity.list?.actionsWhen;
  if (condition !== undefined) return meets({ shape: entity.shape, validators }, condition, row);
  const status = row['dataStatus'];
  return typeof status !== 'string' || status.trim().toLowerCase() !== 'inactive';
}
