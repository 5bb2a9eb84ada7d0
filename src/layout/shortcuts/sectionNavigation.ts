/** Keyboard navigation between the parts of a page: menu, page, its sections, and the messages in the corner. */

const PARTS = '.wd-sidebar, main, main section, .wd-toasts';

const CONTROLS = 'a[href], button:not(:disabled), input:not(:disabled), textarea, [tabindex="0"]';

/** Returns the elements that can get the focus of a part. The messages are read from the last one. */
function getStops(part: HTMLElement): HTMLElement[] {
  if (part.matches('main')) return [part];
  const box = part.matches('.wd-toasts') ? part.lastElementChild : part;
  const controls = [...(box?.querySelectorAll<HTMLElement>(CONTROLS) ?? [])];
  if (controls.length === 0 && !part.hasAttribute('tabindex')) part.tabIndex = -1;
  return [...controls.filter((control) => control.matches('[aria-current=page]')), ...controls, part];
}

/**
 * Focuses the first control of the next or the previous part of the page, after the last one the first. A part without
 * controls gets the focus itself.
 */
export function focusNextSection(step: 1 | -1, page: Document = document): void {
  const parts = [...page.querySelectorAll<HTMLElement>(PARTS)];
  // Where nothing has the focus, the menu was passed.
  const at = Math.max(
    parts.findLastIndex((part) => part.contains(page.activeElement)),
    0,
  );
  const others = parts.map((_, index) => parts[(at + step * (index + 1) + parts.length * 2) % parts.length]!);
  // A hidden element does not take the focus.
  others.some((part) =>
    getStops(part).some((stop) => {
      stop.focus();
      return page.activeElement === stop;
    }),
  );
}
