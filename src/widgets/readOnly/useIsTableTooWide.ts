import { useCallback, useRef, useState, type RefCallback } from 'react';
import { flushSync } from 'react-dom';

/** Tolerance in pixels for rounded widths. */
const ROUNDING = 1;

/**
 * Returns whether a table is wider than its container, so that its rows must be rendered in another way. The width of
 * the table is remembered, so that the table returns when there is room for it.
 * @returns a ref for the container, and the result
 */
export function useIsTableTooWide(): [RefCallback<HTMLElement>, boolean] {
  const tableWidth = useRef(0);
  const [isTooWide, setIsTooWide] = useState(false);
  const containerRef = useCallback<RefCallback<HTMLElement>>((element) => {
    if (!element || typeof ResizeObserver === 'undefined') return undefined;
    const measure = (): void => {
      const { clientWidth, scrollWidth } = element;
      if (scrollWidth > clientWidth + ROUNDING) tableWidth.current = scrollWidth;
      setIsTooWide(clientWidth > 0 && clientWidth < tableWidth.current);
    };
    // The observer reports before the page is painted, so that the table is never seen cut off.
    const observer = new ResizeObserver(() => flushSync(measure));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [containerRef, isTooWide];
}
