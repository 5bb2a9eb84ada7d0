import { createCodeCaseSerialization, joinWords } from './codeCases';

/** The code `Free Charging` as `FREE_CHARGING`. */
export const serialization = createCodeCaseSerialization((code) => joinWords(code).toUpperCase());
