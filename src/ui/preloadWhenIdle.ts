/**
 * Preloads code and data: in the order of their probable use, one after the other, each when the browser is idle.
 * Does nothing if the user or the network asks to save data. Code near the pointer or the focus is preloaded in any
 * case (`getPreloadHandlers` in `lazyComponent`).
 */

/** Preloads something; resolves when it is loaded. */
export type LoadFunction = () => Promise<unknown>;

/** Network information, in browsers that provide it. */
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
 * @returns a function that cancels the loads that have not started
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
