import { useT } from '../../i18n/useT';

/** Tells a screen reader how many rows there are, once they are there. */
export function ResultCount({ total, settled }: { total: number; settled: boolean }) {
  const t = useT();
  return <output className="wd-hidden">{settled && t('list.results', { smart_count: total })}</output>;
}
