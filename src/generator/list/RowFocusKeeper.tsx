import { useEffect, useRef, type RefObject } from 'react';
import { useEvent, useLocation } from 'ra-core';
import { ROW_ID_ATTRIBUTE } from '../../ui/rowIdAttribute';
import { observeOverlays } from '../shared/observeOverlays';

const ROW = `[${ROW_ID_ATTRIBUTE}]`;
const MENU = '[aria-haspopup=menu]';
/** What opens over the list and gives the focus back when it closes. */
const OVERLAYS = '[role=dialog], [role=menu], [role=listbox], .MuiModal-root';

interface FocusedElement {
  element: HTMLElement;
  rowId: string | null;
  rowIndex: number;
}

const getRows = (list: HTMLElement): HTMLElement[] => [...list.querySelectorAll<HTMLElement>(ROW)];

/** Returns the element of a row that corresponds to an element that was removed. */
function findCounterpart(row: HTMLElement, { dataset }: HTMLElement): HTMLElement | null {
  const cell = dataset['editCell'];
  return (
    (cell === undefined ? null : row.querySelector<HTMLElement>(`[data-edit-cell=${JSON.stringify(cell)}]`)) ??
    row.querySelector<HTMLElement>(MENU)
  );
}

/**
 * Returns the element that takes the focus. If the row is still there: its counterpart of the removed element, or what
 * it has left. Otherwise the counterpart in the row that took its place, or in the nearest row that has one.
 */
function findSuccessor(list: HTMLElement, { element, rowId, rowIndex }: FocusedElement): HTMLElement {
  const rows = getRows(list);
  const own = rows.find((row) => row.getAttribute(ROW_ID_ATTRIBUTE) === rowId);
  const left =
    own &&
    (findCounterpart(own, element) ??
      own.querySelector<HTMLElement>('a[href^="/"]') ??
      own.querySelector<HTMLElement>('button, input'));
  return (
    left ??
    [...rows.slice(rowIndex), ...rows.slice(0, rowIndex).toReversed()]
      .map((row) => findCounterpart(row, element))
      .find((found) => found !== null) ??
    list
  );
}

/** The rows that had the focus when their list was left, by the entry of the browser's history. */
const leftRows = new Map<string, string>();
/** The list that was left last, and the row. */
let lastLeft: { pathname: string; rowId: string | null | undefined } | undefined;

/** Returns what has the focus in a row when the user comes back to it: its link, or the button of its menu. */
const findEntrance = (row: HTMLElement): HTMLElement | null =>
  row.querySelector<HTMLElement>('a[href^="/"]:not([tabindex="-1"])') ?? row.querySelector<HTMLElement>(MENU);

/**
 * Gives the focus back to the row from which the user has left the list, and comes back to it by the browser, or by a
 * button of the record. Keeps the place of keyboard users when a change removes the focused row, or the focused button of
 * a row that may no longer be changed. Otherwise, Tab would start again at the top of the page.
 */
export function RowFocusKeeper({ listRef }: { listRef: RefObject<HTMLElement | null> }): null {
  const focused = useRef<FocusedElement>(undefined);
  /** Whether the last input was a key. A page that scrolls by itself only helps then. */
  const usesKeyboard = useRef(false);
  const { key: historyEntry = '', pathname } = useLocation();
  const leftRow = useRef(leftRows.get(historyEntry));
  const keepLeftRow = useEvent(() => {
    const { rowId } = focused.current ?? {};
    lastLeft = { pathname, rowId };
    if (rowId) leftRows.set(historyEntry, rowId);
    else leftRows.delete(historyEntry);
  });
  const findLeftRow = useEvent(() => {
    // A user who comes by the menu has the focus there. A button of the record is gone with the record.
    if (lastLeft?.pathname === pathname && document.activeElement === document.body)
      leftRow.current ??= lastLeft.rowId ?? undefined;
    lastLeft = undefined;
    return keepLeftRow;
  });
  useEffect(() => findLeftRow(), [findLeftRow]);
  const goBackToLeftRow = (list: HTMLElement): void => {
    const row = getRows(list).find((one) => one.getAttribute(ROW_ID_ATTRIBUTE) === leftRow.current);
    const { activeElement } = document;
    if (!row || !(activeElement === document.body || activeElement?.contains(list))) return;
    leftRow.current = undefined;
    findEntrance(row)?.focus();
  };
  const restore = useEvent(() => {
    const { current: list } = listRef;
    if (list && leftRow.current !== undefined) goBackToLeftRow(list);
    const { current: lost } = focused;
    if (!list || !lost || lost.element.isConnected) return;
    if (![document.body, list, null].includes(document.activeElement as HTMLElement | null)) return;
    const successor = findSuccessor(list, lost);
    successor.focus({ preventScroll: true });
    if (usesKeyboard.current) successor.scrollIntoView?.({ block: 'nearest' });
  });
  useEffect(() => {
    const remember = ({ target, type }: Event): void => {
      const list = listRef.current;
      if (!list || target === list || !(target instanceof HTMLElement) || target.closest(OVERLAYS)) return;
      const row = list.contains(target) ? target.closest<HTMLElement>(ROW) : null;
      if (!row) focused.current = undefined;
      else if (type === 'focusin')
        focused.current = {
          element: target,
          rowId: row.getAttribute(ROW_ID_ATTRIBUTE),
          rowIndex: getRows(list).indexOf(row),
        };
    };
    const rememberInput = ({ type }: Event): void => {
      usesKeyboard.current = type === 'keydown';
      leftRow.current = undefined;
    };
    document.addEventListener('keydown', rememberInput, true);
    document.addEventListener('pointerdown', rememberInput, true);
    document.addEventListener('focusin', remember);
    // A click elsewhere takes the focus from the row, also if what is clicked cannot have it.
    document.addEventListener('pointerdown', remember);
    const endObservation = observeOverlays(restore);
    return () => {
      document.removeEventListener('keydown', rememberInput, true);
      document.removeEventListener('pointerdown', rememberInput, true);
      document.removeEventListener('focusin', remember);
      document.removeEventListener('pointerdown', remember);
      endObservation();
    };
  }, [listRef, restore]);
  useEffect(() => {
    const timer = setTimeout(restore);
    return () => clearTimeout(timer);
  });
  return null;
}
