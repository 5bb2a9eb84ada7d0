import { createEpochSerialization } from './epochs';

/** Milliseconds since 1970-01-01T00:00:00Z: `1709136000000`. */
export const serialization = createEpochSerialization(1);
