import { useMemo, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import Refresh from '@mui/icons-material/Refresh';
import { useAppTranslate } from '../../i18n/useAppTranslate';
import type { Filter } from '../../model/entity/entity';
import { IconButton } from '../../ui/IconButton';
import { Skeleton } from '../../ui/Skeleton';
import { lazyRechartsChart } from '../chart/ChartCard';
import type { CustomViewProps } from '../extensions/extensionProps';
import { FilterBar } from '../list/FilterBar';
import { toRequestFilter } from '../queries/filterValues';
import { RequiredFiltersNotice } from '../list/ListNotices';
import { useUrlListController } from '../list/useUrlListController';
import { PageHeading } from '../screenLayout/PageHeading';
import { Sections } from '../sections/Sections';
import { getSectionsQueryKey } from '../sections/useSectionData';
import { useInitialFiltersReady } from './useInitialFiltersReady';

/** Preloads the code of charts, which most boards contain. */
export const preloadDashboard = (): void => void lazyRechartsChart.load().catch(() => undefined);

/** Height of a filter in pixels. */
const FILTER_HEIGHT = 39;

/**
 * Placeholder for the filters while their initial values are loading. The filters are not shown earlier, because
 * the options of a filter may depend on the value of another filter that is not final yet.
 */
const FilterPlaces = ({ filters }: { filters: readonly Filter[] }) => (
  <div aria-busy className="wd-filters">
    <div className="wd-filter-form">
      {filters.map(({ name }) => (
        <Skeleton key={name} shape="block" className="wd-filter" height={FILTER_HEIGHT} />
      ))}
    </div>
  </div>
);

/**
 * The screen of an entity that has no list rows (a board). It contains filters, and sections that load their
 * content with the filter values.
 */
export function DashboardScreen({ entity: module }: CustomViewProps) {
  const { entity } = module;
  const t = useAppTranslate();
  const client = useQueryClient();
  const { list, waiting } = useUrlListController(module);
  const isSettled = useInitialFiltersReady(module, list);
  // Once the filters are shown, they stay mounted, so that the user can continue to edit them.
  const [wasSettled, setWasSettled] = useState(isSettled);
  if (isSettled && !wasSettled) setWasSettled(true);
  const requestedFilters = useMemo(() => toRequestFilter(module, list.params.filter), [module, list.params.filter]);
  return (
    <>
      <PageHeading title={entity.title}>
        <IconButton
          label={t('action.refresh')}
          onClick={() => void client.refetchQueries({ queryKey: getSectionsQueryKey(entity.name), type: 'active' })}
        >
          <Refresh />
        </IconButton>
      </PageHeading>
      {wasSettled ? (
        <FilterBar module={module} list={list} />
      ) : (
        <FilterPlaces filters={entity.list?.filters.fields ?? []} />
      )}
      {waiting ? (
        <RequiredFiltersNotice />
      ) : (
        <Sections
          module={module}
          sections={entity.list?.sectionsBelowFilters ?? []}
          record={requestedFilters}
          isAssumed={!isSettled}
        />
      )}
    </>
  );
}
