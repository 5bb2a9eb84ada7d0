import type { NavigationTarget } from '../../generator/actions/types';
import { getDialogSearch } from '../../generator/read/listParams';
import type { Row } from '../../generator/records/rowIds';
import { getRecordLink } from '../../generator/actions/recordLink';
import type { EntityModule } from '../../model/entity/entity';
import type { PermittedList } from './permittedLists';

/**
 * Where a record that was found is opened: as its row's link would; what cannot be opened by this user is
 * shown in its list.
 * @param filter that it was found by
 */
export function getFoundRecordLink(
  module: EntityModule,
  row: Row,
  place: PermittedList,
  role: string,
  filter: object,
): NavigationTarget {
  const { list, routeIndex, viewOnly } = place;
  const asked = { filter: JSON.stringify(filter) };
  const listed = (search = new URLSearchParams(asked).toString()): NavigationTarget => ({ to: `${list}?${search}` });
  const way = getRecordLink(module, row, { routeIndex, user: { viewOnly, role } });
  if (!way) return listed();
  return 'dialog' in way
    ? listed(getDialogSearch(way.dialog, asked))
    : { to: way.to, state: { from: '', record: way.record } };
}
