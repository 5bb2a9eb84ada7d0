import { useEffect } from 'react';
import { useStoreContext } from 'ra-core';
import { useGetDraftOwner } from '../../widgets/context/unsavedChanges';
import { addVisitedScreen, getRecentSetting, parseVisitedScreens, type VisitedScreen } from './visitedScreens';

/**
 * Puts a record in front of the recent records of the command palette.
 * @param screen the screen of the record; undefined while it is not known
 */
export function useRememberScreen(screen: VisitedScreen | undefined): void {
  const store = useStoreContext();
  const owner = useGetDraftOwner();
  const { path, title = '', detail = '' } = screen ?? {};
  useEffect(() => {
    if (path === undefined) return;
    const setting = getRecentSetting(owner());
    const screens = parseVisitedScreens(store.getItem(setting));
    store.setItem(setting, addVisitedScreen(screens, { path, title, detail }));
  }, [store, owner, path, title, detail]);
}
