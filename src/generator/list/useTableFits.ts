import { useLayoutEffect, useState, type RefObject } from 'react';
import { useNarrow } from '../../ui/media';

const NOTHING = { key: '', need: 0 };

/**
 * Whether a table has the room that its content needs: measured where it stands, whatever the window's width.
 * On a telephone it never has.
 * What it was found to need is remembered: another page of the rows does not change it back and forth.
 * @param place the element around the table
 * @param key another one for other columns, of which nothing is known yet
 * @param isFilled whether its rows are there: bars in their place need nothing
 * @param least pixels that it needs at any rate, known before it is drawn
 */
export function useTableFits(
  place: RefObject<HTMLElement | null>,
  { key, least, isFilled }: { key: string; least: number; isFilled: boolean },
): boolean {
  const isNarrow = useNarrow();
  const [width, setWidth] = useState(0);
  const [found, setFound] = useState(NOTHING);
  const need = Math.max(least, found.key === key ? found.need : 0);
  // 0: not measured yet, or nothing can be.
  const fits = (width === 0 || need <= width) && !isNarrow;
  useLayoutEffect(() => {
    const element = place.current;
    if (!element || typeof ResizeObserver === 'undefined') return undefined;
    const frame = fits && isFilled ? element.querySelector('.wd-table-frame') : null;
    const measure = (): void => {
      setWidth(element.clientWidth);
      if (frame && frame.scrollWidth > frame.clientWidth) setFound({ key, need: frame.scrollWidth });
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    // A cell whose text comes later makes the table wider than its frame.
    if (frame?.firstElementChild) observer.observe(frame.firstElementChild);
    return () => observer.disconnect();
  }, [place, key, fits, isFilled]);
  return fits;
}
