import { useSyncExternalStore } from 'react';

/** Minimum width in px of the page area (the window without the menu) at which there is space for a second column. */
const ROOM = 1160;
/**
 * Media query for the width of the window. It is used before the page is rendered, or if the page cannot be
 * measured.
 */
const WINDOW = '(min-width: 1280px)';

/**
 * The observed page area and its last reported width. The width is stored because reading it from the element would
 * force a layout.
 */
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
 * Whether the page area is wide enough for a side column. Re-renders the caller when the result changes, for
 * example when the menu is collapsed.
 */
export const useHasSideColumn = (): boolean => useSyncExternalStore(subscribe, isRoomy);
