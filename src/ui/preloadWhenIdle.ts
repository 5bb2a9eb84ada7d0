/**
 * When code and answers are fetched that nobody has asked for yet: in the order of their use, one after the other,
 * each once the browser is idle; not at all where the user or the network asks to save data. Code that the pointer
 * or the focus is near is fetched in any case (`ahead` in `late`).
 */

/** Fetches something ahead; done when it is there. */
export type LoadFunction = () => Promise<unknown>;

/** What browsers that tell say of the network. */
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Whether preloading is allowed: not if the user or the network asks to save data. */
export function isPreloadAllowed(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection };
  return connection?.saveData !== true && !connection?.effectiveType?.endsWith('2g');
}

/**
 * Runs the load functions one after the other when the browser is idle. Browsers without idle callbacks preload
 * nothing. Errors are reported where the part is used.
 * @returns ends what has not begun
 */
export function preloadWhenIdle(loads: readonly LoadFunction[]): () => void {
  if (!isPreloadAllowed() || !('requestIdleCallback' in window)) return () => undefined;
  let handle: number | undefined;
  let isEnded = false;
  const preload = ([load, ...rest]: readonly LoadFunction[]): void => {
    if (!load || isEnded) return;
    const goOn = (): void => preload(rest);
    handle = requestIdleCallback(() => void load().then(goOn, goOn));
  };
  preload(loads);
  return () => {
    isEnded = true;
    if (handle !== undefined) cancelIdleCallback(handle);
  };
}
