import { useSyncExternalStore } from 'react';

/**
 * Returns whether a media query matches and re-renders the caller when the result changes. The first render already
 * has the correct result.
 */
export function useMediaQuery(query: string): boolean {
  return useSyncExternalStore(
    (listener) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    () => window.matchMedia(query).matches,
  );
}

/**
 * Whether the window is too narrow for the full menu next to the page. The menu then shows only icons, and a drawer
 * shows the full entries. The stylesheets use the same breakpoint.
 */
export const useCompactMenu = (): boolean => useMediaQuery('(max-width: 1199.95px)');

/**
 * Whether the window has the width of a phone. The menu is then a drawer, and a list row is rendered as a card. The
 * stylesheets use the same breakpoint.
 */
export const useIsPhone = (): boolean => useMediaQuery('(max-width: 599.95px)');

/** Whether the operating system replaces the colours of the page, as in a contrast theme of Windows. */
export const useForcedColors = (): boolean => useMediaQuery('(forced-colors: active)');
