/** One observer for all rows of the page: hundreds of them would cost more than what they save. */
type Listener = (isNear: boolean) => void;

/**
 * Where a row is near: in the window, less most of what the bars above and below cover. Every row with
 * inputs is paid for with each key, in layout and in the browser's own look through the form.
 */
const MARGIN = '-48px 0px -56px';

const listeners = new WeakMap<Element, Listener>();
let observer: IntersectionObserver | undefined;

const tell = (entries: IntersectionObserverEntry[]): void => {
  for (const { target, isIntersecting } of entries) listeners.get(target)?.(isIntersecting);
};

export const canWatch = (): boolean => typeof IntersectionObserver === 'function';

/**
 * Tells whether an element is near the visible part of the page, now and whenever that changes.
 * @returns a function that ends it
 */
export function watchNearness(element: Element, listener: Listener): () => void {
  const shared = (observer ??= new IntersectionObserver(tell, { rootMargin: MARGIN }));
  listeners.set(element, listener);
  shared.observe(element);
  return () => {
    listeners.delete(element);
    shared.unobserve(element);
  };
}
