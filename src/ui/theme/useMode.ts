import { useStore } from 'ra-core';
import { useMedia } from '../media';
import type { Mode } from './themeOf';

/** Key of react-admin's store; without a choice of the user the system's holds. */
const KEY = 'theme';

const isMode = (stored: unknown): stored is Mode => stored === 'light' || stored === 'dark';

/** What the user has chosen, undefined for "like the system", and the way to choose. */
export function useModeChoice(): [Mode | undefined, (choice: Mode | undefined) => void] {
  const [stored, store] = useStore<unknown>(KEY);
  return [isMode(stored) ? stored : undefined, store];
}

/** Light or dark, as the page is drawn at this moment. */
export function useMode(): Mode {
  const [choice] = useModeChoice();
  const system = useMedia('(prefers-color-scheme: dark)') ? 'dark' : 'light';
  return choice ?? system;
}
