import { useCallback, useMemo, useRef, useState, type ReactNode, type RefObject } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useEvent, useStore, type GetListParams, type ListControllerResult } from 'ra-core';
import type { WattdeskDataProvider } from '../../../dataProvider/contract/types';
import type { EntityModule } from '../../model/entity/entity';
import { getActionsForScope } from '../actions/availableActions';
import type { NavigationTarget } from '../actions/types';
import { useActions, type ActionsControl } from '../actions/useActions';
import { useDelayed } from '../read/useDelayed';
import { useReloadList } from '../read/useReloadList';
import { useCurrentUser } from '../records/useCurrentUser';
import { loadChoiceList } from '../../widgets/inputs/ChoiceControl';
import { useFormPreload } from '../shell/formPreload';
import { useSelection, type FetchPage, type SelectionControl } from '../selection/useSelection';
import { useExport, type ExportState } from './export/useExport';
import { toRequestFilter } from '../read/filterValues';
import { useListContextValue } from './useListContextValue';
import { isSameFilter, toPageRequest, type FilterValues, type OpenDialog } from '../read/listParams';
import type { ListQueryState } from './listQueryState';
import { useOriginState } from '../records/originPath';
import { preloadRecord } from '../read/preloadRecord';
import { getLinkedRecordId, getRecordLink, getScreenLink, type RecordLink } from '../actions/recordLink';
import { isIdentified, getServerId, getRowKey, type Row } from '../records/rowIds';
import type { ListRowsContextValue } from './listRowsContext';
import { useVisibleColumns, type VisibleColumns } from './useVisibleColumns';
import { useFocusAfterDelete } from './useFocusAfterDelete';
import { usePreloadWhenComplete } from './usePreloadWhenComplete';
import type { ListControl } from './useListParams';
import { useListQuery } from './useListQuery';
import { usePagePoll, useCountPendingRows } from './usePagePoll';
import { useLeaveEmptyPage } from './useLeaveEmptyPage';

/** How a form is opened over this list: by its address, or by a state of its own. */
export interface DialogControl {
  open: OpenDialog | undefined;
  /** The address with the dialog open; absent where no address holds it. */
  getLink?(dialog: OpenDialog): NavigationTarget;
  show(dialog: OpenDialog): void;
  close(): void;
}

export interface EntityListOptions {
  module: EntityModule;
  /** Index of the route set the user is in. */
  routeIndex: number;
  list: ListControl;
  dialog: DialogControl;
  /** What the list was opened with, on the screen of another record. */
  parentValues?: Row | undefined;
  /** The filters do not say yet what is wanted. */
  isWaitingForFilters?: boolean;
}

export interface EntityListState extends EntityListOptions {
  query: ListQueryState;
  /** The filters as the page call has them. */
  requestFilter: FilterValues;
  hasSettled: boolean;
  /** Another number each time that the list is read anew. */
  reloadCount: number;
  columns: VisibleColumns;
  actions: ActionsControl;
  exporting: ExportState;
  rows: ListRowsContextValue;
  /** Present where something can be done with chosen rows. */
  selection: SelectionControl | undefined;
  selectAll: () => void;
  context: ListControllerResult;
  chart: { open: boolean; onToggle: () => void } | undefined;
  listRef: RefObject<HTMLDivElement | null>;
  preloadForm: () => void;
  reload: (after?: number) => Promise<void>;
  /** Asks for these rows, whatever is known of them. */
  search: (filter: FilterValues) => void;
  /** Rows that were waited for in vain; undefined where none is waited for. */
  pendingCount: number | undefined;
  formDialog: ReactNode;
}

