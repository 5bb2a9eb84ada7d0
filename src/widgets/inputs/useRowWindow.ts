import { startTransition, useEffect, useLayoutEffect, useRef, useState, type FocusEvent, type RefObject } from 'react';
import { canWatch, watchNearness } from './nearness';

const CONTROLS = 'input:not(:disabled), textarea:not(:disabled), [role=combobox], button:not(:disabled)';

const controlsOf = (row: HTMLElement): HTMLElement[] =>
  [...row.querySelectorAll<HTMLElement>(CONTROLS)].filter(({ tabIndex }) => tabIndex >= 0);

/** Whether the focus came backwards, from something behind the row. */
const fromBehind = ({ currentTarget, relatedTarget }: FocusEvent): boolean =>
  relatedTarget instanceof Node &&
  (currentTarget.compareDocumentPosition(relatedTarget) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;

export interface RowWindow {
  /** Whether the row has its inputs now; else its values stand there as text. */
  drawn: boolean;
  onFocus: (event: FocusEvent<HTMLElement>) => void;
  onBlur: (event: FocusEvent<HTMLElement>) => void;
}

/**
 * Which rows have inputs: those near the window, the one with the focus, and those that must be seen
 * for another reason. All others are light, so that a form opens and types with two hundred rows as
 * with two. A light row can be reached with the keyboard: it then gets its inputs and hands the focus on.
 * @param must whether the row is drawn wherever it is
 */
export function useRowWindow(ref: RefObject<HTMLElement | null>, eager: boolean, must: boolean): RowWindow {
  const [near, setNear] = useState(eager || !canWatch());
  const [held, setHeld] = useState(false);
  const enters = useRef<'first' | 'last'>(undefined);
  const drawn = near || held || must;

  useEffect(() => {
    const element = ref.current;
    if (!element || !canWatch()) return undefined;
    // A key that is typed goes before rows that come into the window.
    return watchNearness(element, (isNear) => startTransition(() => setNear(isNear)));
  }, [ref]);

  useLayoutEffect(() => {
    if (!drawn || !enters.current || !ref.current) return;
    const controls = controlsOf(ref.current);
    (enters.current === 'first' ? controls[0] : controls.at(-1))?.focus();
    enters.current = undefined;
  }, [drawn, ref]);

  return {
    drawn,
    onFocus: (event) => {
      if (!drawn && event.target === event.currentTarget) enters.current = fromBehind(event) ? 'last' : 'first';
      setHeld(true);
    },
    onBlur: ({ currentTarget, target, relatedTarget }) =>
      // The focus of a window that is left is still where it was.
      setHeld(document.activeElement === target || currentTarget.contains(relatedTarget)),
  };
}
