import { useEffect, useRef, type RefObject } from 'react';
import { useLocation } from 'ra-core';

/**
 * After a change of screen the focus goes to the page's frame, so that a screen reader starts to
 * read there and Tab goes on from there. A filter in the address is no change of screen, and a
 * form that has already put the cursor into a field keeps it.
 */
export function useFocusOnNavigation(frame: RefObject<HTMLElement | null>): void {
  const { pathname } = useLocation();
  const previous = useRef(pathname);
  useEffect(() => {
    if (previous.current === pathname) return;
    previous.current = pathname;
    if (!frame.current?.contains(document.activeElement)) frame.current?.focus({ preventScroll: true });
  }, [pathname, frame]);
}
