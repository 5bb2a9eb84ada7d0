import type { Row } from '../records/rowIds';

/**
 * `first`: nothing to show yet. `changing`: the rows of the page before, while another is on its
 * way. `failed`: no rows, whatever stood there before. `waiting`: the filters do not say yet what is wanted.
 */
type ListPhase = 'first' | 'changing' | 'ready' | 'failed' | 'waiting';

export interface ListQueryState {
  phase: ListPhase;
  rows: Row[];
  /** From the answer; 0 after a failure. */
  total: number;
  /** The server has not said how many there are: `total` is more than what was seen. */
  isTotalUnknown: boolean;
  /** Reading again what is already shown. */
  refreshing: boolean;
  error: Error | null;
  refetch(): void;
}

interface Asked {
  rows: Row[] | undefined;
  total: number | undefined;
  /** As the provider tells that the total is not known. */
  pageInfo?: object | undefined;
  error: Error | null;
  isFetching: boolean;
  isPlaceholderData: boolean;
  /** The call before this one failed: its rows must not come back while it is tried again. */
  failed: boolean;
  /** Nothing is asked for yet. */
  waiting: boolean;
  refetch: () => unknown;
}

/** What a list draws of a page call as it stands. */
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
}: Asked): ListQueryState {
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
