import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { useNarrow } from '../../ui/media';
import type { Field } from '../../model/entity';
import { lineWidth } from './rowStyles';

/**
 * Whether rows are drawn as cards: on a telephone, and wherever the room is too small for a line, as in an
 * object inside of an object.
 * @param buttons how many a row has at its end, at most
 * @returns a ref for the list, whose width is measured, and the answer
 */
export function useCards(fields: readonly Field[], buttons: number): [RefObject<HTMLDivElement | null>, boolean] {
  const place = useRef<HTMLDivElement>(null);
  const isNarrow = useNarrow();
  const needed = lineWidth(fields, buttons);
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const element = place.current;
    if (!element || typeof ResizeObserver === 'undefined') return undefined;
    setWidth(element.clientWidth);
    const observer = new ResizeObserver(() => setWidth(element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [place, isNarrow || needed === Infinity || (width > 0 && width < needed)];
}
