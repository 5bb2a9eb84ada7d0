import { useEffect, useRef, type RefObject } from 'react';

/**
 * Restores the focus when a dialog closes: if the element that opened the dialog no longer exists, moves the focus
 * to the fallback element.
 */
export function useRestoreFocus(isOpen: boolean, fallbackRef: RefObject<HTMLElement | null> | undefined): void {
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !isOpen && document.activeElement === document.body) fallbackRef?.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen, fallbackRef]);
}
