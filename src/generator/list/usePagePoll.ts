import { useCallback, useRef } from 'react';
import type { EntityModule } from '../../model/entity';
import { meets } from '../../model/meets';
import { LONGEST } from '../view/usePoll';
import type { Row } from './row';

/** Milliseconds until a page with these rows is read again; false: it is not. */
export type PagePoll = (rows: readonly Row[]) => number | false;

/**
 * How a page is read again by itself while the server is still at work on one of its rows. What does not
 * come to an end is given up; whatever begins later is waited for anew.
 * @returns undefined for a list that is not read again
 */
export function usePagePoll({ entity, validators }: EntityModule): PagePoll | undefined {
  const poll = entity.list?.poll;
  const since = useRef<number>(undefined);
  const { shape } = entity;
  const again = useCallback<PagePoll>(
    (rows) => {
      const isOpen = poll !== undefined && rows.some((row) => !meets({ shape, validators }, poll.until, row));
      if (!isOpen) {
        since.current = undefined;
        return false;
      }
      since.current ??= Date.now();
      return Date.now() - since.current < (poll.longest ?? LONGEST) ? poll.every : false;
    },
    [poll, shape, validators],
  );
  return poll && again;
}
