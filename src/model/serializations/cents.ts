import { parseDecimal, toNumber } from './decimals';
import type { Serialization } from './serialization';

const CENTS = 100;

/** The amount in hundredths of its unit: 1250 for 12.5. Decimal arithmetic avoids rounding errors. */
export const serialization: Serialization = {
  wireSchema: { type: 'integer' },
  read: (received) => toNumber(parseDecimal(received)?.div(CENTS)),
  write: (value) => toNumber(parseDecimal(value)?.times(CENTS)),
};
