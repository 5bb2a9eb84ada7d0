/** Which entries a row's menu has, in the schema's order. Pure: what they do is decided by the screen. */
import type { Entity } from '../../model/entity';
import type { RowDialog } from '../extensions';
import { canEdit } from './actionable';

export type RowEntry =
  | { kind: 'edit' | 'view' | 'delete'; name: string }
  | { kind: 'dialog'; name: string; dialog: RowDialog };

interface Surroundings {
  viewOnly: boolean;
  dialogs: Readonly<Record<string, RowDialog>>;
}

/** Every entry of `x-admin.assignments` is served by this one dialog. */
const ASSIGNMENT = 'assignment';

function entryOf(name: string, entity: Entity, { viewOnly, dialogs }: Surroundings): RowEntry | undefined {
  if (name === 'edit') return canEdit(entity) && !viewOnly ? { kind: name, name } : undefined;
  if (name === 'delete') return entity.calls['delete'] && !viewOnly ? { kind: name, name } : undefined;
  if (name === 'view') return entity.routes[0]?.view === undefined ? undefined : { kind: name, name };
  const isAssignment = Object.hasOwn(entity.assignments, name);
  const dialog = Object.hasOwn(dialogs, name) ? dialogs[name] : isAssignment ? dialogs[ASSIGNMENT] : undefined;
  return dialog && !(dialog.writes && viewOnly) ? { kind: 'dialog', name, dialog } : undefined;
}

/** Entries that are not available here are absent, not greyed out (SHELL-051). */
export const rowEntries = (entity: Entity, surroundings: Surroundings): RowEntry[] =>
  (entity.list?.rowActions ?? []).flatMap((name) => entryOf(name, entity, surroundings) ?? []);
