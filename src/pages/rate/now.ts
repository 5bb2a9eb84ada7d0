import { useEffect, useState } from 'react';
import { dayIndex } from '../../widgets/weekdays';

export interface WeekMoment {
  day: number;
  minute: number;
}

/** Where in the week a clock on the wall of a time zone stands; an unknown zone is the browser's own. */
export function momentIn(timeZone: string | undefined, date: Date): WeekMoment {
  const options = { weekday: 'short', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
  let format: Intl.DateTimeFormat;
  try {
    format = new Intl.DateTimeFormat('en-GB', { ...options, ...(timeZone ? { timeZone } : {}) });
  } catch {
    format = new Intl.DateTimeFormat('en-GB', options);
  }
  const parts = Object.fromEntries(format.formatToParts(date).map(({ type, value }) => [type, value]));
  return { day: dayIndex(parts['weekday']) ?? 0, minute: Number(parts['hour']) * 60 + Number(parts['minute']) };
}

const EVERY = 30_000;

const systemClock = (): Date => new Date();

/** The moment that is marked, as the operator's clock shows it; it moves on by itself. */
export function useNow(timeZone: string | undefined, clock: () => Date = systemClock): WeekMoment {
  const [date, setDate] = useState(clock);
  useEffect(() => {
    const timer = setInterval(() => setDate(clock()), EVERY);
    return () => clearInterval(timer);
  }, [clock]);
  return momentIn(timeZone, date);
}