/** All that a list of an entity is: what it shows, what can be done with it, and how to go on from it. */
export function useEntityList(options: EntityListOptions): EntityListState {
  const { module, routeIndex, list, dialog, parentValues, isWaitingForFilters = false } = options;
  const { entity } = module;
  const dataProvider = useDataProvider<WattdeskDataProvider>();
  const user = useCurrentUser();
  const ahead = useFormPreload();
  const origin = useOriginState();
  const reloadPages = useReloadList(entity.name);
  const [reads, setReads] = useState(0);
  const reload = useDelayed(async () => {
    await reloadPages();
    setReads((before) => before + 1);
  });
  const place = useRef<HTMLDivElement>(null);
  const [charted, setCharted] = useStore(`${entity.name}.chart`, false);

  const { page, perPage, filter } = list.params;
  const sent = useMemo(
    () => ({
      page,
      perPage,
      filter: { ...toRequestFilter(module, filter), ...(parentValues as FilterValues | undefined) },
    }),
    [module, page, perPage, filter, parentValues],
  );
  const poll = usePagePoll(module);
  const { shown, settled } = useLeaveEmptyPage(
    list,
    useListQuery(entity.name, sent, { waiting: isWaitingForFilters, again: poll.refetchInterval }),
  );
  const unfinished = useCountPendingRows(poll, shown.rows);
  const refetch = (): void => {
    poll.begin();
    void reload();
  };
  const query: ListQueryState = { ...shown, refetch };
  const client = useQueryClient();
  const search = useEvent((wanted: FilterValues) => {
    if (page === 1 && isSameFilter(wanted, filter)) return refetch();
    list.setFilter(wanted);
  });
  const columns = useVisibleColumns(entity);
  const fetchPage = useCallback<FetchPage>(
    async (number, size, signal) => {
      const request: GetListParams & { signal: AbortSignal } = {
        ...toPageRequest({ page: number, perPage: size, filter: sent.filter }),
        signal,
      };
      const { data, total = data.length, pageInfo } = await dataProvider.getList(entity.name, request);
      return { data, total, pageInfo };
    },
    [dataProvider, entity.name, sent.filter],
  );
  const exporting = useExport({ module, columns: columns.visible, fetchPage });

  const warm = useCallback(() => void ahead.preload(module), [ahead, module]);
  const leadsToForm = entity.form !== undefined && !user.viewOnly;
  const preloads = useMemo(
    // Most visits of a list end in a form.
    () => [...(leadsToForm ? [() => ahead.preload(module)] : []), ...(entity.list?.filters ? [loadChoiceList] : [])],
    [leadsToForm, ahead, module, entity],
  );
  usePreloadWhenComplete(query.phase === 'ready', preloads);

  const follow = (way: RecordLink | undefined): NavigationTarget | (() => void) | undefined => {
    if (!way || 'to' in way) return way && { to: way.to, state: { ...origin, record: way.record } };
    return dialog.getLink?.(way.dialog) ?? (() => dialog.show(way.dialog));
  };
  const focusAfter = useFocusAfterDelete(place);
  const gone = useEvent(async (record: Row) => {
    const goOn = focusAfter(getRowKey(record));
    await reload();
    // The rows are drawn in the next moment.
    setTimeout(goOn);
  });
  const rowIdOf = useCallback((row: Row): unknown => getServerId(entity, row), [entity]);
  const selection = useSelection({
    rows: query.rows,
    getId: rowIdOf,
    filter: sent.filter,
    disabled: query.phase !== 'ready',
  });
  const choice = getActionsForScope(module, 'selection', user).length > 0 ? selection : undefined;
  const actions = useActions({
    module,
    input: sent.filter,
    filters: filter,
    ...(parentValues ? { parentValues } : {}),
    getNavigationTarget: (kind, record) => follow(getScreenLink(entity, kind, record, routeIndex)),
    // What was done with other filters than those of the rows shows its rows.
    onChanged: (after, { filters } = {}) => (filters && !after ? search(filters) : reload(after)),
    onPerformed: selection.drop,
    onDeleted: gone,
    onExport: () => void exporting.start(),
    focusFallbackRef: place,
  });

  const linkAlong = (way: RecordLink | undefined): NavigationTarget | undefined => {
    const to = follow(way);
    return typeof to === 'object' ? to : undefined;
  };
  const editWay = (row: Row): RecordLink | undefined => getRecordLink(module, row, { routeIndex, user });
  const viewWay = (row: Row): RecordLink | undefined =>
    isIdentified(entity, row) ? getScreenLink(entity, 'view', row, routeIndex) : undefined;
  const linkOf = (row: Row): NavigationTarget | undefined => linkAlong(editWay(row));
  const preload = (row: Row): void => {
    const id = getLinkedRecordId(viewWay(row) ?? editWay(row));
    // A screen that reads by a call of its own asks with what stands in its address.
    if (id === undefined || !entity.calls['get'] || entity.variantGets?.[routeIndex]) return;
    void preloadRecord(client, dataProvider, entity.name, id);
  };
  const ofRow = getActionsForScope(module, 'row', user);
  const rows: ListRowsContextValue = {
    entity,
    hasMenu: ofRow.length > 0,
    hasButtons: ofRow.some(({ showAsButton }) => showAsButton),
    getActions: (row) => (isIdentified(entity, row) ? actions.getActions('row', { record: row }) : []),
    getLink: linkOf,
    getClickLink: (row) => linkAlong(viewWay(row)) ?? linkOf(row),
    preload,
    isBusy: (row) => actions.deletingIds.has(getRowKey(row)),
    preloadForm: warm,
    ...(choice ? { selection: choice.ofRows } : {}),
  };
  const context = useListContextValue({
    resource: entity.name,
    title: entity.title,
    list,
    query,
    selection: choice?.ofRows,
  });
  const rowOf = (id: string): Row | undefined =>
    entity.getsRow ? query.rows.find((row) => getRowKey(row) === id) : undefined;
  const opened = (open: OpenDialog) => {
    if (open === 'create') return {};
    return 'copy' in open ? { copyOf: open.copy } : { id: open.edit, row: rowOf(open.edit) };
  };
  const closeForm = (saved: boolean): void => {
    dialog.close();
    if (saved) void reload();
  };
  return {
    ...options,
    query,
    requestFilter: sent.filter,
    hasSettled: settled,
    reloadCount: reads,
    columns,
    actions,
    exporting,
    rows,
    selection: choice,
    selectAll: () => void selection.selectAll(fetchPage),
    context,
    chart: entity.list?.chart ? { open: charted, onToggle: () => setCharted(!charted) } : undefined,
    listRef: place,
    preloadForm: warm,
    reload,
    search,
    pendingCount: unfinished,
    formDialog: dialog.open && (
      <ahead.Dialog module={module} {...opened(dialog.open)} parentValues={parentValues} onClose={closeForm} />
    ),
  };
}
