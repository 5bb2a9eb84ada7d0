import { isObject } from '../values/cleanValues';
import type { Serialization } from './serialization';

/** Keys of an embedded object that identify it, or of a code that the API sends together with its label. */
const IDS = ['id', 'value', 'uuid', 'code', 'key', 'slug'];

const isScalar = (value: unknown): boolean => ['string', 'number', 'boolean'].includes(typeof value);

/** Responses embed an object, as `{ "id": 3, "name": "…" }`; requests have its id alone. */
export const serialization: Serialization = {
  wireSchema: { description: 'Responses have an object with the id, requests the id alone.' },
  isForResponses: true,
  read: (received) => {
    if (!isObject(received)) return isScalar(received) ? received : undefined;
    return IDS.map((key) => received[key]).find(isScalar);
  },
  write: (value) => value,
};
