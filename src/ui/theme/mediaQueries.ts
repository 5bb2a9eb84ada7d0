import { useSyncExternalStore } from 'react';

/** Follows a media query; the same answer on the first drawing as on every other. */
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

/** Too little for the whole menu beside a page: icons stand there, the names come over it. The style sheets know it, too. */
export const useCompactMenu = (): boolean => useMediaQuery('(max-width: 1199.95px)');

/** A telephone's width: the menu is a drawer, a row is a card. The style sheets have the same number. */
export const useIsPhone = (): boolean => useMediaQuery('(max-width: 599.95px)');
