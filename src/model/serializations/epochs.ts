/** The code that the serializations of points in time as numbers share. */
import { formatInstant, parseInstant } from './instants';
import type { Serialization } from './serialization';

const NUMBER = /^\s*-?\d+(\.\d+)?\s*$/;

/** Parses a number. Text is accepted too, because some databases return large numbers as text. */
function parseEpoch(received: unknown): number | undefined {
  if (typeof received === 'number') return received;
  return typeof received === 'string' && NUMBER.test(received) ? Number(received) : undefined;
}

/**
 * Creates the serialization of a point in time as the number of units since 1970-01-01T00:00:00Z.
 * @param unit duration of a unit in milliseconds
 */
export const createEpochSerialization = (unit: number): Serialization => ({
  wireSchema: { type: 'integer', format: 'int64' },
  read: (received, context) => {
    const epoch = parseEpoch(received);
    return epoch === undefined ? undefined : formatInstant(Math.round(epoch * unit), context);
  },
  write: (value, context) => {
    const instant = parseInstant(value, context);
    if (instant === undefined) return undefined;
    // The last moment of a period is its last whole unit.
    return context.isPeriodEnd === true ? Math.floor(instant / unit) : instant / unit;
  },
});
