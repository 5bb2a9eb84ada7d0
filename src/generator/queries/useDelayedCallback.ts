import { useEffect, useRef } from 'react';
import { useEvent } from 'ra-core';

/**
 * Returns a function that calls `run` immediately or after a delay. When the component unmounts, a pending call is
 * cancelled.
 * @returns a function that takes the delay in milliseconds
 */
export function useDelayedCallback(run: () => unknown): (delayMs?: number) => Promise<void> {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return useEvent(async (after = 0) => {
    clearTimeout(timer.current);
    if (after > 0) timer.current = setTimeout(run, after);
    else await run();
  });
}
