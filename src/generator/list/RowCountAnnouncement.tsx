import { useAppTranslate } from '../../i18n/useAppTranslate';
import type { ListQueryState } from './listQueryState';

interface Props {
  query: Pick<ListQueryState, 'total' | 'isTotalUnknown'>;
  hasSettled: boolean;
}

/** Announces the number of rows to screen readers when the rows are loaded. */
export function RowCountAnnouncement({ query: { total, isTotalUnknown }, hasSettled }: Props) {
  const t = useAppTranslate();
  const text = isTotalUnknown
    ? t('list.resultsOpen', { smart_count: total - 1 })
    : t('list.results', { smart_count: total });
  return <output className="wd-hidden">{hasSettled && text}</output>;
}
