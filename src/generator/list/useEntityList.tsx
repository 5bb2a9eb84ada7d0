import { useCallback, useMemo, useRef, useState, type ReactNode, type RefObject } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useEvent, useStore, type GetListParams, type ListControllerResult } from 'ra-core';
import type { WattdeskDataProvider } from '../../../dataProvider/contract/types';
import type { EntityModule } from '../../model/entity/entity';
import { actionsAt } from '../actions/offered';
import type { Destination } from '../actions/types';
import { useActions, type Actions } from '../actions/useActions';
import { useLater } from '../read/useLater';
import { useReload } from '../read/useReload';
import { useUser } from '../records/useUser';
import { loadChoiceList } from '../../widgets/inputs/ChoiceControl';
import { useFormAhead } from '../shell/formAhead';
import { useSelection, type FetchPage, type SelectionControl } from '../selection/useSelection';
import { useExport, type Export } from './export/useExport';
import { wireFilter } from '../read/filterValues';
import { useListContextValue } from './listContext';
import { sameFilter, toPageRequest, type FilterValues, type OpenDialog } from '../read/listParams';
import type { ListQuery } from './phase';
import { useOriginState } from '../records/origin';
import { preloadRecord } from '../read/preloadRecord';
import { recordOf, wayInto, wayTo, type Way } from '../actions/wayInto';
import { isIdentified, ownId, rowId, type Row } from '../records/row';
import type { Rows } from './rows';
import { useColumns, type Columns } from './useColumns';
import { useFocusAfterDelete } from './useFocusAfterDelete';
import { usePreloadAfter } from './usePreloadAfter';
import type { ListControl } from './useListParams';
import { useListQuery } from './useListQuery';
import { usePagePoll, usePollEnd } from './usePagePoll';
import { usePageInstead } from './usePageInstead';

/** How a form is opened over this list: by its address, or by a state of its own. */
export interface DialogControl {
  open: OpenDialog | undefined;
  /** The address with the dialog open; absent where no address holds it. */
  linkTo?(dialog: OpenDialog): Destination;
  show(dialog: OpenDialog): void;
  close(): void;
}

export interface EntityListOptions {
  module: EntityModule;
  /** Index of the route set the user is in. */
  reading: number;
  list: ListControl;
  dialog: DialogControl;
  /** What the list was opened with, on the screen of another record. */
  around?: Row | undefined;
  /** The filters do not say yet what is wanted. */
  waiting?: boolean;
}

export interface EntityListState extends EntityListOptions {
  query: ListQuery;
  /** The filters as the page call has them. */
  asked: FilterValues;
  settled: boolean;
  /** Another number each time that the list is read anew. */
  reads: number;
  columns: Columns;
  actions: Actions;
  exporting: Export;
  rows: Rows;
  /** Present where something can be done with chosen rows. */
  choice: SelectionControl | undefined;
  gatherAll: () => void;
  context: ListControllerResult;
  chart: { open: boolean; onToggle: () => void } | undefined;
  place: RefObject<HTMLDivElement | null>;
  warm: () => void;
  reload: (after?: number) => Promise<void>;
  /** Asks for these rows, whatever is known of them. */
  search: (filter: FilterValues) => void;
  /** Rows that were waited for in vain; undefined where none is waited for. */
  unfinished: number | undefined;
  formDialog: ReactNode;
}

