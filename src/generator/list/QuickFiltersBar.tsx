import Check from '@mui/icons-material/Check';
import Close from '@mui/icons-material/Close';
import PriorityHigh from '@mui/icons-material/PriorityHigh';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDataProvider, useLocale } from 'ra-core';
import { useAppTranslate } from '../../i18n/useAppTranslate';
import type { QuickFilter, EntityModule } from '../../model/entity/entity';
import { SectionErrorBoundary } from '../../ui/SectionErrorBoundary';
import { getQuickFilterCountFilters, isQuickFilterActive, toggleQuickFilter } from './quickFilters';
import { toPageRequest } from '../queries/pageRequest';
import type { ListQueryState } from './listQueryState';
import type { Row } from '../shared/listRowIds';
import type { ListController } from './useListParams';

interface QuickFiltersBarProps {
  module: EntityModule;
  list: ListController;
  query: ListQueryState;
  /**
   * The values that the list takes over from a parent record. Undefined if the list is not shown on the screen of a
   * parent record.
   */
  parentValues: Row | undefined;
  /** Changes each time the user or an action reloads the list. */
  reloadCount: number;
}

interface ChipProps extends QuickFiltersBarProps {
  quickFilter: QuickFilter;
}

interface Count {
  rows: number;
  /** Whether the server did not send the total number of rows. There may then be more rows than `rows`. */
  isOpen: boolean;
}

/**
 * Counts the rows of a quick filter by requesting a page with its filter values. The request is sent after the rows of
 * the list are loaded, because these have priority. It is sent again after each reload of the list. If it fails, no
 * error is shown.
 * @returns undefined while the count is unknown; null after an error
 */
function useCount({
  module,
  quickFilter,
  list,
  query,
  parentValues,
  reloadCount,
}: ChipProps): Count | null | undefined {
  const { entity } = module;
  const dataProvider = useDataProvider();
  const { filter } = list.params;
  const request = toPageRequest({
    page: 1,
    perPage: 1,
    filter: getQuickFilterCountFilters(module, quickFilter, filter, parentValues),
  });
  const { data, isError } = useQuery({
    queryKey: ['wattdesk', 'attention', entity.name, request, reloadCount],
    queryFn: async ({ signal }): Promise<Count> => {
      const { data: rows, total, pageInfo } = await dataProvider.getList(entity.name, { ...request, signal });
      return { rows: total ?? rows.length, isOpen: pageInfo !== undefined };
    },
    enabled: query.phase === 'ready' && !query.refreshing,
    placeholderData: keepPreviousData,
    staleTime: Infinity,
    gcTime: 0,
  });
  return isError || query.phase === 'failed' ? null : data;
}

function Chip(props: ChipProps) {
  const { module, quickFilter, list } = props;
  const t = useAppTranslate();
  const locale = useLocale();
  const count = useCount(props);
  const set = module.entity.list!.filters;
  const pressed = isQuickFilterActive(set, quickFilter, list.params.filter);
  const isWaiting = (count?.rows ?? 0) > 0;
  const Icon = pressed ? Close : isWaiting ? PriorityHigh : Check;
  // If the server sends no total, it is only known that there is at least one row.
  const text = count?.isOpen && isWaiting ? '1+' : count?.rows.toLocaleString(locale);
  return (
    <button
      type="button"
      className={isWaiting ? 'wd-quick-filter wd-quick-filter-waits' : 'wd-quick-filter'}
      aria-pressed={pressed}
      onClick={() => list.setFilter((now) => toggleQuickFilter(set, quickFilter, now))}
    >
      <span className="wd-quick-filter-icon" aria-hidden>
        {(pressed || count) && <Icon fontSize="small" />}
      </span>
      {quickFilter.title}
      <span className="wd-quick-filter-count">
        {count === null ? (
          <>
            <span aria-hidden>–</span>
            <span className="wd-hidden">{t('list.uncounted')}</span>
          </>
        ) : (
          text
        )}
      </span>
    </button>
  );
}

/**
 * Shows the quick filters of a list (predefined filters) with the number of matching rows. A click on one filters the
 * list.
 */
export function QuickFiltersBar(props: QuickFiltersBarProps) {
  const t = useAppTranslate();
  const { quickFilters = [] } = props.module.entity.list ?? {};
  return (
    <fieldset aria-label={t('list.attention')} className="wd-quick-filters">
      <SectionErrorBoundary title={t('list.attention')} resetKeys={[props.module]}>
        {quickFilters.map((one) => (
          <Chip key={one.title} {...props} quickFilter={one} />
        ))}
      </SectionErrorBoundary>
    </fieldset>
  );
}
