/** Finds out whether a list must show a view before it may request its rows. Other code of views is lazy-loaded. */
import { useState } from 'react';
import { useLocation } from 'ra-core';
import { readSetting } from '../../ui/storage/settings';
import { useGetDraftOwner } from '../../widgets/context/unsavedChanges';
import { getLastViewSetting } from '../queries/listParams';

export interface PendingView {
  /**
   * The fragment that names the view to open: that of a link, or, when the list is opened without any parameters, the
   * view that the user opened last. Empty if there is none.
   */
  hash: string;
  /** Opens the list without the view. */
  drop: () => void;
}

/** Returns the view that the list must open before it may request its rows. */
export function usePendingView(entityName: string): PendingView {
  const { search, hash } = useLocation();
  const owner = useGetDraftOwner();
  const [last, setLast] = useState(() => {
    const ids = readSetting(getLastViewSetting(entityName)) as Record<string, string> | undefined;
    const id = ids?.[owner() ?? ''];
    return id ? `#view=${id}` : '';
  });
  // Once the list has parameters, the view was opened; a later address without them is a choice of the user.
  if (last && search) setLast('');
  return { hash: hash.startsWith('#view=') ? hash : search ? '' : last, drop: () => setLast('') };
}