/** All that a list of an entity is: what it shows, what can be done with it, and how to go on from it. */
export function useEntityList(options: EntityListOptions): EntityListState {
  const { module, reading, list, dialog, around, waiting = false } = options;
  const { entity } = module;
  const dataProvider = useDataProvider<WattdeskDataProvider>();
  const user = useUser();
  const ahead = useFormAhead();
  const origin = useOriginState();
  const reloadPages = useReload(entity.name);
  const [reads, setReads] = useState(0);
  const reload = useLater(async () => {
    await reloadPages();
    setReads((before) => before + 1);
  });
  const place = useRef<HTMLDivElement>(null);
  const [charted, setCharted] = useStore(`${entity.name}.chart`, false);

  const { page, perPage, filter } = list.params;
  const sent = useMemo(
    () => ({ page, perPage, filter: { ...wireFilter(module, filter), ...(around as FilterValues | undefined) } }),
    [module, page, perPage, filter, around],
  );
  const poll = usePagePoll(module);
  const { shown, settled } = usePageInstead(list, useListQuery(entity.name, sent, { waiting, again: poll.again }));
  const unfinished = usePollEnd(poll, shown.rows);
  const refetch = (): void => {
    poll.begin();
    void reload();
  };
  const query: ListQuery = { ...shown, refetch };
  const client = useQueryClient();
  const search = useEvent((wanted: FilterValues) => {
    if (page === 1 && sameFilter(wanted, filter)) return refetch();
    list.setFilter(wanted);
  });
  const columns = useColumns(entity);
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
  const exporting = useExport({ module, columns: columns.shown, fetchPage });

  const warm = useCallback(() => void ahead.warm(module), [ahead, module]);
  const leadsToForm = entity.form !== undefined && !user.viewOnly;
  const preloads = useMemo(
    // Most visits of a list end in a form.
    () => [...(leadsToForm ? [() => ahead.warm(module)] : []), ...(entity.list?.filters ? [loadChoiceList] : [])],
    [leadsToForm, ahead, module, entity],
  );
  usePreloadAfter(query.phase === 'ready', preloads);

  const follow = (way: Way | undefined): Destination | (() => void) | undefined => {
    if (!way || 'to' in way) return way && { to: way.to, state: { ...origin, record: way.record } };
    return dialog.linkTo?.(way.dialog) ?? (() => dialog.show(way.dialog));
  };
  const focusAfter = useFocusAfterDelete(place);
  const gone = useEvent(async (record: Row) => {
    const goOn = focusAfter(rowId(record));
    await reload();
    // The rows are drawn in the next moment.
    setTimeout(goOn);
  });
  const rowIdOf = useCallback((row: Row): unknown => ownId(entity, row), [entity]);
  const selection = useSelection({
    rows: query.rows,
    idOf: rowIdOf,
    filter: sent.filter,
    disabled: query.phase !== 'ready',
  });
  const choice = actionsAt(module, 'selection', user).length > 0 ? selection : undefined;
  const actions = useActions({
    module,
    input: sent.filter,
    filters: filter,
    ...(around ? { around } : {}),
    destination: (kind, record) => follow(wayTo(entity, kind, record, reading)),
    // What was done with other filters than those of the rows shows its rows.
    onChanged: (after, { filters } = {}) => (filters && !after ? search(filters) : reload(after)),
    onPerformed: selection.drop,
    onDeleted: gone,
    onExport: () => void exporting.start(),
    place,
  });

  const linkAlong = (way: Way | undefined): Destination | undefined => {
    const to = follow(way);
    return typeof to === 'object' ? to : undefined;
  };
  const editWay = (row: Row): Way | undefined => wayInto(module, row, { reading, user });
  const viewWay = (row: Row): Way | undefined =>
    isIdentified(entity, row) ? wayTo(entity, 'view', row, reading) : undefined;
  const linkOf = (row: Row): Destination | undefined => linkAlong(editWay(row));
  const preload = (row: Row): void => {
    const id = recordOf(viewWay(row) ?? editWay(row));
    // A screen that reads by a call of its own asks with what stands in its address.
    if (id === undefined || !entity.calls['get'] || entity.variantGets?.[reading]) return;
    void preloadRecord(client, dataProvider, entity.name, id);
  };
  const ofRow = actionsAt(module, 'row', user);
  const rows: Rows = {
    entity,
    hasMenu: ofRow.length > 0,
    hasButtons: ofRow.some(({ showAsButton }) => showAsButton),
    offersOf: (row) => (isIdentified(entity, row) ? actions.offersAt('row', { record: row }) : []),
    linkOf,
    openOf: (row) => linkAlong(viewWay(row)) ?? linkOf(row),
    preload,
    isBusy: (row) => actions.deleting.has(rowId(row)),
    warm,
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
    entity.getsRow ? query.rows.find((row) => rowId(row) === id) : undefined;
  const opened = (open: OpenDialog) => {
    if (open === 'create') return {};
    return 'copy' in open ? { copy: open.copy } : { id: open.edit, row: rowOf(open.edit) };
  };
  const closeForm = (saved: boolean): void => {
    dialog.close();
    if (saved) void reload();
  };
  return {
    ...options,
    query,
    asked: sent.filter,
    settled,
    reads,
    columns,
    actions,
    exporting,
    rows,
    choice,
    gatherAll: () => void selection.gather(fetchPage),
    context,
    chart: entity.list?.chart ? { open: charted, onToggle: () => setCharted(!charted) } : undefined,
    place,
    warm,
    reload,
    search,
    unfinished,
    formDialog: dialog.open && (
      <ahead.Dialog module={module} {...opened(dialog.open)} around={around} onClose={closeForm} />
    ),
  };
}
