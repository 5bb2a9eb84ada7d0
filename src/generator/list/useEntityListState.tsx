import { useCallback, useMemo, useRef, useState, type ReactNode, type RefObject } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useEvent, useStore, type GetListParams, type ListControllerResult } from 'ra-core';
import type { WattdeskDataProvider } from '../../../dataProvider/contract/types';
import type { EntityModule } from '../../model/entity/entity';
import { getActionsForScope, isActionAllowed } from '../actions/availableActions';
import type { NavigationTarget } from '../actions/types';
import { useActions, type ActionsController } from '../actions/useActions';
import { useDelayedCallback } from '../queries/useDelayedCallback';
import { useReloadList } from '../queries/useReloadList';
import { useCurrentUser } from '../shared/useCurrentUser';
import { loadChoiceListCode } from '../../widgets/inputs/DropdownControl';
import { useFormPreload } from '../screenLayout/formPreload';
import { useSelection, type FetchPageFunction, type SelectionController } from '../selection/useSelection';
import { useExport, type ExportState } from './export/useExport';
import { toRequestFilter } from '../queries/filterValues';
import { useBuildListContext } from './useBuildListContext';
import { isSameFilter, type FilterValues } from '../queries/sanitizeFilter';
import { getMarkCreatedQueryKey, type MarkCreatedFunction } from '../queries/markCreatedQueryKey';
import { toPageRequest } from '../queries/pageRequest';
import type { ListQueryState } from './listQueryState';
import { useOriginScreenState } from '../shared/originPath';
import { usePreloadWhenIdle } from '../queries/preloadWhenIdle';
import { preloadRecord } from '../queries/preloadedResponses';
import { getLinkedRecordId, getRecordLink, getScreenLink, type RecordLink } from '../actions/recordLink';
import { hasRowActions } from '../shared/hasRowActions';
import { hasUniqueRowId, getRowKey, type Row } from '../shared/listRowIds';
import { lazyEditableCell } from './lazyEditableCell';
import type { ListRowsContextValue } from './listRowsContext';
import { ListFormDialog } from './ListFormDialog';
import { useVisibleColumns, type VisibleColumns } from './useVisibleColumns';
import type { DialogController } from './dialogController';
import type { ListController } from './useListParams';
import { useListQuery } from './useListQuery';
import { useListPoll, useUnprocessedRowCount } from './useListPoll';
import { useRowOrder } from './useRowOrder';
import { useLeaveEmptyPage } from './useLeaveEmptyPage';

export interface EntityListOptions {
  module: EntityModule;
  /** An entity can have several sets of routes. This is the index of the set that contains the current route. */
  routeIndex: number;
  list: ListController;
  dialog: DialogController;
  /** The values that the list takes over from a parent record, if it is shown on the screen of that record. */
  parentValues?: Row | undefined;
  /** Whether the list sends no request because required filters are missing. */
  isWaitingForFilters?: boolean;
}

export interface EntityListState extends EntityListOptions {
  query: ListQueryState;
  /** The filters as they are sent in the page request. */
  requestFilter: FilterValues;
  hasSettled: boolean;
  /** Changes each time the user or an action reloads the list. */
  reloadCount: number;
  columns: VisibleColumns;
  actions: ActionsController;
  exporting: ExportState;
  rows: ListRowsContextValue;
  /** Undefined if the entity has no actions on selected rows. */
  selection: SelectionController | undefined;
  context: ListControllerResult;
  chart: { open: boolean; onToggle: () => void } | undefined;
  listRef: RefObject<HTMLDivElement | null>;
  preloadForm: () => void;
  reload: (after?: number) => Promise<void>;
  /** Sets the filters and requests the rows. If the filters are unchanged, the rows are requested again. */
  search: (filter: FilterValues) => void;
  /**
   * Number of rows that the server is still processing after polling has timed out, otherwise 0. Undefined for a
   * list without polling.
   */
  pendingCount: number | undefined;
  formDialog: ReactNode;
}

