import type { RefObject } from 'react';
import { useEvent } from 'ra-core';

/** Marks a row with its id, so that the keyboard finds its place again. */
export const ROW_PLACE = 'data-row';

const rowsIn = (place: HTMLElement): HTMLElement[] => [...place.querySelectorAll<HTMLElement>(`[${ROW_PLACE}]`)];

/**
 * Where the keyboard goes on after a row has gone with the menu it was deleted from: at the menu of
 * the row that took its place, else at the list itself.
 * @returns called with a row's id before it goes; what that returns is called when it has gone
 */
export function useFocusAfterDelete(place: RefObject<HTMLElement | null>): (id: string) => () => void {
  return useEvent((id: string) => {
    const before = place.current ? rowsIn(place.current) : [];
    const index = before.findIndex((row) => row.getAttribute(ROW_PLACE) === id);
    return () => {
      const list = place.current;
      // Whoever has gone on meanwhile keeps the focus.
      if (!list || (document.activeElement !== null && document.activeElement !== document.body)) return;
      const rows = rowsIn(list);
      const next = rows[Math.min(index, rows.length - 1)]?.querySelector<HTMLElement>('[aria-haspopup=menu]');
      (next ?? list).focus();
    };
  });
}
