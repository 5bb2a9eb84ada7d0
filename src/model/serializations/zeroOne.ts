import type { Serialization } from './serialization';

/** 1 for true, 0 for false. Texts are accepted too, because some databases return numbers as text. */
export const serialization: Serialization = {
  wireSchema: { enum: [0, 1] },
  read: (received) =>
    received === 1 || received === '1' ? true : received === 0 || received === '0' ? false : undefined,
  write: (value) => (typeof value === 'boolean' ? Number(value) : undefined),
};
