/**
 * Preloads code and data: in the order of their probable use, one after the other, each when the browser is idle.
 * Does nothing if the user or the network asks to save data. Code near the pointer or the focus is preloaded in any
 * case (`getPreloadHandlers` in `lazyComponent`).
 */
import { useEffect } from 'react';
import { useQueryClient } from '@tanstack/react-query';

/** Preloads something; resolves when it is loaded. */
type LoadFunction = () => Promise<unknown>;

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
function loadWhenIdle(loads: readonly LoadFunction[]): () => void {
  if (!isPreloadAllowed() || !('requestIdleCallback' in window)) return () => undefined;
  let handle: number | undefined;
  let isEnded = false;
  const loadNext = ([load, ...rest]: readonly LoadFunction[]): void => {
    if (!load || isEnded) return;
    const goOn = (): void => loadNext(rest);
    handle = requestIdleCallback(() => void load().then(goOn, goOn));
  };
  loadNext(loads);
  return () => {
    isEnded = true;
    if (handle !== undefined) cancelIdleCallback(handle);
  };
}

/**
 * Preloads the likely next steps once the screen is complete: its rows are displayed and no request is pending.
 * @param loads in the order of their use; a stable array
 */
export function usePreloadWhenIdle(isComplete: boolean, loads: readonly LoadFunction[]): void {
  const client = useQueryClient();
  useEffect(() => {
    if (!isComplete) return undefined;
    let end: (() => void) | undefined;
    const start = (): void => {
      if (end === undefined && client.isFetching() === 0) end = loadWhenIdle(loads);
    };
    start();
    const unsubscribe = client.getQueryCache().subscribe(start);
    return () => {
      unsubscribe();
      end?.();
    };
  }, [client, isComplete, loads]);
}
