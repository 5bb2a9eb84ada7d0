import type { ReactNode } from 'react';
import { ListContextProvider, ResourceContextProvider } from 'ra-core';
import { useAppTranslate } from '../../i18n/useAppTranslate';
import { lazyComponent } from '../../ui/lazyComponent';
import { SectionErrorBoundary } from '../../ui/SectionErrorBoundary';
import { useConfig } from '../../widgets/context/config';
import { FilterBar } from './FilterBar';
import { ListBody } from './ListBody';
import { ListFooter } from './ListFooter';
import { ListToolbar, ActionButton } from './ListToolbar';
import { RowCountAnnouncement } from './RowCountAnnouncement';
import { ListRowsProvider } from './listRowsContext';
import type { EntityListState } from './useEntityListState';

const exportProgress = lazyComponent(() =>
  import('./export/ExportProgress').then(({ ExportProgress }) => ExportProgress),
);

const lazySelectionBar = lazyComponent(
  () => import('./ListSelectionBar').then(({ ListSelectionBar }) => ListSelectionBar),
  { withoutMui: true },
);

/** Loaded separately, because nobody changes a row before it is there. */
const rowFocusKeeper = lazyComponent(() => import('./RowFocusKeeper').then(({ RowFocusKeeper }) => RowFocusKeeper), {
  ErrorComponent: () => null,
  withoutMui: true,
});

const listChart = lazyComponent(() => import('./ListChart').then(({ ListChart }) => ListChart), {
  withoutMui: true,
});

const lazyQuickFiltersBar = lazyComponent(
  () => import('./QuickFiltersBar').then(({ QuickFiltersBar }) => QuickFiltersBar),
  {
    LoadingComponent: () => <div className="wd-quick-filters" />,
    withoutMui: true,
  },
);

interface Props {
  state: EntityListState;
  /** Renders the heading of the list, which contains the buttons. */
  renderHeading: (buttons: ReactNode) => ReactNode;
  /** Content between the heading and the filters. */
  above?: ReactNode;
  /** Content between the filters and the rows. */
  below?: ReactNode;
  /** Whether the `/` key focuses the first search box. */
  hasSearchShortcut?: boolean;
}

/** Renders the list of an entity: buttons, filters, rows with their actions, and pagination. */
export function EntityList({ state, renderHeading, above, below, hasSearchShortcut = true }: Props) {
  const t = useAppTranslate();
  const { pageSize } = useConfig();
  const { module, list, query, hasSettled, columns, actions, exporting, rows, selection, chart, preloadForm } = state;
  const { entity } = module;
  const offers = actions.getActions('list');
  const first = offers.find(({ kind }) => kind === 'create');
  return (
    <ResourceContextProvider value={entity.name}>
      <ListContextProvider value={state.context}>
        <ListRowsProvider value={rows}>
          {renderHeading(
            <ListToolbar
              {...{ entity, list, columns }}
              onRefresh={query.refetch}
              chart={chart}
              actions={offers}
              preload={preloadForm}
            />,
          )}
          {above}
          {entity.list?.quickFilters && (
            <lazyQuickFiltersBar.Component
              {...{ module, list, query }}
              parentValues={state.parentValues}
              reloadCount={state.reloadCount}
            />
          )}
          <SectionErrorBoundary title={t('list.filters')} resetKeys={[module]}>
            <FilterBar {...{ module, list, hasSearchShortcut }} search={state.search} getActions={actions.getActions} />
          </SectionErrorBoundary>
          {below}
          {chart?.open && <listChart.Component entity={entity} rows={query.rows} />}
          {selection && (
            <lazySelectionBar.Component
              {...{ module, selection, query }}
              actions={actions.getActions('selection', { selectedRows: selection.chosen })}
            />
          )}
          <ListBody
            entity={entity}
            title={entity.title}
            columns={columns.visible}
            list={list}
            query={query}
            listRef={state.listRef}
            pendingCount={state.pendingCount}
            footer={
              query.phase !== 'waiting' && (
                <ListFooter list={list} query={query} pageSize={pageSize} loading={query.phase === 'first'} />
              )
            }
          >
            {first && <ActionButton action={first} first preload={preloadForm} />}
          </ListBody>
          <rowFocusKeeper.Component listRef={state.listRef} />
          <RowCountAnnouncement query={query} hasSettled={hasSettled} />
          {exporting.progress !== undefined && (
            <exportProgress.Component
              title={t('export.running')}
              progress={exporting.progress}
              onCancel={exporting.cancel}
            />
          )}
          {state.formDialog}
          {actions.dialogs}
        </ListRowsProvider>
      </ListContextProvider>
    </ResourceContextProvider>
  );
}
