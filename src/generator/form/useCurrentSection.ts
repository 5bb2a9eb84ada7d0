import { useCallback, useEffect, useState } from 'react';

type Keys = readonly string[];

interface CurrentSection {
  /** The keys of the fields of the section that the user reads. */
  current: Keys | undefined;
  /** Starts to observe a section. @returns a function that ends it */
  observe: (keys: Keys) => () => void;
  /** Sets the section to which the user has jumped. It remains until the user does something else. */
  setCurrent: (keys: Keys) => void;
}

/** The part of the window in which a section counts as read: below the bar of the page, in the upper half. */
const READ_AREA = '-80px 0px -50% 0px';

const USER_EVENTS = ['wheel', 'touchmove', 'keydown', 'pointerdown'];

const isBefore = (one: Element, other: Element): boolean =>
  (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;

function createSectionObserver(onCurrent: (keys: Keys) => void) {
  const keysOf = new Map<Element, Keys>();
  const read = new Set<Element>();
  // A section at the end of the page cannot be scrolled to the upper half, so scrolling does not override a jump.
  let isHeld = false;
  const report = (entries: readonly IntersectionObserverEntry[]): void => {
    for (const { target, isIntersecting } of entries) read[isIntersecting ? 'add' : 'delete'](target);
    const [first] = [...read].toSorted((one, other) => (isBefore(one, other) ? -1 : 1));
    const keys = first && keysOf.get(first);
    if (keys && !isHeld) onCurrent(keys);
  };
  const observer =
    typeof IntersectionObserver === 'undefined'
      ? undefined
      : new IntersectionObserver(report, { rootMargin: READ_AREA });
  return {
    observe(element: Element, keys: Keys) {
      keysOf.set(element, keys);
      observer?.observe(element);
      return () => {
        keysOf.delete(element);
        read.delete(element);
        observer?.unobserve(element);
      };
    },
    hold: (keys: Keys) => {
      isHeld = true;
      onCurrent(keys);
    },
    release: () => {
      isHeld = false;
    },
  };
}

/**
 * Observes which section of a form the user reads: the first one in the upper half of the window.
 * @param findSection returns the element of a section by the keys of its fields; the function never changes
 */
export function useCurrentSection(findSection: (keys: Keys) => Element | null): CurrentSection {
  const [current, setCurrent] = useState<Keys>();
  const [observer] = useState(() => createSectionObserver(setCurrent));
  useEffect(() => {
    const { release } = observer;
    USER_EVENTS.forEach((name) => window.addEventListener(name, release, { passive: true, capture: true }));
    return () => USER_EVENTS.forEach((name) => window.removeEventListener(name, release, true));
  }, [observer]);
  const observe = useCallback(
    (keys: Keys) => {
      const element = findSection(keys);
      return element ? observer.observe(element, keys) : () => undefined;
    },
    [findSection, observer],
  );
  return { current, observe, setCurrent: observer.hold };
}
