import { useEffect, useRef, type RefObject } from 'react';

/**
 * A dialog gives the focus back to what has opened it. Where that has gone meanwhile, with what was chosen, the
 * keyboard goes on at this place.
 */
export function useFocusBack(isOpen: boolean, place: RefObject<HTMLElement | null> | undefined): void {
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !isOpen && document.activeElement === document.body) place?.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen, place]);
}
