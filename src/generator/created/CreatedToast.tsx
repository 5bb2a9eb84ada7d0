import { useQuery } from '@tanstack/react-query';
import { LinkBase, useCloseNotification, useDataProvider, useLocation, type RaRecord } from 'ra-core';
import { createdTexts } from '../../i18n/en/createdTexts';
import { useLazyTextTranslate } from '../../i18n/useAppTranslate';
import type { EntityModule } from '../../model/entity/entity';
import { findManifestEntry } from '../../model/registry/entityRegistry';
import { getScreenPath } from '../../model/routes/routePaths';
import { LongText } from '../../ui/LongText';
import { getRecordLink, getScreenLink, type RecordLink } from '../actions/recordLink';
import { getDialogQueryString } from '../queries/listParams';
import { toPageRequest } from '../queries/pageRequest';
import { getRowTitle } from '../shared/getRowTitle';
import type { Row } from '../shared/listRowIds';
import { useOriginScreenState } from '../shared/originPath';
import { useCurrentUser } from '../shared/useCurrentUser';
import { useRememberScreen } from '../shared/useRememberScreen';
import { isCreatedRow, type CreatedRecordIdentity } from './identifyCreatedRecord';
import './created.css';

export interface CreatedToastProps {
  /** What was done. */
  text: string;
  module: EntityModule;
  /** The result of the request. */
  created: RaRecord;
  identity: CreatedRecordIdentity;
}

/** The number of rows among which a record without an id is looked for. */
const SEARCHED_ROWS = 10;

/**
 * Finds the created record. If the response contained no id, the list is searched for a value that only this record has.
 * A failure is not reported: the record was created all the same.
 */
function useCreatedRecord({ module: { entity }, created, identity }: CreatedToastProps): Row | undefined {
  const dataProvider = useDataProvider();
  const search = findManifestEntry(entity.name)?.finds;
  const [value] = Object.values(identity.uniqueValues);
  const isKnown = identity.id !== undefined;
  const { data: found } = useQuery({
    queryKey: ['wattdesk', 'createdRecord', entity.name, value],
    enabled: !isKnown && search !== undefined,
    gcTime: 0,
    queryFn: async ({ signal }) => {
      const filter = { [search!]: value };
      const request = { ...toPageRequest({ page: 1, perPage: SEARCHED_ROWS, filter: filter as never }), signal };
      const { data } = await dataProvider.getList<Row & { id: string }>(entity.name, request);
      const rows = data.filter((row) => isCreatedRow(identity, row));
      return rows.length === 1 ? rows[0]! : null;
    },
  });
  if (!isKnown) return found ?? undefined;
  const [id, ...others] = entity.ids;
  return { ...created, ...(id !== undefined && others.length === 0 ? { [id]: identity.id } : {}) };
}

/** Returns the path at which a record opens: its view, otherwise its form. */
function getPath({ entity }: EntityModule, link: RecordLink | undefined, routeIndex: number): string | undefined {
  if (!link || 'to' in link) return link?.to;
  const list = getScreenPath(entity, 'list', undefined, routeIndex);
  return list && `${list}?${getDialogQueryString(link.dialog)}`;
}

/** The text of the toast after a record was created, with a link to the record as soon as it is known. */
export function CreatedToast(props: CreatedToastProps) {
  const { text, module } = props;
  const { entity } = module;
  const t = useLazyTextTranslate('created', createdTexts);
  const close = useCloseNotification();
  const { pathname } = useLocation();
  const origin = useOriginScreenState();
  const { viewOnly, role } = useCurrentUser();
  const record = useCreatedRecord(props);
  const routeIndex = Math.max(
    0,
    entity.routes.findIndex(({ list, create }) => [list, create].includes(pathname)),
  );
  const link =
    record &&
    (getScreenLink(entity, 'view', record, routeIndex) ??
      getRecordLink(module, record, { routeIndex, user: { viewOnly, role } }));
  const to = getPath(module, link, routeIndex);
  const title = record && getRowTitle(entity, record);
  // The toast closes after seconds. The command palette still finds the record.
  useRememberScreen(to && title ? { path: to, title, detail: entity.title } : undefined);
  // Back must not lead to the form, which is about to close.
  const isForm = entity.routes.some(({ create }) => create === pathname);
  return (
    <span className="wd-created">
      <span>
        <LongText text={text} />
      </span>
      {record && to !== undefined && (
        <LinkBase to={to} state={{ ...(isForm ? {} : origin), record: record['id'] }} onClick={close}>
          {t('open', { name: title })}
        </LinkBase>
      )}
    </span>
  );
}
