import type { Entity, EntityModule } from '../../model/entity';
import { pathTo } from '../../model/paths';
import { textOf } from '../../widgets/cells/empty';

export type Row = Record<string, unknown>;

/**
 * Whether a row has actions at all: the entity's own condition where it states one, else every
 * row that is not Inactive (SHELL-021 to SHELL-032).
 */
export function isActionable({ entity, validators }: EntityModule, row: Row): boolean {
  const key = entity.list?.actionsWhen;
  const condition = key === undefined ? undefined : validators.conditions[key];
  if (condition) return condition(row);
  const status = row['dataStatus'];
  return typeof status !== 'string' || status.trim().toLowerCase() !== 'inactive';
}

export const editsInDialog = (entity: Entity): boolean => entity.form?.in === 'dialog';

export const canEdit = (entity: Entity): boolean =>
  entity.form !== undefined &&
  entity.calls['update'] !== undefined &&
  (editsInDialog(entity) || entity.routes[0]?.update !== undefined);

export const canCreate = (entity: Entity): boolean =>
  entity.form !== undefined &&
  entity.calls['create'] !== undefined &&
  (editsInDialog(entity) || entity.routes[0]?.create !== undefined);

/** What a row is called in texts: its label, else its id. */
export function rowName(entity: Entity, row: Row, names: readonly string[] = [entity.label]): string {
  const texts = names.map((name) => textOf(row[name])).filter(Boolean);
  return texts.length > 0 ? texts.join(' ') : String(row[entity.id] ?? row['id'] ?? '');
}

/** A record's id as the provider copied it. */
export const rowId = (row: Row): string => String(row['id']);

export const rowPath = (entity: Entity, view: 'update' | 'view', row: Row, reading: number): string | undefined =>
  pathTo(entity, view, row['id'], reading);
