import { useClock } from './context/clock';
import { useConfig } from './context/config';

const DAY = { year: 'numeric', month: '2-digit', day: '2-digit' } as const;
const KINDS = { day: DAY, minute: { ...DAY, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } } as const;

const formats = new Map<string, Intl.DateTimeFormat>();

/** Returns a cached formatter. Creating a formatter is expensive, and each cell in a column of periods needs one. */
function getFormat(kind: keyof typeof KINDS, timeZone: string | undefined): Intl.DateTimeFormat {
  const key = `${kind} ${timeZone ?? ''}`;
  // In this locale the short date format equals the wire format.
  const createFormatter = () => new Intl.DateTimeFormat('sv-SE', { ...(timeZone ? { timeZone } : {}), ...KINDS[kind] });
  const format = formats.get(key) ?? createFormatter();
  formats.set(key, format);
  return format;
}

/** Formats a time as `yyyy-MM-dd` in the operator's time zone. */
export const getDateInTimeZone = (timeZone: string | undefined, now: Date): string =>
  getFormat('day', timeZone).format(now);

/** Formats a time as `yyyy-MM-dd HH:mm` in the operator's time zone. */
export const getDateTimeInTimeZone = (timeZone: string | undefined, now: Date): string =>
  getFormat('minute', timeZone).format(now);

/** Returns today's date in the operator's time zone. The time zone of the browser does not matter. */
export function useToday(): string {
  const clock = useClock();
  return getDateInTimeZone(useConfig().timeZone, clock());
}
