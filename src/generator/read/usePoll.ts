import { useEffect, useState } from 'react';
import type { RaRecord } from 'ra-core';
import type { EntityModule } from '../../model/entity/entity';
import { meets } from '../../model/rules/meets';
import { isMissing } from '../records/isMissing';

/** Ten minutes: what has not ended by then is asked for by hand. */
export const LONGEST = 600_000;

export interface Poll {
  /** Milliseconds until the next question; false: there is none. */
  again: (record: RaRecord | undefined, error: unknown) => number | false;
  /** Whether it was given up before the record was as the schema says. */
  hasStopped: (record: RaRecord) => boolean;
}

/**
 * How a record is read again by itself: until it is as the schema says, and not for ever. Who leaves, or
 * hides the page, is asked no more.
 * @param module undefined while it is on its way, and where nothing is to be read again
 */
export function usePoll(module: EntityModule | undefined): Poll {
  const poll = module?.entity.view?.poll;
  const [isOver, setIsOver] = useState(false);
  const longest = poll?.maxDurationMs ?? LONGEST;
  const isPolled = poll !== undefined;
  useEffect(() => {
    if (!isPolled) return undefined;
    const timer = setTimeout(() => setIsOver(true), longest);
    return () => clearTimeout(timer);
  }, [isPolled, longest]);
  const isOpen = (record: RaRecord | undefined): boolean => {
    if (!module || !poll) return false;
    const { entity, validators } = module;
    return record === undefined || !meets({ shape: entity.shape, validators }, poll.stopWhen, record);
  };
  return {
    again: (record, error) => (poll && !isOver && !isMissing(error) && isOpen(record) ? poll.intervalMs : false),
    hasStopped: (record) => isOver && isOpen(record),
  };
}
