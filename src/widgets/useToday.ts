import { useConfig } from './context/config';

/** `yyyy-MM-dd` of this moment on the operator's clock. */
export const todayIn = (timeZone: string | undefined, now = new Date()): string =>
  // The one locale whose short date is written as the wire has it.
  new Intl.DateTimeFormat('sv-SE', {
    ...(timeZone ? { timeZone } : {}),
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).format(now);

/** The operator's day, whatever the time zone of the browser. */
export const useToday = (): string => todayIn(useConfig().timeZone);
