/** Where a row's link leads, and what leads to a form: for its list, and for whatever else finds the record. Pure. */
import type { Identifier } from '../../../dataProvider/contract/types';
import type { Entity, EntityModule } from '../../model/entity/entity';
import { pathTo } from '../../model/routes/paths';
import { isAllowed, standingOf } from './offered';
import type { User } from '../records/useUser';
import type { Leading } from './types';
import type { OpenDialog } from '../read/listParams';
import { isIdentified, ownId, rowId, type Row } from '../records/row';
import { copyPath } from '../records/copyPath';

/** A dialog over the list, or an address with the record that it leads to. */
export type Way = { dialog: OpenDialog } | { to: string; record?: unknown };

/**
 * The way to a form or a view.
 * @param row absent for something new
 * @returns undefined where the entity has no such screen
 */
export function wayTo(entity: Entity, kind: Leading, row: Row | undefined, reading: number): Way | undefined {
  if (kind !== 'view' && entity.form?.presentation === 'dialog') {
    const id = rowId(row ?? {});
    return { dialog: kind === 'create' ? 'create' : kind === 'edit' ? { edit: id } : { copy: id } };
  }
  if (kind === 'duplicate') {
    const copy = copyPath(entity, row?.['id'], reading);
    return copy === undefined ? undefined : { to: copy };
  }
  // A line of a log is known by its place; what it tells of, by the id in it.
  const record = row && entity.getsId ? ownId(entity, row) : row?.['id'];
  const to = pathTo(entity, kind === 'edit' ? 'update' : kind, record, reading);
  return to === undefined ? undefined : { to, record };
}

/** The id of the record that it opens; undefined where that is a new one. */
export function recordOf(way: Way | undefined): Identifier | undefined {
  const id = way && ('to' in way ? way.record : way.dialog !== 'create' && 'edit' in way.dialog && way.dialog.edit);
  return typeof id === 'string' || typeof id === 'number' ? id : undefined;
}

/** Who follows it, and by which of the entity's addresses. */
interface Follower {
  reading: number;
  user: User;
}

/** The way into the record of a row; undefined where its link leads nowhere for this user. */
export function wayInto(module: EntityModule, row: Row, { reading, user }: Follower): Way | undefined {
  const { entity } = module;
  const kind = entity.list?.rowClick === 'view' ? 'view' : 'edit';
  const action = entity.actions[kind];
  // Reading is never forbidden, only to rows of which it has nothing to say.
  const may = kind === 'view' || isAllowed(module, 'edit', user);
  if (!action || !may || !isIdentified(entity, row) || standingOf(module, action, row) !== 'open') return undefined;
  return wayTo(entity, kind, row, reading);
}
