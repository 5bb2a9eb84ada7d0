import { useMemo } from 'react';
import { useCurrentTime } from '../../widgets/context/clock';
import { getDayIndex } from '../../widgets/weekdays';

export interface WeekTime {
  day: number;
  minute: number;
}

type Zoned = Intl.Locale & { timeZones?: string[]; getTimeZones?: () => string[] };

/**
 * Returns the time zones of a country by its ISO 3166 code. Returns an empty array if the browser does not provide
 * them.
 */
function getZones(country: unknown): string[] {
  if (typeof country !== 'string' || !/^[A-Za-z]{2}$/.test(country)) return [];
  const locale: Zoned = new Intl.Locale(`und-${country}`);
  return locale.getTimeZones?.() ?? locale.timeZones ?? [];
}

/** Returns the day of the week and the time in a time zone; undefined if the time zone is unknown. */
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

/** The country and the time zone of the operator, from the configuration. */
interface Home {
  country?: string | undefined;
  timeZone?: string | undefined;
}

/**
 * Returns the day of the week and the local time in a country. Returns undefined if the time zones of the country
 * are unknown or have different times.
 */
export function getWeekTimeInCountry(country: unknown, home: Home, date: Date): WeekTime | undefined {
  const zones = country === home.country && home.timeZone ? [home.timeZone] : getZones(country);
  const moments = zones.map((zone) => getWeekTimeInZone(zone, date));
  const [first] = moments;
  return moments.every((moment) => moment?.day === first?.day && moment?.minute === first?.minute) ? first : undefined;
}

/** Returns the current day and time in the country. Re-renders the calling component when the time changes. */
export function useCurrentWeekTime(country: unknown, { country: own, timeZone }: Home): WeekTime | undefined {
  const date = useCurrentTime();
  return useMemo(() => getWeekTimeInCountry(country, { country: own, timeZone }, date), [country, own, timeZone, date]);
}
