import { formatInstant, formatOffsetDateTime, parseInstant, parseOffsetDateTime } from './instants';
import type { Serialization } from './serialization';

/** ISO 8601 with the offset of the operator's time zone: `2027-02-28T23:59:00+08:00`. */
export const serialization: Serialization = {
  wireSchema: { type: 'string', format: 'date-time' },
  read: (received, context) => {
    const instant = parseOffsetDateTime(received);
    return instant === undefined ? undefined : formatInstant(instant, context);
  },
  write: (value, context) => {
    const instant = parseInstant(value, context);
    return instant === undefined ? undefined : formatOffsetDateTime(instant, context.timeZone);
  },
};
