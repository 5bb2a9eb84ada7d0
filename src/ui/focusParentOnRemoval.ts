/**
 * Ref of an element that keeps the place of keyboard users when the button that they have pressed disappears with it, such
 * as Retry in an error message: the focus moves to the closest element around it that can have it. Otherwise, Tab would
 * start again at the top of the page.
 */
export function focusParentOnRemoval(element: HTMLElement | null): () => void {
  const parent = element?.parentElement?.closest<HTMLElement>('[tabindex="-1"]');
  return () => {
    if (element?.contains(document.activeElement)) parent?.focus({ preventScroll: true });
  };
}
