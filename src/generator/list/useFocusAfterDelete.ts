import type { RefObject } from 'react';
import { useEvent } from 'ra-core';

/** Marks a row with its id, so that the keyboard finds its place again. */
export const ROW_ID_ATTRIBUTE = 'data-row';

const rowsIn = (place: HTMLElement): HTMLElement[] => [...place.querySelectorAll<HTMLElement>(`[${ROW_ID_ATTRIBUTE}]`)];

const MENU = '[aria-haspopup=menu]';

/** The menu nearest to a place: of the row that stands there or the next ones, else of one before. */
const menuNear = (rows: readonly HTMLElement[], index: number): HTMLElement | undefined =>
  [...rows.slice(index), ...rows.slice(0, index).toReversed()]
    .map((row) => row.querySelector<HTMLElement>(MENU))
    .find((menu) => menu !== null) ?? undefined;

/**
 * Moves the focus after a row was deleted: to the menu of the row in its place, the nearest row with a menu, or the
 * list.
 * @returns called with a row's id before it goes; what that returns is called when it has gone
 */
export function useFocusAfterDelete(place: RefObject<HTMLElement | null>): (id: string) => () => void {
  return useEvent((id: string) => {
    const before = place.current ? rowsIn(place.current) : [];
    const index = before.findIndex((row) => row.getAttribute(ROW_ID_ATTRIBUTE) === id);
    return () => {
      const list = place.current;
      // Whoever has gone on meanwhile keeps the focus.
      if (!list || (document.activeElement !== null && document.activeElement !== document.body)) return;
      (menuNear(rowsIn(list), Math.max(index, 0)) ?? list).focus();
    };
  });
}
