import { useSyncExternalStore } from 'react';
import { useNavigate, useStoreContext } from 'ra-core';
import { useUserPermissions } from '../../auth/PermissionsProvider';
import { parseListViews } from '../../generator/savedViews/listView';
import { createViewHash } from '../../generator/savedViews/viewLink';
import { getOwnViewsSetting } from '../../generator/savedViews/viewSettings';
import { getEntityManifest, subscribeToRegistry } from '../../model/registry/entityRegistry';
import { useGetDraftOwner } from '../../widgets/context/unsavedChanges';
import { useShortcutTranslate } from '../shortcuts/useShortcutTranslate';
import type { CommandItem } from './paletteItems';
import { getPermittedLists } from './permittedLists';

/** Returns the views that the user has saved of the permitted lists. */
export function useViewCommandItems(): CommandItem[] {
  const t = useShortcutTranslate();
  const navigate = useNavigate();
  const store = useStoreContext();
  const owner = useGetDraftOwner();
  const { permissions } = useUserPermissions();
  const manifest = useSyncExternalStore(subscribeToRegistry, getEntityManifest);
  return getPermittedLists(manifest, permissions).flatMap(({ entry: { name }, title, list }) =>
    parseListViews(store.getItem(getOwnViewsSetting(owner(), name))).map((view) => ({
      key: `view ${list} ${view.id}`,
      group: t('find.views'),
      label: view.title,
      detail: title,
      run: () => navigate(`${list}${createViewHash(view.id)}`),
    })),
  );
}
