import { formatUtcDateTime, parseInstant } from './instants';
import { serialization as offsetDateTime } from './offsetDateTime';
import type { Serialization } from './serialization';

/** ISO 8601 in UTC: `2027-02-28T15:59:00Z`. */
export const serialization: Serialization = {
  ...offsetDateTime,
  write: (value, context) => {
    const instant = parseInstant(value, context);
    return instant === undefined ? undefined : formatUtcDateTime(instant);
  },
};
