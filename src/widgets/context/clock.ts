import { createContext, useContext, useEffect, useState } from 'react';

/** What time it is: one clock for the whole app, so that a test can set it. */
const ClockContext = createContext<() => Date>(() => new Date());

export const ClockProvider = ClockContext.Provider;

export const useClock = (): (() => Date) => useContext(ClockContext);

const EVERY = 30_000;

/** The present moment; it moves on by itself. */
export function useMoment(): Date {
  const clock = useClock();
  const [date, setDate] = useState(clock);
  useEffect(() => {
    const timer = setInterval(() => setDate(clock()), EVERY);
    return () => clearInterval(timer);
  }, [clock]);
  return date;
}
