/**
 * Keyboard navigation between the rows of a list, which are table rows or cards. It uses only the DOM, so it does
 * not depend on the components that rendered the rows.
 */
import { ROW_ID_ATTRIBUTE } from '../../ui/rowIdAttribute';

const ROW = `[${ROW_ID_ATTRIBUTE}]`;
/** The search input. The arrow-down key moves the focus from it to the first row. */
const SEARCH = 'input[type=search][aria-keyshortcuts]';

const LINK = 'a[href]';
/** A link to a screen, such as that of the record, and neither to an e-mail nor to a file. */
const SCREEN_LINK = 'a[href^="/"]:not([download])';

/**
 * Returns the control of a row that corresponds to the focused control of the previous row: a link, a checkbox or a
 * menu button. If there is no such control, returns the first link of the row, preferably to a screen, or the row itself.
 */
function stopIn(row: HTMLElement, from: Element | undefined): HTMLElement {
  const kind = !from?.matches(SCREEN_LINK) && from?.matches('a, button, input') ? from.tagName : SCREEN_LINK;
  const others = from ? [...(from.closest(ROW)?.querySelectorAll(kind) ?? [])] : [];
  const same = row.querySelectorAll<HTMLElement>(kind)[Math.max(others.indexOf(from!), 0)];
  const stop = same ?? row.querySelector<HTMLElement>(SCREEN_LINK) ?? row.querySelector<HTMLElement>(LINK) ?? row;
  // A row without a link is made focusable, so that screen readers can read it.
  if (stop === row && !row.hasAttribute('tabindex')) row.tabIndex = -1;
  return stop;
}

/**
 * Whether an arrow key moves the focus into the list. This is the case if the page itself has the focus, or if the
 * search input has it and the key is arrow-down.
 */
function isBefore(container: Element | null, step: 1 | -1): boolean {
  if (container?.matches(SEARCH)) return step === 1;
  return container === null || container.matches('body, main, h1, h2');
}

/**
 * Whether a key moves the focus between rows although an input has the focus. This applies only to arrow-down in
 * the search input, which has a single line and does not need this key.
 */
export const isRowNavigationKey = (target: EventTarget | null, key: string): boolean =>
  key === 'ArrowDown' && target instanceof Element && target.matches(SEARCH);

/**
 * Focuses the next or the previous row. If the focus is outside of the list, arrow-down focuses the first row.
 * @returns whether there is such a row; if not, the key scrolls the page
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
