import { getDateTimeInTimeZone } from '../../widgets/useToday';

/** A point in time: with an offset from UTC, or a number of seconds or milliseconds since 1970. */
const OFFSET_TIME = /T.*(Z|[+-]\d{2}(:?\d{2})?)$/i;
const EPOCH = /^\d{10}(\d{3})?$/;

/** Returns a time of an entry in the operator's time zone. A text that is no point in time stays as it is. */
export function toOperatorTime(text: string, timeZone: string | undefined): string {
  const isEpoch = EPOCH.test(text);
  if (!isEpoch && !OFFSET_TIME.test(text)) return text;
  const date = new Date(isEpoch ? Number(text.padEnd(13, '0')) : text);
  return Number.isNaN(date.getTime()) ? text : getDateTimeInTimeZone(timeZone, date);
}
