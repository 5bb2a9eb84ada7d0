import type { ReactNode } from 'react';
import { useErrorMessage } from '../../i18n/useErrorMessage';
import { useAppTranslate } from '../../i18n/useAppTranslate';
import { Button } from '../../ui/Button';
import { LongText } from '../../ui/LongText';

interface FailedProps {
  error: Error;
  onRetry: () => void;
}

/** Stands under an empty table after a failed call, with the server's own text. */
export function FailedNotice({ error, onRetry }: FailedProps) {
  const t = useAppTranslate();
  const textOf = useErrorMessage();
  return (
    <div className="wd-notice">
      <strong>{t('list.failed')}</strong>
      <p className="wd-quiet">
        <LongText text={textOf(error)} />
      </p>
      <Button look="outlined" onClick={onRetry}>
        {t('action.retry')}
      </Button>
    </div>
  );
}

interface EmptyProps {
  /** The schema's own text for a list without rows. */
  text?: string | undefined;
  filtered: boolean;
  onReset: () => void;
  /** The way to a first row, where there is one. */
  children: ReactNode;
}

/** Says why there is nothing, and what to do about it. */
export function EmptyNotice({ text, filtered, onReset, children }: EmptyProps) {
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
  /** Rows are there to be chosen, not to be opened. */
  picks: boolean;
}

/** Says why some of the rows have no link, no menu and no box. */
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

/** The server is still at work on some rows, and they are no longer read again by themselves. */
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

/** Shown while required filters are empty: the list sends no call until then. */
export function RequiredFiltersNotice() {
  const t = useAppTranslate();
  return (
    <div className="wd-notice">
      <p className="wd-quiet">{t('list.waiting')}</p>
    </div>
  );
}
