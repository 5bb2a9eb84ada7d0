import { useSyncExternalStore } from 'react';

/** Minimum width in px of the page area, next to the menu, for a second column. */
const ROOM = 1160;
/** Before the page is rendered, or if it cannot be measured, the width of the window is used. */
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
