import { useMemo } from 'react';
import { getScreenPath } from '../../model/routes/routePaths';
import { ObjectShapeProvider } from '../../widgets/context/objectShape';
import { EntityModuleProvider } from '../../widgets/context/currentEntity';
import { getRecordLink, getScreenLink, type RecordLink } from '../actions/recordLink';
import { ListBody } from '../list/ListBody';
import { ListRowsProvider, type ListRowsContextValue } from '../list/listRowsContext';
import type { ListQueryState } from '../list/listQueryState';
import type { ListController } from '../list/useListParams';
import { useVisibleColumns } from '../list/useVisibleColumns';
import { getDialogQueryString } from '../queries/listParams';
import { hasUniqueRowId, type Row } from '../shared/listRowIds';
import { useOriginScreenState } from '../shared/originPath';
import { useCurrentUser } from '../shared/useCurrentUser';
import type { RelatedSource } from '../relatedSource/loadRelatedSources';
import { omitRepeatedColumns } from '../relatedSource/omitRepeatedColumns';

interface Props {
  source: RelatedSource;
  list: ListController;
  query: ListQueryState;
}

/** The rows of a related list. They link to their records, and have neither a menu nor checkboxes. */
export function RelatedRows({ source, list, query }: Props) {
  const { mayEdit, title } = source;
  const module = useMemo(
    () => ({ ...source.rows, entity: omitRepeatedColumns(source.rows.entity, source.repeated, query.rows) }),
    [source, query.rows],
  );
  const { entity } = module;
  const { role } = useCurrentUser();
  const origin = useOriginScreenState();
  const columns = useVisibleColumns(entity);
  const follow = (link: RecordLink | undefined) => {
    if (!link) return undefined;
    if ('to' in link) return { to: link.to, state: { ...origin, record: link.record } };
    const path = getScreenPath(entity, 'list');
    return path === undefined ? undefined : { to: `${path}?${getDialogQueryString(link.dialog)}` };
  };
  const getFormLink = (row: Row) => getRecordLink(module, row, { routeIndex: 0, user: { viewOnly: !mayEdit, role } });
  // A row leads to the view of its record, because somebody who follows a reference wants to read.
  const getClickLink = (row: Row) =>
    follow((hasUniqueRowId(entity, row) ? getScreenLink(entity, 'view', row, 0) : undefined) ?? getFormLink(row));
  const rows: ListRowsContextValue = {
    entity,
    hasMenu: false,
    getActions: () => [],
    // As in the list itself, the id of a record that cannot be changed is plain text.
    getLink: (row) => (getFormLink(row) ? getClickLink(row) : undefined),
    getClickLink,
    isBusy: () => false,
    preload: () => undefined,
    preloadForm: () => undefined,
  };
  return (
    <EntityModuleProvider value={module}>
      <ObjectShapeProvider value={entity.shape}>
        <ListRowsProvider value={rows}>
          <ListBody entity={entity} title={title} columns={columns.visible} list={list} query={query}>
            {null}
          </ListBody>
        </ListRowsProvider>
      </ObjectShapeProvider>
    </EntityModuleProvider>
  );
}
