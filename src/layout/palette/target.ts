import { isAllowed, standingOf } from '../../generator/actions/offered';
import type { Destination } from '../../generator/actions/types';
import { dialogSearch } from '../../generator/list/listParams';
import { isIdentified, ownId, rowId, type Row } from '../../generator/list/row';
import type { EntityModule } from '../../model/entity';
import { pathTo } from '../../model/paths';
import type { Place } from './searched';

/**
 * Where a record that was found is opened: as its row's link would; what cannot be opened by this user is
 * shown in its list.
 * @param filter that it was found by
 */
export function targetOf(module: EntityModule, row: Row, place: Place, role: string, filter: object): Destination {
  const { entity } = module;
  const { list, reading, viewOnly } = place;
  const asked = { filter: JSON.stringify(filter) };
  const listed = (search = new URLSearchParams(asked).toString()): Destination => ({ to: `${list}?${search}` });
  const kind = entity.list?.link === 'view' ? 'view' : 'edit';
  const action = entity.actions[kind];
  const may = kind === 'view' || isAllowed(module, 'edit', { viewOnly, role });
  if (!action || !may || !isIdentified(entity, row) || standingOf(module, action, row) !== 'open') return listed();
  if (kind === 'edit' && entity.form?.in === 'dialog') return listed(dialogSearch({ edit: rowId(row) }, asked));
  const id = entity.getsId ? ownId(entity, row) : row['id'];
  const to = pathTo(entity, kind === 'edit' ? 'update' : kind, id, reading);
  return to === undefined ? listed() : { to, state: { from: '', record: id } };
}
