/** Walking the rows of a list, be it a table or cards: by what stands on the page, whoever has drawn it. */

/** A row says which one it is; see `useFocusAfterDelete`. */
const ROW = '[data-row]';
/** The box to search from goes on to what was found. */
const SEARCH = 'input[type=search][aria-keyshortcuts]';

const LINK = 'a[href]';

/** The control of a row that is what the last one was: its link, its box, its menu; else the row itself. */
function stopIn(row: HTMLElement, from: Element | undefined): HTMLElement {
  const kind = from?.matches('a, button, input') ? from.tagName : LINK;
  const others = from ? [...(from.closest(ROW)?.querySelectorAll(kind) ?? [])] : [];
  const same = row.querySelectorAll<HTMLElement>(kind)[Math.max(others.indexOf(from!), 0)];
  const stop = same ?? row.querySelector<HTMLElement>(LINK) ?? row;
  // One that leads nowhere can be read all the same.
  if (stop === row && !row.hasAttribute('tabindex')) row.tabIndex = -1;
  return stop;
}

/** Where the first step leads: from the page, or down from the box to search. */
function isBefore(place: Element | null, step: 1 | -1): boolean {
  if (place?.matches(SEARCH)) return step === 1;
  return place === null || place.matches('body, main, h1, h2');
}

/** Whether the arrow belongs to rows although somebody types: the box has one line, and no use for it. */
export const isRowNavigationKey = (target: EventTarget | null, key: string): boolean =>
  key === 'ArrowDown' && target instanceof Element && target.matches(SEARCH);

/**
 * Focuses the next or previous row; from outside the list the first one.
 * @returns whether there was one: otherwise the page scrolls
 */
export function focusNextRow(step: 1 | -1, page: Document = document): boolean {
  const place = page.activeElement;
  const row = place?.closest<HTMLElement>(`main ${ROW}`);
  if (!row && !isBefore(place, step)) return false;
  const around = row?.parentElement ?? page.querySelector('main');
  const rows = [...(around?.querySelectorAll<HTMLElement>(ROW) ?? [])];
  const next = row ? rows[rows.indexOf(row) + step] : step === 1 ? rows[0] : undefined;
  if (!next) return false;
  stopIn(next, row && place ? place : undefined).focus();
  return true;
}
