/**
 * Keyboard navigation between the rows of a list, in a table or in cards. It uses the DOM only, so it is
 * independent of the components that rendered the rows.
 */
import { ROW_ID_ATTRIBUTE } from '../../ui/rowIdAttribute';

const ROW = `[${ROW_ID_ATTRIBUTE}]`;
/** The search input: arrow down moves from it to the first result. */
const SEARCH = 'input[type=search][aria-keyshortcuts]';

const LINK = 'a[href]';

/**
 * Returns the control of a row that corresponds to the last focused one (link, checkbox or menu button), otherwise
 * the row itself.
 */
function stopIn(row: HTMLElement, from: Element | undefined): HTMLElement {
  const kind = from?.matches('a, button, input') ? from.tagName : LINK;
  const others = from ? [...(from.closest(ROW)?.querySelectorAll(kind) ?? [])] : [];
  const same = row.querySelectorAll<HTMLElement>(kind)[Math.max(others.indexOf(from!), 0)];
  const stop = same ?? row.querySelector<HTMLElement>(LINK) ?? row;
  // Makes a row without a link focusable, so that it can be read.
  if (stop === row && !row.hasAttribute('tabindex')) row.tabIndex = -1;
  return stop;
}

/** Whether the next step leads into the list: from the page itself, or down from the search input. */
function isBefore(container: Element | null, step: 1 | -1): boolean {
  if (container?.matches(SEARCH)) return step === 1;
  return container === null || container.matches('body, main, h1, h2');
}

/**
 * Whether an arrow key moves between rows although an input has the focus: the search input has one line and does
 * not need it.
 */
export const isRowNavigationKey = (target: EventTarget | null, key: string): boolean =>
  key === 'ArrowDown' && target instanceof Element && target.matches(SEARCH);

/**
 * Focuses the next or previous row; from outside the list the first one.
 * @returns whether there was one; otherwise the page scrolls
 */
export function focusNextRow(step: 1 | -1, page: Document = document): boolean {
  const container = page.activeElement;
  const row = container?.closest<HTMLElement>(`main ${ROW}`);
  if (!row && !isBefore(container, step)) return false;
  const around = row?.parentElement ?? page.querySelector('main');
  const rows = [...(around?.querySelectorAll<HTMLElement>(ROW) ?? [])];
  const next = row ? rows[rows.indexOf(row) + step] : step === 1 ? rows[0] : undefined;
  if (!next) return false;
  stopIn(next, row && container ? container : undefined).focus();
  return true;
}
