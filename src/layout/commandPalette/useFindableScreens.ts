import { useMemo, useSyncExternalStore } from 'react';
import { useUserPermissions } from '../../auth/PermissionsProvider';
import { getEntityManifest, subscribeToRegistry } from '../../model/registry/entityRegistry';
import { getSearchWords } from '../../model/registry/searchWords';
import { useMenuEntries } from '../menu/useMenuEntries';
import { getMenuScreens } from '../shortcuts/screenLetters';
import { getPermittedLists } from './permittedLists';

/** A screen that users find by typing. */
export interface FindableScreen {
  key: string;
  path: string;
  label: string;
  /** The titles of the groups, or of the list from which a screen without a menu entry is reached. */
  detail: string;
  /** Words that are searched and not displayed. */
  searchTerms: string;
  active: boolean;
}

/**
 * Returns the screens of the menu in menu order, then the permitted lists without a menu entry. The search terms contain
 * the key of a screen, so that users find it by its English name in every language, and the search words of its schema
 * file.
 */
export function useFindableScreens(): FindableScreen[] {
  const { entries } = useMenuEntries();
  const { permissions } = useUserPermissions();
  const manifest = useSyncExternalStore(subscribeToRegistry, getEntityManifest);
  return useMemo(() => {
    const lists = getPermittedLists(manifest, permissions);
    const getTerms = (key: string, path: string): string => {
      const { name = key } = lists.find(({ list }) => list === path)?.entry ?? {};
      return `${key.replaceAll('-', ' ')} ${getSearchWords(name)}`;
    };
    const screens = getMenuScreens(entries ?? []).map(({ key, path, title, parentTitles, active }) => ({
      key,
      path,
      label: title,
      active,
      detail: parentTitles.join(' › '),
      searchTerms: getTerms(key, path),
    }));
    const others = lists
      .filter(({ entry, list }) => entry.parentEntity && !screens.some(({ path }) => path === list))
      .map(({ entry: { name, parentEntity }, title, list }) => ({
        key: name,
        path: list,
        label: title,
        active: false,
        detail: manifest.find((entry) => entry.name === parentEntity)?.title ?? '',
        searchTerms: getTerms(name, list),
      }));
    return [...screens, ...others];
  }, [entries, permissions, manifest]);
}
