import { useT } from '../../i18n/useT';
import type { ListQuery } from './phase';

interface Props {
  query: Pick<ListQuery, 'total' | 'isOpen'>;
  settled: boolean;
}

/** Tells a screen reader how many rows there are, once they are there. */
export function ResultCount({ query: { total, isOpen }, settled }: Props) {
  const t = useT();
  const text = isOpen ? t('list.resultsOpen', { smart_count: total - 1 }) : t('list.results', { smart_count: total });
  return <output className="wd-hidden">{settled && text}</output>;
}
