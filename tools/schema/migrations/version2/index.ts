/**
 * Migration from version 1 to version 2 of the schema language. In version 2, every key is a term of JSON Schema,
 * react-admin, HTML or REST.
 */
import type { Migration } from '../types/migrationTypes';
import { FIELD_MIGRATIONS } from './fields';
import { NON_ENTITY_FILE_MIGRATIONS } from './nonEntityFiles';
import { SCREEN_MIGRATIONS } from './screens';

export const VERSION_2_MIGRATION: Migration = {
  version: 2,
  objects: { ...FIELD_MIGRATIONS, ...SCREEN_MIGRATIONS, ...NON_ENTITY_FILE_MIGRATIONS },
};
