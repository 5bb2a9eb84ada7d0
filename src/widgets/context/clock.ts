import { createContext, useContext, useMemo, useSyncExternalStore } from 'react';

/**
 * What time it is where dates are compared with it or begin with it: one clock, so that a test can set it. What is
 * only stamped reads the computer's own: names of files, when a draft was left, the time that an action sends.
 */
const ClockContext = createContext<() => Date>(() => new Date());

export const ClockProvider = ClockContext.Provider;

export const useClock = (): (() => Date) => useContext(ClockContext);

const EVERY = 30_000;

const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

/** One timer for all who show where in time something is; it rests while nobody does. */
function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  timer ??= setInterval(() => listeners.forEach((tell) => tell()), EVERY);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

/** The present moment, to the half minute; it moves on by itself. */
export function useCurrentTime(): Date {
  const clock = useClock();
  const step = useSyncExternalStore(subscribe, () => Math.floor(clock().getTime() / EVERY));
  return useMemo(() => new Date(step * EVERY), [step]);
}
