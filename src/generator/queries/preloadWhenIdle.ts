/**
 * Preloads code and rows in the order in which the user will probably need them. The loads run one after the other,
 * each when the browser is idle. Nothing is preloaded if the user or the network asks to save data. Independently
 * of this module, code is preloaded when the pointer or the focus is near (`getPreloadHandlers` in
 * `lazyComponent`).
 */
import { useEffect } from 'react';
import { useQueryClient } from '@tanstack/react-query';

/** Preloads code or rows. Resolves when the load is complete. */
type LoadFunction = () => Promise<unknown>;

/** The Network Information API, which not all browsers provide. */
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Whether preloading is allowed. It is not allowed if the user has enabled data saving, or on a 2G network. */
export function isPreloadAllowed(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection };
  return connection?.saveData !== true && !connection?.effectiveType?.endsWith('2g');
}

/**
 * Calls the load functions one after the other, each when the browser is idle. Browsers without idle callbacks
 * preload nothing. Errors are ignored here; they are reported by the component that needs the code or the rows.
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
 * Preloads what the user will probably need next. Preloading starts when the screen is complete, that is, when its
 * rows are displayed and no request is pending.
 * @param loads the load functions, in the order in which the user will need them; the array must be stable
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
