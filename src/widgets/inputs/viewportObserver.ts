type Listener = (isNear: boolean) => void;

interface Watched {
  listener: Listener;
  isNear: boolean | undefined;
}

/**
 * Height in px of the bars that cover the top and the bottom of the viewport. An element in the covered area counts
 * as outside the viewport.
 */
const COVERED = { top: 48, bottom: 56 } as const;

const watched = new Map<Element, Watched>();
let isDue = false;
let sizes: ResizeObserver | undefined;

function isInWindow(element: Element): boolean {
  const { top, bottom, height } = element.getBoundingClientRect();
  return height > 0 && bottom > COVERED.top && top < window.innerHeight - COVERED.bottom;
}

function look(): void {
  isDue = false;
  for (const [element, known] of watched) {
    const isNear = isInWindow(element);
    if (known.isNear === isNear) continue;
    known.isNear = isNear;
    known.listener(isNear);
  }
}

/**
 * Checks all elements at most once per frame and after its paint, no matter how many rows were registered or
 * removed in the frame.
 */
function lookSoon(): void {
  if (isDue) return;
  isDue = true;
  requestAnimationFrame(() => setTimeout(look));
}

const start = (): void => {
  addEventListener('scroll', look, { capture: true, passive: true });
  addEventListener('resize', lookSoon);
  addEventListener('focusin', lookSoon);
  sizes = new ResizeObserver(lookSoon);
  sizes.observe(document.body);
};

const end = (): void => {
  removeEventListener('scroll', look, { capture: true });
  removeEventListener('resize', lookSoon);
  removeEventListener('focusin', lookSoon);
  sizes?.disconnect();
};

export const canObserveViewport = (): boolean => typeof ResizeObserver === 'function';

/**
 * Calls the listener when an element enters or leaves the viewport. An IntersectionObserver is not used, because it
 * would check hundreds of rows at each keystroke.
 * @returns a function that unsubscribes the listener
 */
export function observeElementInViewport(element: Element, listener: Listener): () => void {
  if (watched.size === 0) start();
  watched.set(element, { listener, isNear: undefined });
  lookSoon();
  return () => {
    watched.delete(element);
    lookSoon();
    if (watched.size === 0) end();
  };
}
