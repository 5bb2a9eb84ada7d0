/** Keyboard navigation between the parts of a page: its beginning, its sections, and the messages in the corner. */

import { focusPart } from '../../ui/focusPart';

const PARTS = 'main, main section, .wd-toasts';

/** Focuses a part. The beginning of the page has the focus itself; the last message is the newest. */
function focusStop(part: HTMLElement): boolean {
  if (part.tagName === 'MAIN') return focusPart(part, null);
  return focusPart(part, part.className === 'wd-toasts' ? part.lastElementChild : part);
}

/**
 * Focuses the first control of the next or the previous part of the page, after the last one the first. A part without
 * controls gets the focus itself.
 */
export function focusNextSection(step: 1 | -1, page: Document = document): void {
  const { activeElement, body } = page;
  const parts = [...page.querySelectorAll<HTMLElement>(PARTS)];
  const current = parts.findLastIndex((part) => part.contains(activeElement));
  // A page where nothing has the focus is at its beginning. From the menu, the next part is the beginning.
  const at = current < 0 && step > 0 && activeElement !== body ? -1 : Math.max(current, 0);
  const others = parts.map((_, index) => parts[(at + step * (index + 1) + parts.length * 2) % parts.length]!);
  others.some(focusStop);
}
