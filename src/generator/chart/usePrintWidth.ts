import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** Fits between the margins of A4 and Letter in portrait. */
const PRINT_WIDTH = 680;

/**
 * Returns the width in pixels with which a chart is printed, or undefined while the page is on the screen. Browsers
 * print at once, without telling a `ResizeObserver` the width of the paper.
 */
export function usePrintWidth(): number | undefined {
  const [width, setWidth] = useState<number>();
  useEffect(() => {
    const start = (): void => flushSync(() => setWidth(PRINT_WIDTH));
    const end = (): void => setWidth(undefined);
    window.addEventListener('beforeprint', start);
    window.addEventListener('afterprint', end);
    return () => {
      window.removeEventListener('beforeprint', start);
      window.removeEventListener('afterprint', end);
    };
  }, []);
  return width;
}