/** Provides the complete state of an entity list: rows, actions, selection, dialogs and navigation. */
export function useEntityListState(options: EntityListOptions): EntityListState {
  const { module, routeIndex, list, dialog, parentValues, isWaitingForFilters = false } = options;
  const { entity } = module;
  const dataProvider = useDataProvider<WattdeskDataProvider>();
  const user = useCurrentUser();
  const ahead = useFormPreload();
  const origin = useOriginScreenState();
  const reloadPages = useReloadList(entity.name);
  const [reads, setReads] = useState(0);
  const reload = useDelayedCallback(async () => {
    await reloadPages();
    setReads((before) => before + 1);
  });
  const containerRef = useRef<HTMLDivElement>(null);
  const [charted, setCharted] = useStore(`${entity.name}.chart`, false);

  const { page, perPage, filter, sort } = list.params;
  const sent = useMemo(
    () => ({
      page,
      perPage,
      sort: entity.list?.sortFields && sort,
      filter: { ...toRequestFilter(module, filter), ...(parentValues as FilterValues | undefined) },
    }),
    [module, entity, page, perPage, sort, filter, parentValues],
  );
  const poll = useListPoll(module);
  const { listState, hasSettled } = useLeaveEmptyPage(
    list,
    useListQuery(entity.name, sent, { waiting: isWaitingForFilters, shouldPollAgain: poll.refetchInterval }),
  );
  const pendingCount = useUnprocessedRowCount(poll, listState.rows);
  const refetch = (): void => {
    poll.start();
    void reload();
  };
  const order = useRowOrder(entity, listState, sort);
  const query: ListQueryState = { ...listState, rows: order.rows, refetch };
  const client = useQueryClient();
  const search = useEvent((requestedFilters: FilterValues) => {
    if (page === 1 && isSameFilter(requestedFilters, filter)) return refetch();
    list.setFilter(requestedFilters);
  });
  const columns = useVisibleColumns(entity, list.params.view);
  const fetchPage = useCallback<FetchPageFunction>(
    async (number, size, signal) => {
      const request: GetListParams & { signal: AbortSignal } = {
        ...toPageRequest({ page: number, perPage: size, filter: sent.filter, sort: sent.sort }),
        signal,
      };
      const { data, total = data.length, pageInfo } = await dataProvider.getList(entity.name, request);
      return { data, total, pageInfo };
    },
    [dataProvider, entity.name, sent.filter, sent.sort],
  );
  const exporting = useExport({ module, columns: columns.visible, fetchPage });

  const warm = useCallback(() => void ahead.preload(module), [ahead, module]);
  const leadsToForm = entity.form !== undefined && !user.viewOnly;
  const preloads = useMemo(
    // After viewing a list, most users open a form, so the code of the form is preloaded.
    () => [
      ...(leadsToForm ? [() => ahead.preload(module)] : []),
      ...(entity.list?.filters ? [loadChoiceListCode] : []),
    ],
    [leadsToForm, ahead, module, entity],
  );
  usePreloadWhenIdle(query.phase === 'ready', preloads);

  const followLink = (link: RecordLink | undefined): NavigationTarget | (() => void) | undefined => {
    if (!link || 'to' in link) return link && { to: link.to, state: { ...origin, record: link.record } };
    return dialog.getLink?.(link.dialog) ?? (() => dialog.show(link.dialog));
  };
  const selection = useSelection({ entity, query, filter: sent.filter, fetchPage });
  const choice = getActionsForScope(module, 'selection', user).length > 0 ? selection : undefined;
  const actions = useActions({
    module,
    input: sent.filter,
    filters: filter,
    ...(parentValues ? { parentValues } : {}),
    getNavigationTarget: (kind, record) => followLink(getScreenLink(entity, kind, record, routeIndex)),
    // An action may have used filter values that were not applied to the list. The list then applies these filters,
    // so that it shows the rows that the action changed.
    onChanged: (after, { filters } = {}) => (filters && !after ? search(filters) : reload(after)),
    onPerformed: selection.drop,
    onDeleted: () => reload(),
    onExport: () => void exporting.start(),
    focusFallbackRef: containerRef,
  });

  const linkAlong = (link: RecordLink | undefined): NavigationTarget | undefined => {
    const to = followLink(link);
    return typeof to === 'object' ? to : undefined;
  };
  const getEditLink = (row: Row): RecordLink | undefined => getRecordLink(module, row, { routeIndex, user });
  const getViewLink = (row: Row): RecordLink | undefined =>
    hasUniqueRowId(entity, row) ? getScreenLink(entity, 'view', row, routeIndex) : undefined;
  const getLink = (row: Row): NavigationTarget | undefined => linkAlong(getEditLink(row));
  const preload = (row: Row): void => {
    const id = getLinkedRecordId(getViewLink(row) ?? getEditLink(row));
    // The record is not preloaded if its screen has its own `get` call, because that call uses parameters from the
    // URL of the screen.
    if (id === undefined || !entity.calls['get'] || entity.variantGets?.[routeIndex]) return;
    void preloadRecord(client, dataProvider, entity.name, id);
  };
  const ofRow = getActionsForScope(module, 'row', user);
  const rows: ListRowsContextValue = {
    entity,
    sortFields: order.sortFields,
    hasMenu: ofRow.length > 0,
    hasButtons: ofRow.some(({ showAsButton }) => showAsButton),
    getActions: (row) => (hasUniqueRowId(entity, row) ? actions.getActions('row', { record: row }) : []),
    getLink,
    getClickLink: (row) => linkAlong(getViewLink(row)) ?? getLink(row),
    preload,
    markCreated: client.getQueryData<MarkCreatedFunction>(getMarkCreatedQueryKey(entity.name)),
    isNamePlain: (row) =>
      entity.shape.fields[entity.titleField]?.ui.omitFromDuplicate === true && !hasRowActions(module, row),
    isBusy: (row) => actions.deletingIds.has(getRowKey(row)),
    preloadForm: warm,
    ...(choice ? { selection: choice.ofRows } : {}),
    ...(entity.bulkEdit && isActionAllowed(module, 'edit', user)
      ? { editing: { Cell: lazyEditableCell.Component, module, reload } }
      : {}),
  };
  const context = useBuildListContext({
    resource: entity.name,
    title: entity.title,
    list,
    query,
    selection: choice?.ofRows,
  });
  const closeForm = (saved: boolean): void => {
    dialog.close();
    if (saved) void reload();
  };
  return {
    ...options,
    query,
    requestFilter: sent.filter,
    hasSettled,
    reloadCount: reads,
    columns,
    actions,
    exporting,
    rows,
    selection: choice,
    context,
    chart: entity.list?.chart ? { open: charted, onToggle: () => setCharted(!charted) } : undefined,
    listRef: containerRef,
    preloadForm: warm,
    reload,
    search,
    pendingCount,
    formDialog: dialog.open && (
      <ListFormDialog {...{ module, parentValues }} open={dialog.open} rows={query.rows} onClose={closeForm} />
    ),
  };
}
