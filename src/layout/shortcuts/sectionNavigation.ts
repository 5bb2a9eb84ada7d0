/** Keyboard navigation between the parts of a page: its beginning, its sections, and the messages in the corner. */

const PARTS = 'main, main section, .wd-toasts';

const CONTROLS = 'a[href], button:not(:disabled), input:not(:disabled), textarea, [tabindex="0"]';

/** Returns the elements that can get the focus of a part. The last message is the newest. */
function getStops(part: HTMLElement): HTMLElement[] {
  if (part.tagName === 'MAIN') return [part];
  const box = part.className === 'wd-toasts' ? part.lastElementChild : part;
  const controls = [...(box?.querySelectorAll<HTMLElement>(CONTROLS) ?? [])];
  if (controls.length === 0 && !part.hasAttribute('tabindex')) part.tabIndex = -1;
  return [...controls, part];
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
  // A hidden element does not take the focus.
  others.some((part) =>
    getStops(part).some((stop) => {
      stop.focus();
      return page.activeElement === stop;
    }),
  );
}
