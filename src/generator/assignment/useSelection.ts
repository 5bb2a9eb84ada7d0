import { useCallback, useEffect, useReducer, useRef, useState } from 'react';
import { useDataProvider } from 'ra-core';
import type { WattdeskDataProvider } from '../../../dataProvider/types';
import { useToast } from '../../widgets/useToast';
import type { FilterValues } from '../list/listParams';
import { gatherIds } from './gatherIds';
import { fetchPage, type Place } from './place';
import { NOTHING, select, type Selection, type SelectionChange } from './selection';

export interface SelectionControl {
  selection: Selection;
  change(change: SelectionChange): void;
  /** Chooses nothing, and stops gathering. */
  clear(): void;
  /** Chooses all rows that match, over all pages. */
  gather(filter: FilterValues): Promise<void>;
  /** Stops gathering; what was chosen before stays. */
  stop(): void;
  /** Share of the ids that has arrived; undefined while none are gathered. */
  gathered: number | undefined;
}

/** What is chosen in the dialog. Closing it stops a gathering that is under way. */
export function useSelection(place: Place): SelectionControl {
  const dataProvider = useDataProvider<WattdeskDataProvider>();
  const toast = useToast();
  const [selection, change] = useReducer(select, NOTHING);
  const [gathered, setGathered] = useState<number>();
  const running = useRef<AbortController>(undefined);

  const stop = useCallback(() => running.current?.abort(), []);
  useEffect(() => stop, [stop]);
  const clear = useCallback(() => {
    stop();
    change({ type: 'none' });
  }, [stop]);

  const gather = async (filter: FilterValues): Promise<void> => {
    if (running.current) return;
    const { signal } = (running.current = new AbortController());
    setGathered(0);
    try {
      const ids = await gatherIds(place.assignment.rowId, {
        fetchPage: (page, perPage, abort) => fetchPage(dataProvider, place, { page, perPage, filter, signal: abort }),
        signal,
        onProgress: setGathered,
      });
      change({ type: 'all', ids });
    } catch (error) {
      if (!signal.aborted) toast.error(error);
    } finally {
      running.current = undefined;
      setGathered(undefined);
    }
  };
  return { selection, change, clear, gather, stop, gathered };
}
