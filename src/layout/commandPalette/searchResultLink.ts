import type { NavigationTarget } from '../../generator/actions/types';
import { getDialogQueryString } from '../../generator/queries/listParams';
import type { Row } from '../../generator/shared/listRowIds';
import { getRecordLink } from '../../generator/actions/recordLink';
import type { EntityModule } from '../../model/entity/entity';
import type { PermittedListScreen } from './permittedLists';

/**
 * Returns the link to a record that was found. It is the same as the link of the record's row in the list. If the
 * user cannot open the record, it links to the list.
 * @param filter the filter that found the record
 */
export function getSearchResultLink(
  module: EntityModule,
  row: Row,
  permittedList: PermittedListScreen,
  role: string,
  filter: object,
): NavigationTarget {
  const { list, routeIndex, viewOnly } = permittedList;
  const asked = { filter: JSON.stringify(filter) };
  const listed = (search = new URLSearchParams(asked).toString()): NavigationTarget => ({ to: `${list}?${search}` });
  const link = getRecordLink(module, row, { routeIndex, user: { viewOnly, role } });
  if (!link) return listed();
  return 'dialog' in link
    ? listed(getDialogQueryString(link.dialog, asked))
    : { to: link.to, state: { from: '', record: link.record } };
}
