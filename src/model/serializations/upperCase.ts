import { createCodeCaseSerialization } from './codeCases';

/** The code `Free Charging` as `FREE CHARGING`. */
export const serialization = createCodeCaseSerialization((code) => code.toUpperCase());
