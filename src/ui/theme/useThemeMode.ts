import { useStore } from 'ra-core';
import { useMediaQuery } from './mediaQueries';
import type { ThemeMode } from './muiThemes';

/** Key in react-admin's store. Without a value the system setting applies. */
const KEY = 'theme';

/** Returns the theme setting of the user, undefined for the system setting, and its setter. */
export function useThemeModeSetting(): [ThemeMode | undefined, (choice: ThemeMode | undefined) => void] {
  return useStore<ThemeMode | undefined>(KEY);
}

/** Returns the mode in which the page is rendered: light or dark. */
export function useThemeMode(): ThemeMode {
  const [choice] = useThemeModeSetting();
  const system = useMediaQuery('(prefers-color-scheme: dark)') ? 'dark' : 'light';
  return choice ?? system;
}
