import { useCallback, useEffect, useRef, useState } from 'react';
import type { EntityModule } from '../../model/entity/entity';
import { meets } from '../../model/rules/meets';
import { LONGEST } from '../read/usePoll';
import type { Row } from '../records/row';

export interface PagePoll {
  /**
   * Milliseconds until a page with these rows is read again; false: it is not.
   * Undefined for a list that is not read again.
   */
  again: ((rows: readonly Row[]) => number | false) | undefined;
  /** How many of these rows are waited for. */
  open: (rows: readonly Row[]) => number;
  longest: number;
  /** It was given up, and said so. */
  isOver: boolean;
  end: () => void;
  /** Waits anew. */
  begin: () => void;
}

/**
 * How a page is read again by itself while the server is still at work on one of its rows. What does not
 * come to an end is given up; whatever begins later is waited for anew.
 */
export function usePagePoll({ entity, validators }: EntityModule): PagePoll {
  const poll = entity.list?.poll;
  const longest = poll?.maxDurationMs ?? LONGEST;
  const { shape } = entity;
  const [isOver, setIsOver] = useState(false);
  const since = useRef<number>(undefined);
  const open = useCallback(
    (rows: readonly Row[]) =>
      poll ? rows.filter((row) => !meets({ shape, validators }, poll.stopWhen, row)).length : 0,
    [poll, shape, validators],
  );
  const again = useCallback(
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
  const begin = useCallback(() => {
    since.current = undefined;
    setIsOver(false);
  }, []);
  return { again: poll && again, open, longest, isOver, end: useCallback(() => setIsOver(true), []), begin };
}

/**
 * Says when it was given up.
 * @returns how many rows had not ended by then; undefined for a list that is not read again
 */
export function usePollEnd(
  { again, open, longest, isOver, end, begin }: PagePoll,
  rows: readonly Row[],
): number | undefined {
  const count = open(rows);
  const isWaited = count > 0;
  useEffect(() => {
    if (!isWaited || isOver) return undefined;
    const timer = setTimeout(end, longest);
    return () => clearTimeout(timer);
  }, [isWaited, isOver, longest, end]);
  useEffect(() => {
    if (isOver && !isWaited) begin();
  }, [isOver, isWaited, begin]);
  if (!again) return undefined;
  return isOver ? count : 0;
}
