import { useEffect, useState } from 'react';
import { pageInstead } from '../read/listParams';
import type { ListQuery } from './phase';
import type { ListControl } from './useListParams';

export interface SettledPage {
  /** What is drawn: bars instead of an empty page that is about to be left. */
  shown: ListQuery;
  /** The rows are there, and they will stay. */
  settled: boolean;
}

/** Leaves a page that has become empty. */
export function usePageInstead({ params: { page, perPage }, setPage }: ListControl, query: ListQuery): SettledPage {
  const arrived = query.phase === 'ready' && !query.refreshing;
  const { rows, total, isOpen } = query;
  const [filled, setFilled] = useState(1);
  if (arrived && rows.length > 0 && filled !== page) setFilled(page);
  // Where nobody knows which page is the last, it is the last that had rows.
  const known = isOpen ? Math.min(filled, page - 1) * perPage : total;
  const instead = arrived ? pageInstead(page, perPage, rows.length, known) : undefined;
  useEffect(() => {
    if (instead !== undefined) setPage(instead, { replace: true });
  }, [instead, setPage]);
  return {
    shown: instead === undefined ? query : { ...query, phase: 'first' },
    settled: arrived && instead === undefined,
  };
}
