/** Determines the links from rows to their records, and the links that open a form. Pure functions. */
import type { Identifier } from '../../../dataProvider/contract/types';
import type { Entity, EntityModule } from '../../model/entity/entity';
import { getScreenPath } from '../../model/routes/routePaths';
import { isActionAllowed, getActionAvailability } from './availableActions';
import type { User } from '../shared/useCurrentUser';
import type { NavigationActionKind } from './types';
import type { ListDialog } from '../queries/listParams';
import { hasUniqueRowId, getServerId, getRowKey, type Row } from '../shared/listRowIds';
import { getDuplicatePath } from '../shared/duplicatePath';

/**
 * The target of a link: either a dialog over the list, or a path together with the id of the record that the path
 * opens.
 */
export type RecordLink = { dialog: ListDialog } | { to: string; record?: unknown };

/**
 * Returns the link to a form or to the view of a record.
 * @param row undefined for a new record
 * @returns undefined when the entity has no such screen
 */
export function getScreenLink(
  entity: Entity,
  kind: NavigationActionKind,
  row: Row | undefined,
  routeIndex: number,
): RecordLink | undefined {
  if (kind !== 'view' && entity.form?.openAs === 'dialog') {
    const id = getRowKey(row ?? {});
    return { dialog: kind === 'create' ? 'create' : kind === 'edit' ? { edit: id } : { copy: id } };
  }
  if (kind === 'duplicate') {
    const copy = getDuplicatePath(entity, row?.['id'], routeIndex);
    return copy === undefined ? undefined : { to: copy };
  }
  // The `id` of a log row is its position in the list. The record that the log row describes is identified by the
  // id that the server sent.
  const record = row && entity.getsId ? getServerId(entity, row) : row?.['id'];
  const to = getScreenPath(entity, kind === 'edit' ? 'update' : kind, record, routeIndex);
  return to === undefined ? undefined : { to, record };
}

/** Returns the id of the record that a link opens; undefined for a new record. */
export function getLinkedRecordId(link: RecordLink | undefined): Identifier | undefined {
  const id =
    link && ('to' in link ? link.record : link.dialog !== 'create' && 'edit' in link.dialog && link.dialog.edit);
  return typeof id === 'string' || typeof id === 'number' ? id : undefined;
}

/** The current user, and the index of the current route set of the entity. */
interface RecordLinkContext {
  routeIndex: number;
  user: User;
}

/** Returns the link from a row to its record. Undefined when the current user cannot open the record. */
export function getRecordLink(
  module: EntityModule,
  row: Row,
  { routeIndex, user }: RecordLinkContext,
): RecordLink | undefined {
  const { entity } = module;
  const kind = entity.list?.rowClick === 'view' ? 'view' : 'edit';
  const action = entity.actions[kind];
  // Opening a view needs no permission, but the condition of the `view` action can exclude a row.
  const may = kind === 'view' || isActionAllowed(module, 'edit', user);
  if (!action || !may || !hasUniqueRowId(entity, row) || getActionAvailability(module, action, row) !== 'open')
    return undefined;
  return getScreenLink(entity, kind, row, routeIndex);
}
