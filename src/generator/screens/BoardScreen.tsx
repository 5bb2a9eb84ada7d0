import { useMemo, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import Refresh from '@mui/icons-material/Refresh';
import { useT } from '../../i18n/useT';
import type { Filter } from '../../model/entity/entity';
import { IconButton } from '../../ui/IconButton';
import { Skeleton } from '../../ui/Skeleton';
import { drawing } from '../chart/ChartFigure';
import type { CustomViewProps } from '../extensions/extensionProps';
import { FilterBar } from '../list/FilterBar';
import { wireFilter } from '../read/filterValues';
import { WaitingNotice } from '../list/ListNotice';
import { useScreenList } from '../list/useScreenList';
import { PageHeading } from '../shell/PageHeading';
import { Sections } from '../sections/Sections';
import { sectionsKey } from '../sections/useSectionData';
import { useSettledFilters } from '../board/useSettledFilters';

/** What most boards show besides figures is large: it sets out with the screen. A failure is told at its place. */
export const warmBoard = (): void => void drawing.load().catch(() => undefined);

/** As high as a filter. */
const FILTER_HEIGHT = 39;

/** Stands where the filters will: one may depend on another, whose value is not settled yet. */
const FilterPlaces = ({ filters }: { filters: readonly Filter[] }) => (
  <div aria-busy className="wd-filters">
    <div className="wd-filter-form">
      {filters.map(({ name }) => (
        <Skeleton key={name} shape="block" className="wd-filter" height={FILTER_HEIGHT} />
      ))}
    </div>
  </div>
);

/** The screen of a list without rows: filters, and sections that load what they show by them. */
export function BoardScreen({ entity: module }: CustomViewProps) {
  const { entity } = module;
  const t = useT();
  const client = useQueryClient();
  const { list, waiting } = useScreenList(module);
  const isSettled = useSettledFilters(module, list);
  // Whoever works in the filters keeps them.
  const [wasSettled, setWasSettled] = useState(isSettled);
  if (isSettled && !wasSettled) setWasSettled(true);
  const asked = useMemo(() => wireFilter(module, list.params.filter), [module, list.params.filter]);
  return (
    <>
      <PageHeading title={entity.title}>
        <IconButton
          label={t('action.refresh')}
          onClick={() => void client.refetchQueries({ queryKey: sectionsKey(entity.name), type: 'active' })}
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
        <WaitingNotice />
      ) : (
        <Sections
          module={module}
          sections={entity.list?.sectionsBelowFilters ?? []}
          record={asked}
          isAssumed={!isSettled}
        />
      )}
    </>
  );
}
