import { createContext, useContext, useMemo, useSyncExternalStore } from 'react';

/**
 * The current time wherever dates are compared with it or default to it: one clock, so that tests can set it. Plain
 * timestamps use the system clock: file names, the time a draft was saved, the time an action sends.
 */
const ClockContext = createContext<() => Date>(() => new Date());

export const ClockProvider = ClockContext.Provider;

export const useClock = (): (() => Date) => useContext(ClockContext);

const EVERY = 30_000;

const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

/** One timer shared by all components that show the current time. It stops when there are no subscribers. */
function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  timer ??= setInterval(() => listeners.forEach((notify) => notify()), EVERY);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

/** Returns the current time, rounded down to half a minute, and re-renders the caller when it changes. */
export function useCurrentTime(): Date {
  const clock = useClock();
  const step = useSyncExternalStore(subscribe, () => Math.floor(clock().getTime() / EVERY));
  return useMemo(() => new Date(step * EVERY), [step]);
}
