import Check from '@mui/icons-material/Check';
import Close from '@mui/icons-material/Close';
import PriorityHigh from '@mui/icons-material/PriorityHigh';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDataProvider, useLocale } from 'ra-core';
import { useT } from '../../i18n/useT';
import type { Attention, EntityModule } from '../../model/entity/entity';
import { PartBoundary } from '../../ui/PartBoundary';
import { countedWith, isOn, toggled } from './attention';
import { toPageRequest } from '../read/listParams';
import type { ListQuery } from './phase';
import type { Row } from '../records/row';
import type { ListControl } from './useListParams';

export interface AttentionBarProps {
  module: EntityModule;
  list: ListControl;
  query: ListQuery;
  /** What the list was opened with, on the screen of another record. */
  around: Row | undefined;
  /** Another number each time that the list is read anew. */
  reads: number;
}

interface ChipProps extends AttentionBarProps {
  attention: Attention;
}

interface Count {
  rows: number;
  /** There may be more. */
  isOpen: boolean;
}

/**
 * How many there are, as the page call says. It is asked once the rows of the list are there, which are
 * wanted more, and again whenever the list is read anew. A failure is told by the list alone.
 * @returns undefined while it is not known; null where it could not be told
 */
function useCount({ module, attention, list, query, around, reads }: ChipProps): Count | null | undefined {
  const { entity } = module;
  const dataProvider = useDataProvider();
  const { filter } = list.params;
  const request = toPageRequest({ page: 1, perPage: 1, filter: countedWith(module, attention, filter, around) });
  const { data, isError } = useQuery({
    queryKey: ['wattdesk', 'attention', entity.name, request, reads],
    queryFn: async ({ signal }): Promise<Count> => {
      const { data: rows, total, pageInfo } = await dataProvider.getList(entity.name, { ...request, signal });
      return { rows: total ?? rows.length, isOpen: pageInfo !== undefined };
    },
    enabled: query.phase === 'ready' && !query.refreshing,
    placeholderData: keepPreviousData,
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  });
  return isError || query.phase === 'failed' ? null : data;
}

function Chip(props: ChipProps) {
  const { module, attention, list } = props;
  const t = useT();
  const locale = useLocale();
  const count = useCount(props);
  const set = module.entity.list!.filters;
  const pressed = isOn(set, attention, list.params.filter);
  const isWaiting = (count?.rows ?? 0) > 0;
  const Icon = pressed ? Close : isWaiting ? PriorityHigh : Check;
  // Of an open list the number is more than what was seen.
  const text = count?.isOpen && isWaiting ? '1+' : count?.rows.toLocaleString(locale);
  return (
    <button
      type="button"
      className={isWaiting ? 'wd-attention wd-attention-waits' : 'wd-attention'}
      aria-pressed={pressed}
      onClick={() => list.setFilter((now) => toggled(set, attention, now))}
    >
      <span className="wd-attention-icon" aria-hidden>
        {(pressed || count) && <Icon fontSize="small" />}
      </span>
      {attention.title}
      <span className="wd-attention-count">
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

/** What of the list a person must look after, each with how many there are; a click shows them, another one all. */
export function AttentionBar(props: AttentionBarProps) {
  const t = useT();
  const { alerts = [] } = props.module.entity.list ?? {};
  return (
    <fieldset aria-label={t('list.attention')} className="wd-attentions">
      <PartBoundary title={t('list.attention')} versions={[props.module]}>
        {alerts.map((one) => (
          <Chip key={one.title} {...props} attention={one} />
        ))}
      </PartBoundary>
    </fieldset>
  );
}
