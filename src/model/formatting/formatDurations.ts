/** Formats numbers of seconds as times or durations. */
import { padTwoDigits } from './padTwoDigits';

const MINUTE = 60;
const HOUR = 3600;

const parseSeconds = (value: unknown): number => (String(value).trim() === '' ? Number.NaN : Number(value));

/** Formats the number of seconds since midnight as a time: 84600 → `23:30`. Any other value is converted to text. */
export function formatSecondOfDay(value: unknown): string {
  const seconds = parseSeconds(value);
  if (!Number.isFinite(seconds) || seconds < 0) return String(value);
  return `${padTwoDigits(Math.floor(seconds / HOUR))}:${padTwoDigits(Math.floor((seconds % HOUR) / MINUTE))}`;
}

/** Formats a number of seconds as hours: 86400 → `24 h`, 5400 → `1.5 h`. */
export function formatSecondsAsHours(value: unknown): string {
  const hours = parseSeconds(value) / HOUR;
  return Number.isFinite(hours) ? `${Number(hours.toFixed(2))} h` : String(value);
}
