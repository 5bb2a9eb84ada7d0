import type { RefObject } from 'react';
import { useEvent } from 'ra-core';
import { ROW_ID_ATTRIBUTE } from '../../ui/rowIdAttribute';

const findRowElements = (container: HTMLElement): HTMLElement[] => [
  ...container.querySelectorAll<HTMLElement>(`[${ROW_ID_ATTRIBUTE}]`),
];

const MENU = '[aria-haspopup=menu]';

/**
 * Returns the actions menu that is nearest to an index: the first menu in the row at this index or a later row,
 * otherwise the last menu in an earlier row.
 */
const findNearestMenu = (rows: readonly HTMLElement[], index: number): HTMLElement | undefined =>
  [...rows.slice(index), ...rows.slice(0, index).toReversed()]
    .map((row) => row.querySelector<HTMLElement>(MENU))
    .find((menu) => menu !== null) ?? undefined;

/**
 * Moves the focus after a row was deleted. The focus moves to the actions menu of the row that is now in the same
 * position, otherwise to the nearest menu. If there is no menu, it moves to the list.
 * @returns a function that is called with the id of the row before the deletion. This function returns another
 *   function, which is called after the deletion and moves the focus.
 */
export function useFocusAfterDelete(containerRef: RefObject<HTMLElement | null>): (id: string) => () => void {
  return useEvent((id: string) => {
    const before = containerRef.current ? findRowElements(containerRef.current) : [];
    const index = before.findIndex((row) => row.getAttribute(ROW_ID_ATTRIBUTE) === id);
    return () => {
      const list = containerRef.current;
      // If the user has focused another element in the meantime, the focus is not moved.
      if (!list || (document.activeElement !== null && document.activeElement !== document.body)) return;
      (findNearestMenu(findRowElements(list), Math.max(index, 0)) ?? list).focus();
    };
  });
}
