import type { ReactNode } from 'react';
import { useErrorMessage } from '../../i18n/useErrorMessage';
import { useAppTranslate } from '../../i18n/useAppTranslate';
import { Button } from '../../ui/Button';
import { LongText } from '../../ui/LongText';

interface FailedProps {
  error: Error;
  onRetry: () => void;
}

/** Notice that is shown instead of rows after a failed request. It contains the server's message and a retry button. */
export function ListLoadErrorNotice({ error, onRetry }: FailedProps) {
  const t = useAppTranslate();
  const getText = useErrorMessage();
  return (
    <div className="wd-notice">
      <strong>{t('list.failed')}</strong>
      <p className="wd-quiet">
        <LongText text={getText(error)} />
      </p>
      <Button look="outlined" onClick={onRetry}>
        {t('action.retry')}
      </Button>
    </div>
  );
}

interface EmptyProps {
  /** The text for an empty list from the schema. */
  text?: string | undefined;
  filtered: boolean;
  onReset: () => void;
  /** A button that creates the first record. Empty if the user may not create records. */
  children: ReactNode;
}

/** Notice that explains why there are no rows and offers a next step, for example to reset the filters. */
export function EmptyListNotice({ text, filtered, onReset, children }: EmptyProps) {
  const t = useAppTranslate();
  return (
    <div className="wd-notice">
      <p className="wd-quiet">{filtered ? t('list.nothingFound') : (text ?? t('list.empty'))}</p>
      {filtered ? (
        <Button look="outlined" onClick={onReset}>
          {t('list.showAll')}
        </Button>
      ) : (
        children
      )}
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
