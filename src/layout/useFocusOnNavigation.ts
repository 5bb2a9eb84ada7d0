import { useEffect, useRef, type RefObject } from 'react';
import { useLocation } from 'ra-core';

/**
 * Focuses the page content after navigation, so that screen readers read it and Tab continues from there. A changed
 * filter does not count as navigation. If a form has already focused one of its fields, the focus stays there, and so
 * does that of a user who has gone to a message in the corner before the page changed.
 */
export function useFocusOnNavigation(frame: RefObject<HTMLElement | null>): void {
  const { pathname } = useLocation();
  const previous = useRef(pathname);
  useEffect(() => {
    if (previous.current === pathname) return;
    previous.current = pathname;
    const { activeElement } = document;
    const isKept = frame.current?.contains(activeElement) || activeElement?.closest('.wd-toasts');
    if (!isKept) frame.current?.focus({ preventScroll: true });
  }, [pathname, frame]);
}
