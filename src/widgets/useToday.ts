import { useClock } from './context/clock';
import { useConfig } from './context/config';

const DAY = { year: 'numeric', month: '2-digit', day: '2-digit' } as const;
const KINDS = { day: DAY, minute: { ...DAY, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } } as const;

const formats = new Map<string, Intl.DateTimeFormat>();

/** A format is dear to make, and a column of periods asks for one in each cell. */
function getFormat(kind: keyof typeof KINDS, timeZone: string | undefined): Intl.DateTimeFormat {
  const key = `${kind} ${timeZone ?? ''}`;
  // The one locale whose short date is written as the wire has it.
  const made = () => new Intl.DateTimeFormat('sv-SE', { ...(timeZone ? { timeZone } : {}), ...KINDS[kind] });
  const format = formats.get(key) ?? made();
  formats.set(key, format);
  return format;
}

/** `yyyy-MM-dd` of a moment on the operator's clock. */
export const getDateInTimeZone = (timeZone: string | undefined, now: Date): string =>
  getFormat('day', timeZone).format(now);

/** `yyyy-MM-dd HH:mm` of a moment on the operator's clock. */
export const getDateTimeInTimeZone = (timeZone: string | undefined, now: Date): string =>
  getFormat('minute', timeZone).format(now);

/** The operator's day, whatever the time zone of the browser. */
export function useToday(): string {
  const clock = useClock();
  return getDateInTimeZone(useConfig().timeZone, clock());
}
