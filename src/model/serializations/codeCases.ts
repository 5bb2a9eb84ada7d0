/** The code that the serializations of codes in another case share. */
import { findChoice } from '../values/optionCodes';
import type { Serialization } from './serialization';

/**
 * Creates the serialization of codes that the API spells in another case than the schema.
 * @param spell returns the spelling of the API
 */
export const createCodeCaseSerialization = (spell: (code: string) => string): Serialization => ({
  wireSchema: { type: 'string' },
  read: (received, { field }) =>
    typeof received === 'string' ? findChoice(field.choices ?? [], received)?.value : undefined,
  write: (value, { field }) =>
    typeof value === 'string' && field.choices?.some((choice) => choice.value === value) ? spell(value) : undefined,
});

/** Joins the words of a code with underscores: `freeCharging` and `Free Charging` → `free_Charging`, `Free_Charging`. */
export const joinWords = (code: string): string =>
  code.replaceAll(/([a-z\d])([A-Z])/g, '$1_$2').replaceAll(/[\s-]+/g, '_');
