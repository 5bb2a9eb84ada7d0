import { createCodeCaseSerialization } from './codeCases';

/** The code `Free Charging` as `free charging`. */
export const serialization = createCodeCaseSerialization((code) => code.toLowerCase());
