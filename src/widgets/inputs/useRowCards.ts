import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { useIsPhone } from '../../ui/theme/mediaQueries';
import type { Field } from '../../model/entity/entity';
import { getMinTableWidth } from './rowGridStyles';

/**
 * Whether rows are rendered as cards: on a phone, and wherever the container is too narrow for a line, as in nested
 * objects.
 * @param buttons the maximum number of buttons at the end of a row
 * @returns a ref for the array's element, whose width is measured, and the result
 */
export function useRowCards(fields: readonly Field[], buttons: number): [RefObject<HTMLDivElement | null>, boolean] {
  const containerRef = useRef<HTMLDivElement>(null);
  const isNarrow = useIsPhone();
  const needed = getMinTableWidth(fields, buttons);
  // Stores the comparison instead of the width, so that a resize that changes nothing does not re-render the rows.
  const [isSmall, setIsSmall] = useState(false);
  useLayoutEffect(() => {
    const element = containerRef.current;
    if (!element || typeof ResizeObserver === 'undefined') return undefined;
    const measure = (): void => setIsSmall(element.clientWidth > 0 && element.clientWidth < needed);
    // A ResizeObserver reports before the first paint, after the layout that happens anyway. Measuring here would
    // force an additional layout.
    const observer = new ResizeObserver(() => flushSync(measure));
    observer.observe(element);
    return () => observer.disconnect();
  }, [needed]);
  return [containerRef, isNarrow || needed === Infinity || isSmall];
}
