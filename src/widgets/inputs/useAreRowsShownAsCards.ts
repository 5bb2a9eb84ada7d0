import { useCallback, useState, type RefCallback } from 'react';
import { flushSync } from 'react-dom';
import { useIsPhone } from '../../ui/theme/mediaQueries';
import type { Field } from '../../model/entity/entity';
import { getMinRowsWidth } from './rowGridStyles';

/**
 * Returns whether rows are rendered as cards. Cards are used on phones and wherever the container is too narrow for
 * lines, for example in nested objects.
 * @param buttons the maximum number of buttons at the end of a row
 * @returns a ref for the element of the array, whose width is measured, and whether rows are cards
 */
export function useAreRowsShownAsCards(
  fields: readonly Field[],
  buttons: number,
): [RefCallback<HTMLDivElement>, boolean] {
  const isNarrow = useIsPhone();
  const needed = getMinRowsWidth(fields, buttons);
  // The state contains the result of the comparison instead of the width, so that a resize re-renders the rows only
  // if the result changes.
  const [isSmall, setIsSmall] = useState(false);
  const containerRef = useCallback<RefCallback<HTMLDivElement>>(
    (element) => {
      if (!element || typeof ResizeObserver === 'undefined') return undefined;
      const measure = (): void => setIsSmall(element.clientWidth > 0 && element.clientWidth < needed);
      // A ResizeObserver reports the width before the first paint, after a layout that the browser computes anyway.
      // Reading the width here would force an additional layout.
      const observer = new ResizeObserver(() => flushSync(measure));
      observer.observe(element);
      return () => observer.disconnect();
    },
    [needed],
  );
  return [containerRef, isNarrow || needed === Infinity || isSmall];
}
