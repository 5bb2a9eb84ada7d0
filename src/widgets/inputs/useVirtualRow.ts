import { startTransition, useEffect, useLayoutEffect, useRef, useState, type FocusEvent, type RefObject } from 'react';
import { canObserveViewport, observeElementInViewport } from './viewportObserver';

const CONTROLS = 'input:not(:disabled), textarea:not(:disabled), [role=combobox], button:not(:disabled)';

const getControls = (row: HTMLElement): HTMLElement[] =>
  [...row.querySelectorAll<HTMLElement>(CONTROLS)].filter(({ tabIndex }) => tabIndex >= 0);

/** Whether the focus moved backwards into the row, from an element that follows the row. */
const isTabbingBackwards = ({ currentTarget, relatedTarget }: FocusEvent): boolean =>
  relatedTarget instanceof Node &&
  (currentTarget.compareDocumentPosition(relatedTarget) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;

export interface VirtualRow {
  /** Whether the row currently renders its inputs. Otherwise it renders its values as text. */
  hasInputs: boolean;
  onFocus: (event: FocusEvent<HTMLElement>) => void;
  onBlur: (event: FocusEvent<HTMLElement>) => void;
}

/**
 * Decides whether a row of an array renders its inputs. They are rendered near the viewport, while the row has the
 * focus, and in rows that must always be rendered. Other rows render text, so that long arrays remain fast.
 * @param eager whether the inputs are rendered in the first frame
 * @param must whether the inputs are rendered regardless of the row's position
 */
export function useVirtualRow(ref: RefObject<HTMLElement | null>, eager: boolean, must: boolean): VirtualRow {
  const [near, setNear] = useState(eager || !canObserveViewport());
  const [held, setHeld] = useState(false);
  const enters = useRef<'first' | 'last'>(undefined);
  const drawn = near || held || must;

  useEffect(() => {
    const element = ref.current;
    if (!element || !canObserveViewport()) return undefined;
    // The update is a transition, so that typing takes precedence over rendering rows that enter the viewport.
    return observeElementInViewport(element, (isNear) => startTransition(() => setNear(isNear)));
  }, [ref]);

  useLayoutEffect(() => {
    if (!drawn || !enters.current || !ref.current) return;
    const controls = getControls(ref.current);
    (enters.current === 'first' ? controls[0] : controls.at(-1))?.focus();
    enters.current = undefined;
  }, [drawn, ref]);

  return {
    hasInputs: drawn,
    onFocus: (event) => {
      if (!drawn && event.target === event.currentTarget) enters.current = isTabbingBackwards(event) ? 'last' : 'first';
      setHeld(true);
    },
    onBlur: ({ currentTarget, target, relatedTarget }) =>
      // When the browser window loses the focus, `document.activeElement` does not change. The row then still
      // counts as focused.
      setHeld(document.activeElement === target || currentTarget.contains(relatedTarget)),
  };
}
