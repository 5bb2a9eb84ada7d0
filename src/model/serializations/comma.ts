import { parseCodes } from '../values/optionCodes';
import type { Serialization } from './serialization';

/** The items as one text with commas between them: `AC,DC`. */
export const serialization: Serialization = {
  wireSchema: { type: 'string', description: 'Entries with commas between them.' },
  read: (received, { field }) => (typeof received === 'string' ? parseCodes(field, received) : undefined),
  write: (value) => (Array.isArray(value) ? value.map(String).join(',') : undefined),
};
