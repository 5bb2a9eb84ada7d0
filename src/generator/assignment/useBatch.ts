import { useEffect, useRef, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import type { Answer, WattdeskDataProvider } from '../../../dataProvider/contract/types';
import { useCall } from '../../widgets/useCall';
import { useToast } from '../../widgets/useToast';
import { useReload } from '../read/useReload';
import type { SelectionControl } from '../selection/useSelection';
import { pagesKey, pathValues, type Place } from './place';

type BatchKind = 'assign' | 'unassign';

export interface Batch {
  /** Assigns, or takes away, all that is chosen in one call. */
  run(kind: BatchKind): void;
  running: BatchKind | undefined;
  /** How many were done: what was counted before is old. */
  done: number;
}

/**
 * The two calls of an assignment. A success shows what the server says, clears the selection
 * and reads the rows again; after a failure all is as before.
 * @param onChanged reads again what else tells of the assigned ones
 */
export function useBatch(place: Place, { selection, clear }: SelectionControl, onChanged?: () => unknown): Batch {
  const { parent, keys, assignment } = place;
  const dataProvider = useDataProvider<WattdeskDataProvider>();
  const client = useQueryClient();
  const reloadParent = useReload(parent.name);
  const toast = useToast();
  const open = useRef(false);
  const [done, setDone] = useState(0);
  useEffect(() => {
    open.current = true;
    return () => {
      open.current = false;
    };
  }, []);

  const { run, input } = useCall<BatchKind, Answer>({
    send: (kind) =>
      dataProvider.send(assignment[kind], {
        params: pathValues(place),
        body: { ...keys, [assignment.idsParam]: [...selection.ids.values()] },
      }),
    onDone: async ({ msg }) => {
      toast.success(msg || { key: 'assignment.done' });
      clear();
      setDone((before) => before + 1);
      await Promise.all([
        client.invalidateQueries({ queryKey: pagesKey(place) }),
        // Closed meanwhile: the list behind has read its counts too early.
        open.current ? onChanged?.() : reloadParent(),
      ]);
    },
  });
  return {
    run: (kind) => {
      if (selection.ids.size > 0) void run(kind);
    },
    running: input,
    done,
  };
}
