import { useEffect, useState } from 'react';
import type { RaRecord } from 'ra-core';
import type { EntityModule } from '../../model/entity/entity';
import { matchesCondition } from '../../model/formRules/matchesCondition';
import { isNotFoundError } from '../shared/isNotFoundError';

/** Maximum duration of polling in milliseconds: ten minutes. Afterwards, the user must reload the record manually. */
export const MAX_POLL_DURATION_MS = 600_000;

export interface RecordPoll {
  /** Returns the milliseconds until the next request, or false if polling must stop. */
  refetchInterval: (record: RaRecord | undefined, error: unknown) => number | false;
  /** Whether polling has reached its time limit before the record satisfied the condition in the schema. */
  hasStopped: (record: RaRecord) => boolean;
}

/**
 * Polls a record until the record satisfies the condition in the schema or the time limit is reached. Polling also
 * stops when the user leaves or hides the screen.
 * @param module undefined while the entity is loading, and for records that are not polled
 */
export function useRecordPoll(module: EntityModule | undefined): RecordPoll {
  const poll = module?.entity.view?.poll;
  const [isOver, setIsOver] = useState(false);
  const longest = poll?.maxDurationMs ?? MAX_POLL_DURATION_MS;
  const isPolled = poll !== undefined;
  useEffect(() => {
    if (!isPolled) return undefined;
    const timer = setTimeout(() => setIsOver(true), longest);
    return () => clearTimeout(timer);
  }, [isPolled, longest]);
  const isOpen = (record: RaRecord | undefined): boolean => {
    if (!module || !poll) return false;
    const { entity, validators } = module;
    return record === undefined || !matchesCondition({ shape: entity.shape, validators }, poll.stopPollingWhen, record);
  };
  return {
    refetchInterval: (record, error) =>
      poll && !isOver && !isNotFoundError(error) && isOpen(record) ? poll.intervalMs : false,
    hasStopped: (record) => isOver && isOpen(record),
  };
}
