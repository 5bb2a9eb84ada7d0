import { VARIANT_VALUE } from '../jsonSchema/variantDefinition';
import { isObject } from '../values/cleanValues';
import { getAbsentValue } from './emptyValue';
import type { Serialization } from './serialization';

/** The rows of a list as the values of their only field: `[["A1"], []]` for `[{ "$value": ["A1"] }, {}]`. */
export const serialization: Serialization = {
  wireSchema: { type: 'array' },
  read: (received) =>
    Array.isArray(received) ? received.map((value: unknown) => ({ [VARIANT_VALUE]: value })) : undefined,
  write: (value, { field: { shape } }, received) => {
    const whole = shape?.fields[VARIANT_VALUE];
    if (!Array.isArray(value) || !whole) return undefined;
    const before: unknown[] = Array.isArray(received) ? received : [];
    return value.map((row: unknown, index) =>
      isObject(row) ? (row[VARIANT_VALUE] ?? getAbsentValue(whole, before[index])) : row,
    );
  },
};
