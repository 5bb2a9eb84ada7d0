import { useSyncExternalStore } from 'react';
import { useLocale, useNavigate, useStoreContext } from 'ra-core';
import { useUserPermissions } from '../../auth/PermissionsProvider';
import { parseListViews } from '../../generator/savedViews/listView';
import { createViewHash } from '../../generator/savedViews/viewLink';
import { getOwnViewsSetting } from '../../generator/savedViews/viewSettings';
import { getEntityManifest, subscribeToRegistry } from '../../model/registry/entityRegistry';
import { getSharedViewEntries } from '../../model/registry/searchWords';
import { useGetDraftOwner } from '../../widgets/context/unsavedChanges';
import { useShortcutTranslate } from '../shortcuts/useShortcutTranslate';
import type { CommandItem } from './paletteItems';
import { getPermittedLists } from './permittedLists';

/** Returns the views of the permitted lists: those of the schema files, and those that the user has saved. */
export function useViewCommandItems(): CommandItem[] {
  const t = useShortcutTranslate();
  const navigate = useNavigate();
  const locale = useLocale();
  const store = useStoreContext();
  const owner = useGetDraftOwner();
  const { permissions } = useUserPermissions();
  const manifest = useSyncExternalStore(subscribeToRegistry, getEntityManifest);
  return getPermittedLists(manifest, permissions).flatMap(({ entry: { name }, title, list }) =>
    [
      ...getSharedViewEntries(name).map((view) => ({ id: view.name, label: view.titles[locale] ?? view.title })),
      ...parseListViews(store.getItem(getOwnViewsSetting(owner(), name))).map((view) => ({
        id: view.id,
        label: view.title,
      })),
    ].map(({ id, label }) => ({
      key: `view ${list} ${id}`,
      group: t('find.views'),
      label,
      detail: title,
      run: () => navigate(`${list}${createViewHash(id)}`),
    })),
  );
}
