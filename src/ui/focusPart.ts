const CONTROLS = 'a[href], button:not(:disabled), input:not(:disabled), textarea, [tabindex="0"]';

/**
 * Focuses the first control in a part of the page, or the part itself if it has none.
 * @param box the element with the controls, if it is not the part itself
 * @returns whether something got the focus: a hidden element does not take it
 */
export function focusPart(part: HTMLElement, box: Element | null = part, options?: FocusOptions): boolean {
  const controls = [...(box?.querySelectorAll<HTMLElement>(CONTROLS) ?? [])];
  if (controls.length === 0 && !part.hasAttribute('tabindex')) part.tabIndex = -1;
  return [...controls, part].some((stop) => {
    stop.focus(options);
    return stop.ownerDocument.activeElement === stop;
  });
}
