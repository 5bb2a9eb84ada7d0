import { useCallback, useEffect, useRef, useState } from 'react';

type Keys = readonly string[];

interface CurrentSection {
  /** The keys of the section that the user reads. */
  current: Keys | undefined;
  /** Starts to observe a section. @returns a function that ends it */
  observe: (keys: Keys) => () => void;
  /** Sets the section to which the user has jumped. It remains until the user scrolls. */
  setCurrent: (keys: Keys) => void;
}

/** The part of the window in which a section counts as read: below the bar of the page, in the upper half. */
const READ_AREA = '-80px 0px -50% 0px';

const SCROLL_EVENTS = ['wheel', 'touchmove', 'keydown', 'pointerdown'];

/**
 * Observes which section of a form the user reads: the first one in the upper half of the window.
 * @param findSection returns the element of a section by the keys of its fields
 */
export function useCurrentSection(findSection: (keys: Keys) => HTMLElement | null): CurrentSection {
  const [current, setCurrent] = useState<Keys>();
  // A section at the end of the page cannot be scrolled to the upper half, so a jump is not overridden by scrolling.
  const isHeld = useRef(false);
  const seen = useRef(new Map<Element, Keys>());
  const visible = useRef(new Set<Element>());
  const [observer] = useState(() =>
    typeof IntersectionObserver === 'undefined'
      ? undefined
      : new IntersectionObserver(
          (entries) => {
            for (const { target, isIntersecting } of entries)
              visible.current[isIntersecting ? 'add' : 'delete'](target);
            const [first] = [...visible.current].toSorted((one, other) =>
              one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
            );
            if (first && !isHeld.current) setCurrent(seen.current.get(first));
          },
          { rootMargin: READ_AREA },
        ),
  );
  useEffect(() => {
    const release = (): void => {
      isHeld.current = false;
    };
    SCROLL_EVENTS.forEach((name) => window.addEventListener(name, release, { passive: true, capture: true }));
    return () => SCROLL_EVENTS.forEach((name) => window.removeEventListener(name, release, true));
  }, []);
  useEffect(() => () => observer?.disconnect(), [observer]);
  const observe = useCallback(
    (keys: Keys) => {
      const element = findSection(keys);
      if (!element || !observer) return () => undefined;
      seen.current.set(element, keys);
      observer.observe(element);
      return () => {
        seen.current.delete(element);
        visible.current.delete(element);
        observer.unobserve(element);
      };
    },
    [findSection, observer],
  );
  const hold = useCallback((keys: Keys) => {
    isHeld.current = true;
    setCurrent(keys);
  }, []);
  return { current, observe, setCurrent: hold };
}
