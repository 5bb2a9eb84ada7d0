import { useCallback, useEffect, useRef, useState } from 'react';
import type { EntityModule } from '../../model/entity/entity';
import { matchesCondition } from '../../model/formRules/matchesCondition';
import { MAX_POLL_DURATION_MS } from '../queries/useRecordPoll';
import type { Row } from '../shared/listRowIds';

export interface ListPollController {
  /**
   * Returns the number of milliseconds after which a page with these rows is loaded again, or false if polling
   * stops. Undefined for a list without polling.
   */
  refetchInterval: ((rows: readonly Row[]) => number | false) | undefined;
  /** Returns the number of rows that the server is still processing. */
  open: (rows: readonly Row[]) => number;
  maxDurationMs: number;
  /** Whether polling has timed out. A notice then tells the user. */
  hasTimedOut: boolean;
  end: () => void;
  /** Restarts polling and its time limit. */
  start: () => void;
}

/**
 * Provides polling of a list. The list is loaded again while the server is still processing one of its rows, up to
 * a time limit.
 */
export function useListPoll({ entity, validators }: EntityModule): ListPollController {
  const poll = entity.list?.poll;
  const longest = poll?.maxDurationMs ?? MAX_POLL_DURATION_MS;
  const { shape } = entity;
  const [isOver, setIsOver] = useState(false);
  const since = useRef<number>(undefined);
  const open = useCallback(
    (rows: readonly Row[]) =>
      poll ? rows.filter((row) => !matchesCondition({ shape, validators }, poll.stopPollingWhen, row)).length : 0,
    [poll, shape, validators],
  );
  const shouldPollAgain = useCallback(
    (rows: readonly Row[]) => {
      if (!poll || open(rows) === 0) {
        since.current = undefined;
        return false;
      }
      since.current ??= Date.now();
      return Date.now() - since.current < longest ? poll.intervalMs : false;
    },
    [poll, open, longest],
  );
  const start = useCallback(() => {
    since.current = undefined;
    setIsOver(false);
  }, []);
  return {
    refetchInterval: poll && shouldPollAgain,
    open,
    maxDurationMs: longest,
    hasTimedOut: isOver,
    end: useCallback(() => setIsOver(true), []),
    start,
  };
}

/**
 * Ends polling after its time limit.
 * @returns the number of rows that the server is still processing after polling has timed out, otherwise 0;
 *   undefined for a list without polling
 */
export function useUnprocessedRowCount(
  { refetchInterval, open, maxDurationMs, hasTimedOut, end, start }: ListPollController,
  rows: readonly Row[],
): number | undefined {
  const count = open(rows);
  const isWaited = count > 0;
  useEffect(() => {
    if (!isWaited || hasTimedOut) return undefined;
    const timer = setTimeout(end, maxDurationMs);
    return () => clearTimeout(timer);
  }, [isWaited, hasTimedOut, maxDurationMs, end]);
  useEffect(() => {
    if (hasTimedOut && !isWaited) start();
  }, [hasTimedOut, isWaited, start]);
  if (!refetchInterval) return undefined;
  return hasTimedOut ? count : 0;
}
