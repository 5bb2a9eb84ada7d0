import type { ReactNode } from 'react';
import { ListContextProvider, ResourceContextProvider } from 'ra-core';
import { useT } from '../../i18n/useT';
import { late } from '../../ui/late';
import { PartBoundary } from '../../ui/PartBoundary';
import { useConfig } from '../../widgets/context/config';
import { SelectionBar } from '../selection/SelectionBar';
import type { AttentionBarProps } from './AttentionBar';
import type { ExportProgressProps } from './export/ExportProgress';
import { FilterBar } from './FilterBar';
import { ListBody } from './ListBody';
import type { ListChartProps } from './ListChart';
import { ListFooter } from './ListFooter';
import { ListTools, OfferButton } from './ListTools';
import { ResultCount } from './ResultCount';
import { RowsProvider } from './rows';
import type { EntityListState } from './useEntityList';

const exportProgress = late<ExportProgressProps>(() =>
  import('./export/ExportProgress').then(({ ExportProgress }) => ExportProgress),
);

const listChart = late<ListChartProps>(() => import('./ListChart').then(({ ListChart }) => ListChart), { plain: true });

const attentionBar = late<AttentionBarProps>(() => import('./AttentionBar').then(({ AttentionBar }) => AttentionBar), {
  Waiting: () => <div className="wd-attentions" />,
  plain: true,
});

interface Props {
  state: EntityListState;
  /** Draws the title with the buttons. */
  renderHeading: (buttons: ReactNode) => ReactNode;
  /** Stands between the heading and the filters. */
  above?: ReactNode;
  /** Stands between the filters and the rows. */
  below?: ReactNode;
  /** The key `/` goes to the first search. */
  slash?: boolean;
}

/** The list of an entity: its buttons, filters, rows with their actions, pages. */
export function EntityList({ state, renderHeading, above, below, slash = true }: Props) {
  const t = useT();
  const { pageSize } = useConfig();
  const { module, list, query, settled, columns, actions, exporting, rows, choice, chart, warm } = state;
  const { entity } = module;
  const offers = actions.offersAt('list');
  const first = offers.find(({ kind }) => kind === 'create');
  const chosen = choice?.chosen ?? [];
  return (
    <ResourceContextProvider value={entity.name}>
      <ListContextProvider value={state.context}>
        <RowsProvider value={rows}>
          {renderHeading(
            <ListTools columns={columns} onRefresh={query.refetch} chart={chart} offers={offers} warm={warm} />,
          )}
          {above}
          {entity.list?.alerts && (
            <attentionBar.Component {...{ module, list, query }} around={state.around} reads={state.reads} />
          )}
          <PartBoundary title={t('list.filters')} versions={[module]}>
            <FilterBar {...{ module, list, slash }} search={state.search} offersAt={actions.offersAt} />
          </PartBoundary>
          {below}
          {chart?.open && <listChart.Component entity={entity} rows={query.rows} />}
          {choice && (
            <SelectionBar
              chosen={chosen.length}
              all={choice.selection.all}
              wholePage={choice.ofRows.page === 'all'}
              total={query.isOpen ? undefined : query.total}
              gathered={choice.gathered}
              running={undefined}
              onAll={state.gatherAll}
              onStop={choice.stop}
              onClear={choice.clear}
            >
              {actions.offersAt('selection', { chosen }).map((offer) => (
                <OfferButton key={offer.name} offer={offer} />
              ))}
            </SelectionBar>
          )}
          <ListBody
            entity={entity}
            title={entity.title}
            columns={columns.shown}
            list={list}
            query={query}
            place={state.place}
            unfinished={state.unfinished}
            footer={
              query.phase !== 'waiting' && (
                <ListFooter list={list} query={query} pageSize={pageSize} loading={query.phase === 'first'} />
              )
            }
          >
            {first && <OfferButton offer={first} first warm={warm} />}
          </ListBody>
          <ResultCount query={query} settled={settled} />
          {exporting.progress !== undefined && (
            <exportProgress.Component
              title={t('export.running')}
              progress={exporting.progress}
              onCancel={exporting.cancel}
            />
          )}
          {state.formDialog}
          {actions.dialogs}
        </RowsProvider>
      </ListContextProvider>
    </ResourceContextProvider>
  );
}
