import { useEffect, useState } from 'react';
import { getReplacementPage } from '../queries/listParams';
import type { ListQueryState } from './listQueryState';
import type { ListControl } from './useListParams';

export interface ShownPage {
  /** The state to render: skeletons instead of an empty page that is about to be replaced. */
  listState: ListQueryState;
  /** The rows are loaded and the page will not be replaced. */
  hasSettled: boolean;
}

/** Moves to an earlier page when the current one has become empty. */
export function useLeaveEmptyPage(
  { params: { page, perPage }, setPage }: ListControl,
  query: ListQueryState,
): ShownPage {
  const isLoaded = query.phase === 'ready' && !query.refreshing;
  const { rows, total, isTotalUnknown } = query;
  const [filled, setFilled] = useState(1);
  if (isLoaded && rows.length > 0 && filled !== page) setFilled(page);
  // If the total is unknown, the last page is the last one that had rows.
  const known = isTotalUnknown ? Math.min(filled, page - 1) * perPage : total;
  const instead = isLoaded ? getReplacementPage(page, perPage, rows.length, known) : undefined;
  useEffect(() => {
    if (instead !== undefined) setPage(instead, { replace: true });
  }, [instead, setPage]);
  return {
    listState: instead === undefined ? query : { ...query, phase: 'first' },
    hasSettled: isLoaded && instead === undefined,
  };
}
