import type { ReactNode } from 'react';
import { useErrorMessage } from '../../i18n/useErrorMessage';
import { useAppTranslate } from '../../i18n/useAppTranslate';
import type { Entity } from '../../model/entity/entity';
import { Button } from '../../ui/Button';
import { lazyComponent } from '../../ui/lazyComponent';
import { hasResettableFilters } from '../queries/listParams';
import type { ListController } from './useListParams';

interface FailedProps {
  error: Error;
  onRetry: () => void;
}

/** Where its code cannot be loaded either, an error message without a picture tells the reason. */
const loadFailure = lazyComponent(() => import('../../ui/LoadFailure').then(({ LoadFailure }) => LoadFailure), {
  LoadingComponent: () => <div className="wd-notice" />,
  withoutMui: true,
});

/** Notice that is shown instead of rows after a failed request. It contains the server's message and, where it can help, a retry button. */
export function ListLoadErrorNotice({ error, onRetry }: FailedProps) {
  const t = useAppTranslate();
  const getText = useErrorMessage();
  return <loadFailure.Component title={t('list.failed')} reason={getText(error)} error={error} onRetry={onRetry} />;
}

interface EmptyProps {
  entity: Entity;
  list: ListController;
  /** What to do next in an empty list, such as a button that creates the first record. */
  children: ReactNode;
}

const emptyDetails = lazyComponent(
  () => import('./EmptyListDetails').then(({ EmptyListDetails }) => EmptyListDetails),
  {
    LoadingComponent: () => <span className="wd-empty-picture" />,
    ErrorComponent: () => null,
    withoutMui: true,
  },
);

/**
 * Notice that explains why there are no rows. An empty list offers a next step. If filters exclude all rows, the
 * filter bar above the notice has the button that resets them.
 */
export function EmptyListNotice({ entity, list, children }: EmptyProps) {
  const t = useAppTranslate();
  const isFiltered = hasResettableFilters(list.params.filter, list.lockedFilter);
  return (
    <div className="wd-notice">
      <p className="wd-quiet">{isFiltered ? t('list.nothingFound') : (entity.list?.emptyMessage ?? t('list.empty'))}</p>
      <emptyDetails.Component entity={entity} list={list} isFiltered={isFiltered} />
      {!isFiltered && children}
    </div>
  );
}

interface UnidentifiedProps {
  count: number;
  /** Whether the rows of this list can be selected but not opened. */
  picks: boolean;
}

/** Notice that explains why some rows have no link, no menu and no checkbox: they have no id. */
export function RowsWithoutIdNotice({ count, picks }: UnidentifiedProps) {
  const t = useAppTranslate();
  if (count === 0) return null;
  return (
    <output className="wd-row-notice wd-quiet">
      {t(picks ? 'list.unchosen' : 'list.unidentified', { smart_count: count })}
    </output>
  );
}

interface UnfinishedProps {
  count: number;
  onRefresh: () => void;
}

/**
 * Notice that the server is still processing some rows although polling has stopped. It contains a button to
 * refresh the list.
 */
export function PendingRowsNotice({ count, onRefresh }: UnfinishedProps) {
  const t = useAppTranslate();
  return (
    <output className={count === 0 ? undefined : 'wd-row-notice wd-quiet'}>
      {count > 0 && (
        <>
          {t('list.unfinished', { smart_count: count })} <Button onClick={onRefresh}>{t('action.refresh')}</Button>
        </>
      )}
    </output>
  );
}

/** Notice that is shown until all required filters are set. Until then, the list sends no request. */
export function RequiredFiltersNotice() {
  const t = useAppTranslate();
  return (
    <div className="wd-notice">
      <p className="wd-quiet">{t('list.waiting')}</p>
    </div>
  );
}
