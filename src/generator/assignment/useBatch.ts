import { useEffect, useRef, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useTranslate } from 'ra-core';
import type { WattdeskDataProvider } from '../../../dataProvider/types';
import { useToast } from '../../widgets/useToast';
import { useReload } from '../list/useReload';
import type { Place } from './place';
import { pagesKey } from './usePageQuery';
import type { SelectionControl } from './useSelection';

export type BatchKind = 'assign' | 'unassign';

export interface Batch {
  /** Assigns, or takes away, all that is chosen in one call. */
  run(kind: BatchKind): Promise<void>;
  running: BatchKind | undefined;
}

/**
 * The two calls of the dialog. A success shows what the server says (MSG-016), clears the selection
 * and reads the rows again; after a failure all is as before.
 */
export function useBatch(place: Place, { selection, clear }: SelectionControl): Batch {
  const { parent, parentId, assignment } = place;
  const dataProvider = useDataProvider<WattdeskDataProvider>();
  const client = useQueryClient();
  const reloadParent = useReload(parent.name);
  const translate = useTranslate();
  const toast = useToast();
  const [running, setRunning] = useState<BatchKind>();
  // Beside the state: two clicks in one frame see the same state.
  const busy = useRef(false);
  const open = useRef(false);
  useEffect(() => {
    open.current = true;
    return () => {
      open.current = false;
    };
  }, []);

  const run = async (kind: BatchKind): Promise<void> => {
    if (busy.current || selection.ids.size === 0) return;
    busy.current = true;
    setRunning(kind);
    try {
      const { msg } = await dataProvider.send(assignment[kind], {
        params: { id: parentId, [assignment.parentKey]: parentId },
        body: { [assignment.parentKey]: parentId, [assignment.idsKey]: [...selection.ids.values()] },
      });
      toast.success(msg || translate('wd.assignment.done', { _: 'Success' }));
      clear();
      // Closed meanwhile: the list behind has read its counts too early.
      await (open.current ? client.invalidateQueries({ queryKey: pagesKey(place) }) : reloadParent());
    } catch (error) {
      toast.error(error);
    } finally {
      busy.current = false;
      setRunning(undefined);
    }
  };
  return { run, running };
}
