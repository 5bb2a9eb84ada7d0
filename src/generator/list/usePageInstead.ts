import { useEffect } from 'react';
import { pageInstead } from './listParams';
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
  const instead = arrived ? pageInstead(page, perPage, query.rows.length, query.total) : undefined;
  useEffect(() => {
    if (instead !== undefined) setPage(instead, { replace: true });
  }, [instead, setPage]);
  return {
    shown: instead === undefined ? query : { ...query, phase: 'first' },
    settled: arrived && instead === undefined,
  };
}
