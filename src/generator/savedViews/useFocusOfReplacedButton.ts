import { useEffect, useRef, type RefObject } from 'react';
import { useEvent } from 'ra-core';
import { observeOverlays } from '../shared/observeOverlays';

/**
 * Keeps the focus at a button that another one replaces when its state changes. A menu or dialog returns the focus to the
 * old button, which is no longer in the page.
 * @returns a ref for the element that contains the button, and a function that the user's choice has to call
 */
export function useFocusOfReplacedButton(): {
  slotRef: RefObject<HTMLSpanElement | null>;
  keepFocus: () => void;
} {
  const slotRef = useRef<HTMLSpanElement>(null);
  const isAwaited = useRef(false);
  const restore = useEvent(() => {
    // The focus may first be at the old button, which a later change replaces, or in a dialog that is closing.
    if (!isAwaited.current || document.activeElement !== document.body) return;
    isAwaited.current = false;
    slotRef.current?.querySelector('button')?.focus();
  });
  useEffect(restore);
  useEffect(() => observeOverlays(restore), [restore]);
  return {
    slotRef,
    keepFocus: () => {
      isAwaited.current = true;
      // Whatever the user does next, the focus is theirs.
      const end = (): void => {
        isAwaited.current = false;
      };
      for (const type of ['pointerdown', 'keydown'])
        document.addEventListener(type, end, { once: true, capture: true });
    },
  };
}
