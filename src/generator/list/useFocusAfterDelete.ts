import type { RefObject } from 'react';
import { useEvent } from 'ra-core';
import { ROW_ID_ATTRIBUTE } from '../../ui/rowIdAttribute';

const findRowElements = (container: HTMLElement): HTMLElement[] => [
  ...container.querySelectorAll<HTMLElement>(`[${ROW_ID_ATTRIBUTE}]`),
];

const MENU = '[aria-haspopup=menu]';

/** Returns the nearest row menu: of the row at this index or after it, otherwise of a row before it. */
const findNearestMenu = (rows: readonly HTMLElement[], index: number): HTMLElement | undefined =>
  [...rows.slice(index), ...rows.slice(0, index).toReversed()]
    .map((row) => row.querySelector<HTMLElement>(MENU))
    .find((menu) => menu !== null) ?? undefined;

/**
 * Moves the focus after a row was deleted: to the menu of the row in its position, the nearest row with a menu, or
 * the list.
 * @returns a function to call with the row's id before it is deleted; it returns a function to call afterwards
 */
export function useFocusAfterDelete(containerRef: RefObject<HTMLElement | null>): (id: string) => () => void {
  return useEvent((id: string) => {
    const before = containerRef.current ? findRowElements(containerRef.current) : [];
    const index = before.findIndex((row) => row.getAttribute(ROW_ID_ATTRIBUTE) === id);
    return () => {
      const list = containerRef.current;
      // If the user has moved the focus in the meantime, it stays there.
      if (!list || (document.activeElement !== null && document.activeElement !== document.body)) return;
      (findNearestMenu(findRowElements(list), Math.max(index, 0)) ?? list).focus();
    };
  });
}
