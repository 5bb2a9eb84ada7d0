type Listener = (isNear: boolean) => void;

interface Watched {
  listener: Listener;
  isNear: boolean | undefined;
}

/** Height in px of the bars that cover the top and bottom of the viewport: the covered area counts as outside. */
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

/** At most once per frame, after its paint, however many rows are registered or removed in it. */
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
 * Calls the listener when an element enters or leaves the viewport. An IntersectionObserver would check hundreds of
 * rows at each keystroke.
 * @returns a function that unsubscribes
 */
export function observeViewport(element: Element, listener: Listener): () => void {
  if (watched.size === 0) start();
  watched.set(element, { listener, isNear: undefined });
  lookSoon();
  return () => {
    watched.delete(element);
    lookSoon();
    if (watched.size === 0) end();
  };
}
