import { useSyncExternalStore } from 'react';

/** Follows a media query; the same answer on the first drawing as on every other. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (listener) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    () => window.matchMedia(query).matches,
  );
}

/** A telephone's width: the menu is a drawer, a row is a card. The style sheets have the same number. */
export const useNarrow = (): boolean => useMedia('(max-width: 599.95px)');
