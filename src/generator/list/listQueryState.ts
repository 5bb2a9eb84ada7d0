import { useEffect, useState } from 'react';
import { useEvent } from 'ra-core';
import { useToast } from '../../widgets/useToast';
import type { Row } from '../shared/rowIds';

/**
 * `first`: no rows yet. `changing`: rows of the previous page while another page is loading. `failed`: no rows,
 * whatever was shown before. `waiting`: required filters are not set.
 */
type ListPhase = 'first' | 'changing' | 'ready' | 'failed' | 'waiting';

export interface ListQueryState {
  phase: ListPhase;
  rows: Row[];
  /** From the response; 0 after an error. */
  total: number;
  /** The server did not send the total: `total` is more than the rows seen so far. */
  isTotalUnknown: boolean;
  /** Reloading rows that are already shown. */
  refreshing: boolean;
  error: Error | null;
  refetch(): void;
}

interface ListQueryResult {
  rows: Row[] | undefined;
  total: number | undefined;
  /** Set by the data provider when the total is unknown. */
  pageInfo?: object | undefined;
  error: Error | null;
  isFetching: boolean;
  isPlaceholderData: boolean;
  /** The previous request failed: its rows must not reappear during a retry. */
  failed: boolean;
  /** No request has been sent yet. */
  waiting: boolean;
  refetch: () => unknown;
}

/** Derives the state that a list renders from the state of its page request. */
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
 * The state of a page request. An error is shown in a toast, once: the data provider has already retried.
 * @param waiting no request is sent yet
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
