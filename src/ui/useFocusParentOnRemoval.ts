import { useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * Keeps the place of keyboard users when the button that they have pressed disappears, such as Retry in an error
 * message: when an element with the focus is removed, the focus moves to the closest element around it that can have
 * it. Otherwise, Tab would start again at the top of the page.
 * @returns ref of the element
 */
export function useFocusParentOnRemoval<E extends HTMLElement>(): RefObject<E | null> {
  const ref = useRef<E>(null);
  useLayoutEffect(() => {
    const element = ref.current;
    const parent = element?.parentElement?.closest<HTMLElement>('[tabindex="-1"]');
    return () => {
      if (element?.contains(document.activeElement)) parent?.focus({ preventScroll: true });
    };
  }, []);
  return ref;
}
