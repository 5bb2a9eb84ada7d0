/** The parts from which the converters of fields are composed. */
import type { Field } from '../entity/entity';
import { equal } from '../values/ajvRuntime';
import type { Serialization, SerializationContext } from './serialization';

/** Called for each received value that does not have the format of its field. */
export type MalformedValueReporter = (field: Field, received: unknown) => void;

/** Converts the values of one field between the format of the API and the app's own format. */
export interface ValueConverter {
  read(received: unknown, report: MalformedValueReporter): unknown;
  /**
   * @param received the value that the API last sent for this field. A value that has not changed since then is
   *   sent in exactly this form
   */
  write(value: unknown, received?: unknown): unknown;
}

const isNothing = (value: unknown): boolean => value === undefined || value === null;

/** Creates the converter of a plain value, without the values that it contains. */
export function createPlainConverter(
  field: Field,
  { read, write, isForResponses }: Serialization,
  options: Omit<SerializationContext, 'field'>,
): ValueConverter {
  const context: SerializationContext = { ...options, field };
  return {
    read: (received, report) => {
      if (isNothing(received)) return received;
      const value = read(received, context);
      if (value === undefined && received !== '') report(field, received);
      return value ?? received;
    },
    write: (value, received) => {
      if (isNothing(value)) return value;
      const before = isNothing(received) || isForResponses ? undefined : read(received, context);
      return before !== undefined && equal(before, value) ? received : (write(value, context, received) ?? value);
    },
  };
}

const getItem = (list: unknown, index: number): unknown => (Array.isArray(list) ? list[index] : undefined);

/**
 * Creates the converter of an array.
 * @param getConverter returns the converter of the item at a position; undefined if the item needs none
 * @param findReceived returns the received item that corresponds to an item. Default: the item at its position
 */
export const createArrayConverter = (
  getConverter: (index: number) => ValueConverter | undefined,
  findReceived: (item: unknown, index: number, received: unknown) => unknown = (_, index, received) =>
    getItem(received, index),
): ValueConverter => ({
  read: (received, report) =>
    Array.isArray(received)
      ? received.map((item: unknown, index) => getConverter(index)?.read(item, report) ?? item)
      : received,
  write: (value, received) =>
    Array.isArray(value)
      ? value.map(
          (item: unknown, index) => getConverter(index)?.write(item, findReceived(item, index, received)) ?? item,
        )
      : value,
});

/**
 * Combines the converter of a value with the converter of the values that it contains. Either may be missing.
 * @param outer converts the whole value, for example a comma-separated text to an array
 */
export function combineConverters(
  outer: ValueConverter | undefined,
  inner: ValueConverter | undefined,
): ValueConverter | undefined {
  if (!outer || !inner) return outer ?? inner;
  return {
    read: (received, report) => inner.read(outer.read(received, report), report),
    write: (value, received) =>
      outer.write(inner.write(value, isNothing(received) ? received : outer.read(received, () => undefined)), received),
  };
}
