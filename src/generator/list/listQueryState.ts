import { useEffect, useState } from 'react';
import { useEvent } from 'ra-core';
import { useToast } from '../../widgets/useToast';
import type { Row } from '../shared/listRowIds';

/**
 * `first`: no rows are loaded yet. `changing`: another page is being loaded, and the rows of the previous page are
 * still shown. `failed`: the request failed, and no rows are shown, even if rows were shown before. `waiting`: no
 * request is sent until all required filters are set.
 */
type ListPhase = 'first' | 'changing' | 'ready' | 'failed' | 'waiting';

export interface ListQueryState {
  phase: ListPhase;
  rows: Row[];
  /** The total number of rows in the last response; 0 after an error. */
  total: number;
  /** Whether the server did not send the total. `total` is then greater than the number of rows loaded so far. */
  isTotalUnknown: boolean;
  /** Whether a request is running. */
  refreshing: boolean;
  error: Error | null;
  refetch(): void;
}

interface ListQueryResult {
  rows: Row[] | undefined;
  total: number | undefined;
  /** The data provider sets this property if the server did not send the total. */
  pageInfo?: object | undefined;
  error: Error | null;
  isFetching: boolean;
  isPlaceholderData: boolean;
  /** Whether the previous request failed. Rows from before the failure must not be shown again during a retry. */
  failed: boolean;
  /** Whether no request is sent because required filters are missing. */
  waiting: boolean;
  refetch: () => unknown;
}

/** Returns the state that a list renders, derived from the state of its page request. */
export function getListQueryState({
  rows,
  total = 0,
  pageInfo,
  error,
  isFetching,
  isPlaceholderData,
  failed,
  waiting,
  refetch,
}: ListQueryResult): ListQueryState {
  let phase: ListPhase = 'ready';
  if (waiting) phase = 'waiting';
  else if (error && !isFetching) phase = 'failed';
  else if (rows === undefined || (isFetching && failed)) phase = 'first';
  else if (isPlaceholderData) phase = 'changing';
  const shown = phase === 'ready' || phase === 'changing';
  return {
    phase,
    rows: shown ? (rows ?? []) : [],
    total: shown ? total : 0,
    isTotalUnknown: shown && pageInfo !== undefined,
    refreshing: isFetching,
    error: phase === 'failed' ? error : null,
    refetch: () => void refetch(),
  };
}

interface Page {
  data?: Row[] | undefined;
  total?: number | undefined;
  pageInfo?: object | undefined;
}

/**
 * Returns the state of a page request. If the request fails, its error is shown in a toast. The request is not
 * retried here, because the data provider has already retried it.
 * @param waiting whether no request is sent yet
 */
export function useListQueryState(
  {
    error,
    isFetching,
    isPlaceholderData,
    refetch,
  }: Pick<ListQueryResult, 'error' | 'isFetching' | 'isPlaceholderData' | 'refetch'>,
  { data: rows, total, pageInfo }: Page = {},
  waiting = false,
): ListQueryState {
  const toast = useToast();
  const [failed, setFailed] = useState(false);
  const settle = useEvent((fault: Error | null) => {
    setFailed(fault !== null);
    if (fault) toast.error(fault);
  });
  useEffect(() => {
    if (!isFetching) settle(error);
  }, [isFetching, error, settle]);
  return getListQueryState({ rows, total, pageInfo, error, isFetching, isPlaceholderData, failed, waiting, refetch });
}
