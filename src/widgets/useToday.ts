import { useClock } from './context/clock';
import { useConfig } from './context/config';

const DAY = { year: 'numeric', month: '2-digit', day: '2-digit' } as const;
const MINUTE = { ...DAY, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;

/** The one locale whose short date is written as the wire has it. */
const written = (parts: Intl.DateTimeFormatOptions, timeZone: string | undefined, now: Date): string =>
  new Intl.DateTimeFormat('sv-SE', { ...(timeZone ? { timeZone } : {}), ...parts }).format(now);

/** `yyyy-MM-dd` of a moment on the operator's clock. */
export const todayIn = (timeZone: string | undefined, now = new Date()): string => written(DAY, timeZone, now);

/** `yyyy-MM-dd HH:mm` of a moment on the operator's clock. */
export const minuteIn = (timeZone: string | undefined, now: Date): string => written(MINUTE, timeZone, now);

/** The operator's day, whatever the time zone of the browser. */
export function useToday(): string {
  const clock = useClock();
  return todayIn(useConfig().timeZone, clock());
}
