/**
 * Converts between points in time and the app's own texts, which contain the operator's local time. A point in time
 * is a number of milliseconds since 1970-01-01T00:00:00Z.
 */
import { momentChecksByFormat } from '../formRules/momentFormats';
import { padTwoDigits } from '../formatting/padTwoDigits';
import type { SerializationContext } from './serialization';

const MINUTE = 60_000;
const DATE_TIME = 'yyyy-MM-dd HH:mm';
const OFFSET_DATE_TIME =
  /^(\d{4}-\d{2}-\d{2})[Tt ](\d{2}:\d{2})(:\d{2})?(?:[.,](\d{1,9}))?([Zz]|[+-]\d{2}(?::?\d{2})?)$/;

const clocks = new Map<string | undefined, Intl.DateTimeFormat>();

/** Returns a cached formatter. In its locale, the text of a time is `2027-02-28 23:59:00`. */
function getClock(timeZone: string | undefined): Intl.DateTimeFormat {
  const known = clocks.get(timeZone);
  if (known) return known;
  const clock = new Intl.DateTimeFormat('sv-SE', {
    ...(timeZone === undefined ? {} : { timeZone }),
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
  });
  clocks.set(timeZone, clock);
  return clock;
}

/** Returns the local time in a time zone, as `2027-02-28T23:59:00`. */
const formatLocalTime = (instant: number, timeZone: string | undefined): string =>
  getClock(timeZone).format(instant).replace(' ', 'T');

/** Returns the offset of a time zone from UTC in milliseconds, at a point in time. */
function getOffset(instant: number, timeZone: string | undefined): number {
  const seconds = Math.floor(instant / 1000) * 1000;
  return Date.parse(`${formatLocalTime(seconds, timeZone)}Z`) - seconds;
}

/** @param local local time in the time zone, as `2027-02-28T23:59:00` */
function parseLocalTime(local: string, timeZone: string | undefined): number {
  const asUtc = Date.parse(`${local}Z`);
  const guess = asUtc - getOffset(asUtc, timeZone);
  // Near a change of the clocks, the offset at the guess differs from the offset at the time itself.
  return asUtc - getOffset(guess, timeZone);
}

/** Years with another number of digits have no notation in the app's formats. */
const isDisplayable = (instant: number): boolean => {
  const text = Number.isFinite(instant) && Math.abs(instant) < 8.64e15 ? new Date(instant).toISOString() : '';
  return /^[1-9]\d{3}-/.test(text);
};

function formatOffset(offset: number): string {
  const minutes = Math.abs(Math.round(offset / MINUTE));
  return `${offset < 0 ? '-' : '+'}${padTwoDigits(Math.floor(minutes / 60))}:${padTwoDigits(minutes % 60)}`;
}

const formatFraction = (instant: number): string => {
  const milliseconds = ((instant % 1000) + 1000) % 1000;
  return milliseconds === 0 ? '' : `.${String(milliseconds).padStart(3, '0')}`;
};

/** Formats a time with the offset of the time zone, as `2027-02-28T23:59:00+08:00`. */
export const formatOffsetDateTime = (instant: number, timeZone: string | undefined): string =>
  `${formatLocalTime(instant, timeZone)}${formatFraction(instant)}${formatOffset(getOffset(instant, timeZone))}`;

/** Formats a time in UTC, as `2027-02-28T15:59:00Z`. */
export const formatUtcDateTime = (instant: number): string => new Date(instant).toISOString().replace('.000Z', 'Z');

/** Parses a date and time with an offset. Seconds and fractions of a second are optional. */
export function parseOffsetDateTime(text: unknown): number | undefined {
  const [, date = '', time = '', seconds = ':00', fraction = '', offset = ''] =
    (typeof text === 'string' && OFFSET_DATE_TIME.exec(text.trim())) || [];
  if (date === '' || momentChecksByFormat['date']?.(date) !== true) return undefined;
  const [, hours = '', minutes = '00'] = /^([+-]\d{2}):?(\d{2})?$/.exec(offset) ?? [];
  const zone = hours === '' ? 'Z' : `${hours}:${minutes}`;
  const instant = Date.parse(`${date}T${time}${seconds}.${fraction.padEnd(3, '0').slice(0, 3)}${zone}`);
  return Number.isNaN(instant) ? undefined : instant;
}

/** Formats a point in time in the format of a field. Returns undefined if the format cannot express it. */
export function formatInstant(instant: number, { field, timeZone }: SerializationContext): string | undefined {
  if (!isDisplayable(instant)) return undefined;
  if (field.format === 'date-time') return formatOffsetDateTime(instant, timeZone);
  const local = formatLocalTime(instant, timeZone);
  if (field.format === DATE_TIME) return local.slice(0, 16).replace('T', ' ');
  return field.format === 'date' ? local.slice(0, 10) : undefined;
}

/** Returns the date of the next day. */
const getNextDay = (day: string): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);

/** Parses a text in the format of a field. Returns undefined for any other text. */
export function parseInstant(
  text: unknown,
  { field, timeZone, isPeriodEnd = false }: SerializationContext,
): number | undefined {
  const { format = '' } = field;
  if (typeof text !== 'string') return undefined;
  if (format === 'date-time') return parseOffsetDateTime(text);
  if (momentChecksByFormat[format]?.(text) !== true) return undefined;
  if (format === DATE_TIME) return parseLocalTime(`${text.replace(' ', 'T')}:00`, timeZone);
  if (format !== 'date') return undefined;
  return isPeriodEnd
    ? parseLocalTime(`${getNextDay(text)}T00:00:00`, timeZone) - 1
    : parseLocalTime(`${text}T00:00:00`, timeZone);
}
