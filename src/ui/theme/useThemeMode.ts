import { useStore } from 'ra-core';
import { useMediaQuery } from './mediaQueries';
import type { ThemeMode } from './muiThemes';

/** Key of react-admin's store; without a choice of the user the system's holds. */
const KEY = 'theme';

/** The theme setting of the user, undefined for the system setting, and its setter. */
export function useThemeModeSetting(): [ThemeMode | undefined, (choice: ThemeMode | undefined) => void] {
  return useStore<ThemeMode | undefined>(KEY);
}

/** Light or dark, as the page is drawn at this moment. */
export function useThemeMode(): ThemeMode {
  const [choice] = useThemeModeSetting();
  const system = useMediaQuery('(prefers-color-scheme: dark)') ? 'dark' : 'light';
  return choice ?? system;
}
