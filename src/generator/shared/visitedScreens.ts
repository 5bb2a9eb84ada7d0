/** The records that a user opened last, and the screens that a user marked as favourites. The browser stores both. */
import { isObject } from '../../model/values/cleanValues';
import { isInternalPath } from '../../ui/basePath';

export interface VisitedScreen {
  /** The path with its query string and fragment. */
  path: string;
  title: string;
  /** The title of the list to which the screen belongs. */
  detail: string;
}

/** Returns the setting that contains the records that a user opened last. It is deleted when the user signs out. */
export const getRecentSetting = (owner = ''): string => `recent.${owner}`;

/** Returns the setting that contains the favourites of a user. It is kept after the user signs out. */
export const getFavouritesSetting = (owner = ''): string => `favourites.${owner}`;

/** Reads a stored list of screens, which may contain anything. */
export const parseVisitedScreens = (value: unknown): VisitedScreen[] =>
  (Array.isArray(value) ? value : []).flatMap((one: unknown) => {
    if (!isObject(one)) return [];
    const { path, title, detail } = one;
    return typeof path === 'string' && isInternalPath(path) && typeof title === 'string' && typeof detail === 'string'
      ? [{ path, title, detail }]
      : [];
  });

const MOST = 8;

/** Returns the list of screens with a further one in front. Each path occurs once. */
export const addVisitedScreen = (screens: readonly VisitedScreen[], screen: VisitedScreen): VisitedScreen[] =>
  [screen, ...screens.filter(({ path }) => path !== screen.path)].slice(0, MOST);
