/** The days of the week, whatever a server calls them: `MON`, `Monday` or `mon` is the first. */
import { parseCodes } from '../model/values/optionCodes';

const DAYS = ['MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT', 'SUN'];

/** @returns 0 for Monday to 6 for Sunday; undefined for what is no day */
export function getDayIndex(code: unknown): number | undefined {
  const index = typeof code === 'string' ? DAYS.indexOf(code.trim().slice(0, 3).toUpperCase()) : -1;
  return index < 0 ? undefined : index;
}

/** The days that a shortcut stands for, by its name on the wire. */
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

/** @returns undefined for a shortcut that nobody knows, which is then not offered */
export function findDayGroup(code: unknown): DayGroup | undefined {
  const name = String(code).trim().toLowerCase().replace(/s$/, '');
  const days = SHORTCUTS[name];
  return days && { name, days };
}

/** A list of day codes, however a server writes it, as days: sorted, each once. */
export const parseDays = (codes: unknown): number[] =>
  [...new Set(parseCodes({}, codes).flatMap((code) => getDayIndex(code) ?? []))].sort((a, b) => a - b);

/** Any Monday. */
const MONDAY = Date.UTC(2024, 0, 1);
const ONE_DAY = 86_400_000;

/** The days as the language of the page shortens them, Monday first. */
export function getDayNames(locale: string): string[] {
  const format = new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' });
  return DAYS.map((_, day) => format.format(new Date(MONDAY + day * ONE_DAY)));
}
