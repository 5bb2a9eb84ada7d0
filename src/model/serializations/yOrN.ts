import type { Serialization } from './serialization';

const VALUES: ReadonlyMap<unknown, boolean> = new Map([
  ['Y', true],
  ['y', true],
  ['N', false],
  ['n', false],
]);

/** `Y` for true, `N` for false. */
export const serialization: Serialization = {
  wireSchema: { enum: ['Y', 'N'] },
  read: (received) => VALUES.get(received),
  write: (value) => (typeof value === 'boolean' ? (value ? 'Y' : 'N') : undefined),
};
