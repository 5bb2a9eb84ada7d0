/** The days of the week, whatever their codes on the server: `MON`, `Monday` and `mon` are the first. */
import { parseCodes } from '../model/values/optionCodes';

const DAYS = ['MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT', 'SUN'];

/**
 * Returns the index of a day.
 * @returns 0 for Monday to 6 for Sunday; undefined for an unknown code
 */
export function getDayIndex(code: unknown): number | undefined {
  const index = typeof code === 'string' ? DAYS.indexOf(code.trim().slice(0, 3).toUpperCase()) : -1;
  return index < 0 ? undefined : index;
}

/** The days of a preset, by its name in the server's option list. */
const SHORTCUTS: Readonly<Record<string, readonly number[]>> = {
  daily: [0, 1, 2, 3, 4, 5, 6],
  weekday: [0, 1, 2, 3, 4],
  weekend: [5, 6],
  none: [],
};

export interface DayGroup {
  name: string;
  days: readonly number[];
}

/** @returns undefined for an unknown preset, which is then not offered */
export function findDayGroup(code: unknown): DayGroup | undefined {
  const name = String(code).trim().toLowerCase().replace(/s$/, '');
  const days = SHORTCUTS[name];
  return days && { name, days };
}

/** Converts day codes in any server format to day indexes: sorted, without duplicates. */
export const parseDays = (codes: unknown): number[] =>
  [...new Set(parseCodes({}, codes).flatMap((code) => getDayIndex(code) ?? []))].sort((a, b) => a - b);

/** Any Monday. */
const MONDAY = Date.UTC(2024, 0, 1);
const ONE_DAY = 86_400_000;

/** Returns the short names of the days in the given locale, Monday first. */
export function getDayNames(locale: string): string[] {
  const format = new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' });
  return DAYS.map((_, day) => format.format(new Date(MONDAY + day * ONE_DAY)));
}
