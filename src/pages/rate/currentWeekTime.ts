import { useMemo } from 'react';
import { useCurrentTime } from '../../widgets/context/clock';
import { getDayIndex } from '../../widgets/weekdays';

export interface WeekTime {
  day: number;
  minute: number;
}

type Zoned = Intl.Locale & { timeZones?: string[]; getTimeZones?: () => string[] };

/** Returns the time zones of a country by its ISO 3166 code; none if the browser does not know them. */
function getZones(country: unknown): string[] {
  if (typeof country !== 'string' || !/^[A-Za-z]{2}$/.test(country)) return [];
  const locale: Zoned = new Intl.Locale(`und-${country}`);
  return locale.getTimeZones?.() ?? locale.timeZones ?? [];
}

/** Returns the day and time of the week in a time zone; undefined for an unknown zone. */
export function getWeekTimeInZone(timeZone: string, date: Date): WeekTime | undefined {
  const options = { weekday: 'short', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
  let format: Intl.DateTimeFormat;
  try {
    format = new Intl.DateTimeFormat('en-GB', { ...options, timeZone });
  } catch {
    return undefined;
  }
  const parts = Object.fromEntries(format.formatToParts(date).map(({ type, value }) => [type, value]));
  return { day: getDayIndex(parts['weekday']) ?? 0, minute: Number(parts['hour']) * 60 + Number(parts['minute']) };
}

/** The operator's country and time zone, from the configuration. */
interface Home {
  country?: string | undefined;
  timeZone?: string | undefined;
}

/** Returns the local day and time in a country; undefined if its zones differ in time or are unknown. */
export function getWeekTimeInCountry(country: unknown, home: Home, date: Date): WeekTime | undefined {
  const zones = country === home.country && home.timeZone ? [home.timeZone] : getZones(country);
  const moments = zones.map((zone) => getWeekTimeInZone(zone, date));
  const [first] = moments;
  return moments.every((moment) => moment?.day === first?.day && moment?.minute === first?.minute) ? first : undefined;
}

/** Returns the current day and time in the country, and re-renders the caller as time passes. */
export function useCurrentWeekTime(country: unknown, { country: own, timeZone }: Home): WeekTime | undefined {
  const date = useCurrentTime();
  return useMemo(() => getWeekTimeInCountry(country, { country: own, timeZone }, date), [country, own, timeZone, date]);
}
