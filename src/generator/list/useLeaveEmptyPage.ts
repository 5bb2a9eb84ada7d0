import { useEffect, useState } from 'react';
import { getReplacementPage } from '../queries/pageRequest';
import type { ListQueryState } from './listQueryState';
import type { ListController } from './useListParams';

export interface RenderedListPage {
  /**
   * The state that the list renders. If the current page is empty and will be replaced by another page, the list
   * shows skeleton rows.
   */
  listState: ListQueryState;
  /** Whether the rows are loaded and the current page will not be replaced by another page. */
  hasSettled: boolean;
}

/** Moves to an earlier page if the current page has no rows, for example after rows were deleted. */
export function useLeaveEmptyPage(
  { params: { page, perPage }, setPage }: ListController,
  query: ListQueryState,
): RenderedListPage {
  const isLoaded = query.phase === 'ready' && !query.refreshing;
  const { rows, total, isTotalUnknown } = query;
  const [filled, setFilled] = useState(1);
  if (isLoaded && rows.length > 0 && filled !== page) setFilled(page);
  // If the server sends no total, the last page is the page that last contained rows.
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
