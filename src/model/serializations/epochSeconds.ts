import { createEpochSerialization } from './epochs';

/** Seconds since 1970-01-01T00:00:00Z: `1709136000`. */
export const serialization = createEpochSerialization(1000);
