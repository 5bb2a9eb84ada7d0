import { createContext, useContext, useMemo, useSyncExternalStore } from 'react';

/**
 * A function that returns the current time, for all code that compares dates with the current time or uses it as a
 * default. There is one clock, so that tests can set the time. Mere timestamps use the system clock: file names,
 * the time at which a draft was saved, the time that an action sends.
 */
const ClockContext = createContext<() => Date>(() => new Date());

export const ClockProvider = ClockContext.Provider;

export const useClock = (): (() => Date) => useContext(ClockContext);

const EVERY = 30_000;

const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

/** All components that show the current time share one timer. The timer stops when the last component unsubscribes. */
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

/** Returns the current time, rounded down to half a minute. Re-renders the caller every half minute. */
export function useCurrentTime(): Date {
  const clock = useClock();
  const step = useSyncExternalStore(subscribe, () => Math.floor(clock().getTime() / EVERY));
  return useMemo(() => new Date(step * EVERY), [step]);
}
