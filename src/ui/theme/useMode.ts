import { useStore } from 'ra-core';
import { useMedia } from './media';
import type { Mode } from './themeOf';

/** Key of react-admin's store; without a choice of the user the system's holds. */
const KEY = 'theme';

/** What the user has chosen, undefined for "like the system", and the way to choose. */
export function useModeChoice(): [Mode | undefined, (choice: Mode | undefined) => void] {
  return useStore<Mode | undefined>(KEY);
}

/** Light or dark, as the page is drawn at this moment. */
export function useMode(): Mode {
  const [choice] = useModeChoice();
  const system = useMedia('(prefers-color-scheme: dark)') ? 'dark' : 'light';
  return choice ?? system;
}
