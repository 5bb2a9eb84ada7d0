import { VARIANT_VALUE } from '../jsonSchema/variantDefinition';
import { isObject } from '../values/cleanValues';
import { getEmptyValue } from './emptyValue';
import type { Serialization } from './serialization';

/** The rows of a list as the values of their only field: `[["A1"], []]` for `[{ "$value": ["A1"] }, {}]`. */
export const serialization: Serialization = {
  wireSchema: { type: 'array' },
  read: (received) =>
    Array.isArray(received) ? received.map((value: unknown) => ({ [VARIANT_VALUE]: value })) : undefined,
  write: (value, { field: { shape } }) => {
    const whole = shape?.fields[VARIANT_VALUE];
    if (!Array.isArray(value) || !whole) return undefined;
    return value.map((row: unknown) => (isObject(row) ? (row[VARIANT_VALUE] ?? getEmptyValue(whole)) : row));
  },
};
