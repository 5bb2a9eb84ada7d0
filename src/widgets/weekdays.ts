/**
 * Days of the week. They are recognized in all spellings that servers use: `MON`, `Monday` and `mon` are the same
 * day.
 */
import { parseCodes } from '../model/values/optionCodes';

const DAYS = ['MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT', 'SUN'];

/**
 * Returns the index of a day of the week.
 * @returns 0 for Monday to 6 for Sunday; undefined if the code is unknown
 */
export function getDayIndex(code: unknown): number | undefined {
  const index = typeof code === 'string' ? DAYS.indexOf(code.trim().slice(0, 3).toUpperCase()) : -1;
  return index < 0 ? undefined : index;
}

/** The days of each preset, by the name of the preset in the server's option list. */
const SHORTCUTS: Readonly<Record<string, readonly number[]>> = {
  daily: [0, 1, 2, 3, 4, 5, 6],
  weekday: [0, 1, 2, 3, 4],
  weekend: [5, 6],
  none: [],
};

export interface WeekdayGroup {
  name: string;
  days: readonly number[];
}

/**
 * Returns the preset with a name that the server uses.
 * @returns undefined if the name is unknown; the preset is then not shown
 */
export function findDayGroupByName(code: unknown): WeekdayGroup | undefined {
  const name = String(code).trim().toLowerCase().replace(/s$/, '');
  const days = SHORTCUTS[name];
  return days && { name, days };
}

/** Converts codes of days, in any format that servers use, to sorted day indexes without duplicates. */
export const parseDays = (codes: unknown): number[] =>
  [...new Set(parseCodes({}, codes).flatMap((code) => getDayIndex(code) ?? []))].sort((a, b) => a - b);

/** An arbitrary Monday, from which the names of the days are formatted. */
const MONDAY = Date.UTC(2024, 0, 1);
const ONE_DAY = 86_400_000;

/** Returns the short names of the days in a locale, beginning with Monday. */
export function getDayNames(locale: string): string[] {
  const format = new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' });
  return DAYS.map((_, day) => format.format(new Date(MONDAY + day * ONE_DAY)));
}
