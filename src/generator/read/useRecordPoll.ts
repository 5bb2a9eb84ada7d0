import { useEffect, useState } from 'react';
import type { RaRecord } from 'ra-core';
import type { EntityModule } from '../../model/entity/entity';
import { matchesCondition } from '../../model/rules/matchesCondition';
import { isNotFoundError } from '../records/isNotFoundError';

/** Ten minutes. Later updates require a manual reload. */
export const MAX_POLL_MS = 600_000;

export interface RecordPoll {
  /** Milliseconds until the next question; false: there is none. */
  refetchInterval: (record: RaRecord | undefined, error: unknown) => number | false;
  /** Whether it was given up before the record was as the schema says. */
  hasStopped: (record: RaRecord) => boolean;
}

/**
 * Polls a record until it satisfies the schema's condition or the time limit. Polling stops when the screen is left
 * or hidden.
 * @param module undefined while it is on its way, and where nothing is to be read again
 */
export function useRecordPoll(module: EntityModule | undefined): RecordPoll {
  const poll = module?.entity.view?.poll;
  const [isOver, setIsOver] = useState(false);
  const longest = poll?.maxDurationMs ?? MAX_POLL_MS;
  const isPolled = poll !== undefined;
  useEffect(() => {
    if (!isPolled) return undefined;
    const timer = setTimeout(() => setIsOver(true), longest);
    return () => clearTimeout(timer);
  }, [isPolled, longest]);
  const isOpen = (record: RaRecord | undefined): boolean => {
    if (!module || !poll) return false;
    const { entity, validators } = module;
    return record === undefined || !matchesCondition({ shape: entity.shape, validators }, poll.stopWhen, record);
  };
  return {
    refetchInterval: (record, error) =>
      poll && !isOver && !isNotFoundError(error) && isOpen(record) ? poll.intervalMs : false,
    hasStopped: (record) => isOver && isOpen(record),
  };
}
