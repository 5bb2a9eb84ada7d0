import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { useIsPhone } from '../../ui/theme/mediaQueries';
import type { Field } from '../../model/entity/entity';
import { getMinTableWidth } from './rowStyles';

/**
 * Whether rows are drawn as cards: on a telephone, and wherever the room is too small for a line, as in an
 * object inside of an object.
 * @param buttons how many a row has at its end, at most
 * @returns a ref for the list, whose width is measured, and the answer
 */
export function useRowCards(fields: readonly Field[], buttons: number): [RefObject<HTMLDivElement | null>, boolean] {
  const place = useRef<HTMLDivElement>(null);
  const isNarrow = useIsPhone();
  const needed = getMinTableWidth(fields, buttons);
  // Not the width itself: where nothing changes by it, the rows are not drawn a second time.
  const [isSmall, setIsSmall] = useState(false);
  useLayoutEffect(() => {
    const element = place.current;
    if (!element || typeof ResizeObserver === 'undefined') return undefined;
    const measure = (): void => setIsSmall(element.clientWidth > 0 && element.clientWidth < needed);
    // Told before the first frame is painted, when it is laid out anyway: to measure it here would lay it out once more.
    const observer = new ResizeObserver(() => flushSync(measure));
    observer.observe(element);
    return () => observer.disconnect();
  }, [needed]);
  return [place, isNarrow || needed === Infinity || isSmall];
}
