import { useLocation, useNavigate, useStore } from 'ra-core';
import { PRODUCT_NAME } from '../../brand/productName';
import {
  addVisitedScreen,
  getFavouritesSetting,
  getRecentSetting,
  parseVisitedScreens,
  type VisitedScreen,
} from '../../generator/shared/visitedScreens';
import { useGetDraftOwner } from '../../widgets/context/unsavedChanges';
import { useShortcutTranslate } from '../shortcuts/useShortcutTranslate';
import type { CommandItem } from './paletteItems';

/** Returns the title of the page, which the browser's tab shows before the name of the product. */
const getPageTitle = (): string => document.title.replace(` · ${PRODUCT_NAME}`, '');

/**
 * Returns the favourites and the recent records of the user, and the action that makes the current screen a favourite or
 * removes it. Query strings are left out, because they may contain search texts: views remember filters.
 */
export function useVisitedCommandItems(): Record<'favourites' | 'recent' | 'actions', CommandItem[]> {
  const t = useShortcutTranslate();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const owner = useGetDraftOwner()();
  const [storedFavourites, setFavourites] = useStore<unknown>(getFavouritesSetting(owner));
  const [storedRecent] = useStore<unknown>(getRecentSetting(owner));
  const favourites = parseVisitedScreens(storedFavourites);
  const isFavourite = (path: string): boolean => favourites.some((screen) => screen.path === path);
  const toItem =
    (group: string) =>
    ({ path, title, detail }: VisitedScreen): CommandItem => ({
      key: `${group} ${path}`,
      group,
      label: title,
      detail,
      run: () => navigate(path),
    });
  const [title = '', ...rest] = getPageTitle().split(' · ');
  const toggle = (): void =>
    setFavourites(
      isFavourite(pathname)
        ? favourites.filter(({ path }) => path !== pathname)
        : addVisitedScreen(favourites, { path: pathname, title, detail: rest.join(' · ') }),
    );
  return {
    favourites: favourites.map(toItem(t('find.favourites'))),
    // The record that is open is not worth a line.
    recent: parseVisitedScreens(storedRecent)
      .filter(({ path }) => path !== pathname && !isFavourite(path))
      .map(toItem(t('find.recent'))),
    actions: [
      {
        key: 'favourite',
        group: t('find.actions'),
        label: t(isFavourite(pathname) ? 'find.removeFavourite' : 'find.addFavourite', { title }),
        searchTerms: 'favourite favorite star bookmark',
        run: toggle,
      },
    ],
  };
}
