import { useEffect, useRef } from 'react';
import { useEvent } from 'ra-core';

/**
 * Does something at once, or in a while.
 * @returns called with the milliseconds to wait; who leaves before that has no need of it any more
 */
export function useDelayed(run: () => unknown): (delayMs?: number) => Promise<void> {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return useEvent(async (after = 0) => {
    clearTimeout(timer.current);
    if (after > 0) timer.current = setTimeout(run, after);
    else await run();
  });
}
