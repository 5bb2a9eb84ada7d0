import { useSyncExternalStore } from 'react';

/** Minimum width in px of the page area, next to the menu, for a second column. */
const ROOM = 1160;
/** Before the page is rendered, or if it cannot be measured, the width of the window is used. */
const WINDOW = '(min-width: 1280px)';

/** The observed page area with its last reported width: reading the width itself would force a layout. */
let observed: { page: HTMLElement; width: number; observer: ResizeObserver } | undefined;
const listeners = new Set<() => void>();

function observe(page: HTMLElement): number {
  observed?.observer.disconnect();
  const width = page.clientWidth;
  const observer = new ResizeObserver(() => {
    if (observed) observed.width = page.clientWidth;
    listeners.forEach((listener) => listener());
  });
  observer.observe(page);
  observed = { page, width, observer };
  return width;
}

function isRoomy(): boolean {
  const page = document.querySelector('main');
  if (!page || typeof ResizeObserver === 'undefined') return window.matchMedia(WINDOW).matches;
  const width = observed?.page === page ? observed.width : observe(page);
  return width > 0 ? width >= ROOM : window.matchMedia(WINDOW).matches;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Whether the page is wide enough for a side column. Updates when the width changes, for example when the menu
 * collapses.
 */
export const useHasSideColumn = (): boolean => useSyncExternalStore(subscribe, isRoomy);
