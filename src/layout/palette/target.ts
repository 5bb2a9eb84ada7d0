import type { Destination } from '../../generator/actions/types';
import { dialogSearch } from '../../generator/read/listParams';
import type { Row } from '../../generator/records/row';
import { wayInto } from '../../generator/actions/wayInto';
import type { EntityModule } from '../../model/entity/entity';
import type { Place } from './searched';

/**
 * Where a record that was found is opened: as its row's link would; what cannot be opened by this user is
 * shown in its list.
 * @param filter that it was found by
 */
export function targetOf(module: EntityModule, row: Row, place: Place, role: string, filter: object): Destination {
  const { list, reading, viewOnly } = place;
  const asked = { filter: JSON.stringify(filter) };
  const listed = (search = new URLSearchParams(asked).toString()): Destination => ({ to: `${list}?${search}` });
  const way = wayInto(module, row, { reading, user: { viewOnly, role } });
  if (!way) return listed();
  return 'dialog' in way
    ? listed(dialogSearch(way.dialog, asked))
    : { to: way.to, state: { from: '', record: way.record } };
}
