import type { EntityDefinition } from '../../src/model/schemaLanguage/definition';
import { ENTITY_SCHEMA } from './migrations/version';

/** Whether a file is written in the schema language: then its references point to named definitions only. */
export const isEntityFile = (file: unknown): file is EntityDefinition =>
  typeof file === 'object' && file !== null && '$schema' in file && file.$schema === ENTITY_SCHEMA;
