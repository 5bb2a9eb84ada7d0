import { useEffect, useState, type RefObject } from 'react';

/** How far outside the window something is already drawn: about a screen, so that nobody sees it come. */
const MARGIN = '800px 0px';

/**
 * Whether an element is, or has been, near the visible part of the page. What was drawn stays drawn:
 * an input must not lose its focus to scrolling.
 * @param deferred false draws it at once
 */
export function useNear(ref: RefObject<HTMLElement | null>, deferred: boolean): boolean {
  const canWait = deferred && typeof IntersectionObserver === 'function';
  const [near, setNear] = useState(!canWait);
  useEffect(() => {
    const element = ref.current;
    if (near || !element) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: MARGIN },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref, near]);
  return near;
}
