import { useSyncExternalStore } from 'react';

/** Returns whether a media query matches, and follows changes. The first render already has the right value. */
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
 * Too narrow for the full menu next to the page: only icons are shown, and the titles open in a drawer. The
 * stylesheets use the same breakpoint.
 */
export const useCompactMenu = (): boolean => useMediaQuery('(max-width: 1199.95px)');

/** Phone width: the menu is a drawer, a row is a card. The stylesheets use the same breakpoint. */
export const useIsPhone = (): boolean => useMediaQuery('(max-width: 599.95px)');
