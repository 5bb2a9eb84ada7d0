type Listener = (isNear: boolean) => void;

interface Watched {
  listener: Listener;
  isNear: boolean | undefined;
}

/** What the bars above and below cover of the window, in pixels: most of it counts as outside. */
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

/** Once a frame, however many rows come and go in it, and behind it: what is there is shown first. */
function lookSoon(): void {
  if (isDue) return;
  isDue = true;
  requestAnimationFrame(() => setTimeout(look));
}

const begin = (): void => {
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
 * rows at each key press.
 * @returns a function that ends it
 */
export function observeViewport(element: Element, listener: Listener): () => void {
  if (watched.size === 0) begin();
  watched.set(element, { listener, isNear: undefined });
  lookSoon();
  return () => {
    watched.delete(element);
    lookSoon();
    if (watched.size === 0) end();
  };
}
