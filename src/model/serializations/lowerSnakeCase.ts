import { createCodeCaseSerialization, joinWords } from './codeCases';

/** The code `Free Charging` as `free_charging`. */
export const serialization = createCodeCaseSerialization((code) => joinWords(code).toLowerCase());
