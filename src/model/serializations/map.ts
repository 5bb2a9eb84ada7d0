import { ENTRY_KEY, VARIANT_VALUE } from '../jsonSchema/variantDefinition';
import { isObject, type FormValues } from '../values/cleanValues';
import { getOwnProperty } from '../values/getOwnProperty';
import { getAbsentValue } from './emptyValue';
import type { Serialization } from './serialization';

/**
 * The rows of a list as an object, with the key of each: `{ "red": "#f00" }` for `[{ "$key": "red", "$value": "#f00" }]`,
 * `{ "web": { "port": 80 } }` for `[{ "$key": "web", "port": 80 }]`. Rows without a key are left out. An entry whose key is
 * empty has no row, because its row would count as one without a key. It is sent as it was received.
 */
export const serialization: Serialization = {
  wireSchema: { type: 'object' },
  read: (received, { field: { shape } }) => {
    if (!isObject(received)) return undefined;
    const isWhole = shape !== undefined && Object.hasOwn(shape.fields, VARIANT_VALUE);
    const entries = Object.entries(received).filter(([key]) => key !== '');
    if (!isWhole && entries.some(([, value]) => !isObject(value))) return undefined;
    return entries.map(([key, value]) => ({
      ...(isWhole ? { [VARIANT_VALUE]: value } : (value as FormValues)),
      [ENTRY_KEY]: key,
    }));
  },
  write: (value, { field: { shape } }, received) => {
    if (!Array.isArray(value)) return undefined;
    const whole = shape?.fields[VARIANT_VALUE];
    const before = isObject(received) ? received : {};
    const entries = value.filter(isObject).flatMap(({ [ENTRY_KEY]: key, ...row }): [string, unknown][] => {
      if (key === undefined || key === null || key === '') return [];
      const name = String(key);
      return [[name, whole ? (row[VARIANT_VALUE] ?? getAbsentValue(whole, getOwnProperty(before, name))) : row]];
    });
    return Object.fromEntries([...Object.entries(before).filter(([key]) => key === ''), ...entries]);
  },
};
