import Check from '@mui/icons-material/Check';
import Close from '@mui/icons-material/Close';
import PriorityHigh from '@mui/icons-material/PriorityHigh';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDataProvider, useLocale } from 'ra-core';
import { useAppTranslate } from '../../i18n/useAppTranslate';
import type { ListAlert, EntityModule } from '../../model/entity/entity';
import { SectionErrorBoundary } from '../../ui/SectionErrorBoundary';
import { getCountRequest, isAlertActive, toggleAlert } from './alertFilters';
import { toPageRequest } from '../queries/listParams';
import type { ListQueryState } from './listQueryState';
import type { Row } from '../shared/rowIds';
import type { ListControl } from './useListParams';

interface AlertsBarProps {
  module: EntityModule;
  list: ListControl;
  query: ListQueryState;
  /** The values of the parent record, when the list is shown on its screen. */
  parentValues: Row | undefined;
  /** Changes each time the list is reloaded. */
  reloadCount: number;
}

interface ChipProps extends AlertsBarProps {
  alert: ListAlert;
}

interface Count {
  rows: number;
  /** The total is unknown; there may be more rows. */
  isOpen: boolean;
}

/**
 * Counts the rows of an alert with the page request. The request is sent after the list's rows are loaded, which
 * have priority, and again after each reload of the list. Errors are only reported by the list.
 * @returns undefined while the count is unknown; null after an error
 */
function useCount({ module, alert, list, query, parentValues, reloadCount }: ChipProps): Count | null | undefined {
  const { entity } = module;
  const dataProvider = useDataProvider();
  const { filter } = list.params;
  const request = toPageRequest({
    page: 1,
    perPage: 1,
    filter: getCountRequest(module, alert, filter, parentValues),
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
  const { module, alert, list } = props;
  const t = useAppTranslate();
  const locale = useLocale();
  const count = useCount(props);
  const set = module.entity.list!.filters;
  const pressed = isAlertActive(set, alert, list.params.filter);
  const isWaiting = (count?.rows ?? 0) > 0;
  const Icon = pressed ? Close : isWaiting ? PriorityHigh : Check;
  // With an unknown total, only "at least one" is known.
  const text = count?.isOpen && isWaiting ? '1+' : count?.rows.toLocaleString(locale);
  return (
    <button
      type="button"
      className={isWaiting ? 'wd-attention wd-attention-waits' : 'wd-attention'}
      aria-pressed={pressed}
      onClick={() => list.setFilter((now) => toggleAlert(set, alert, now))}
    >
      <span className="wd-attention-icon" aria-hidden>
        {(pressed || count) && <Icon fontSize="small" />}
      </span>
      {alert.title}
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

/** The alerts of a list with their row counts. A click filters the list. */
export function AlertsBar(props: AlertsBarProps) {
  const t = useAppTranslate();
  const { alerts = [] } = props.module.entity.list ?? {};
  return (
    <fieldset aria-label={t('list.attention')} className="wd-attentions">
      <SectionErrorBoundary title={t('list.attention')} resetKeys={[props.module]}>
        {alerts.map((one) => (
          <Chip key={one.title} {...props} alert={one} />
        ))}
      </SectionErrorBoundary>
    </fieldset>
  );
}
