import { parseDecimal, toNumber } from './decimals';
import type { Serialization } from './serialization';

/** The number as text: `"12.5"`. */
export const serialization: Serialization = {
  wireSchema: { type: 'string' },
  read: (received) => (typeof received === 'string' ? toNumber(parseDecimal(received)) : undefined),
  write: (value) => parseDecimal(value)?.toFixed(),
};
