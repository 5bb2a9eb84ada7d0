import { useStore } from 'ra-core';
import { useMediaQuery } from './mediaQueries';
import type { ThemeMode } from './muiThemes';

/**
 * Key of the theme setting in react-admin's store. If the store has no value, the setting of the operating system
 * applies.
 */
const KEY = 'theme';

/**
 * Returns the theme setting of the user and its setter. The setting is undefined if the user follows the operating
 * system.
 */
export function useThemeModeSetting(): [ThemeMode | undefined, (choice: ThemeMode | undefined) => void] {
  return useStore<ThemeMode | undefined>(KEY);
}

/** Returns the mode in which the page is rendered: `light` or `dark`. It is printed light, because paper is white. */
export function useThemeMode(): ThemeMode {
  const [choice] = useThemeModeSetting();
  const system = useMediaQuery('(prefers-color-scheme: dark)') ? 'dark' : 'light';
  const isPrinted = useMediaQuery('print');
  return isPrinted ? 'light' : (choice ?? system);
}
