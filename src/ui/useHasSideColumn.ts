import { useSyncExternalStore } from 'react';

/** From this width of the page on, beside the menu, there is room for a second column. */
const ROOM = 1160;
/** While the page is not drawn yet, or nothing measures it, the window says so. */
const WINDOW = '(min-width: 1280px)';

const page = (): HTMLElement | null => document.querySelector('main');

function isRoomy(): boolean {
  const width = page()?.clientWidth ?? 0;
  return width > 0 ? width >= ROOM : window.matchMedia(WINDOW).matches;
}

function subscribe(listener: () => void): () => void {
  const element = page();
  if (!element || typeof ResizeObserver === 'undefined') return () => undefined;
  const observer = new ResizeObserver(listener);
  observer.observe(element);
  return () => observer.disconnect();
}

/**
 * Whether the page is wide enough for a side column. Updates when the width changes, for example when the menu
 * collapses.
 */
export const useHasSideColumn = (): boolean => useSyncExternalStore(subscribe, isRoomy);
