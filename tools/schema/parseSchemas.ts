import type { SchemaFiles } from '../../src/model/schemaLanguage/resolveDefinitionRefs';
import type { SchemaFileText } from './folder/readSchemaFolder';

/**
 * Parses the schema files, by file name, without the translations. The files must have passed the lint, because
 * invalid JSON throws.
 */
export const parseSchemas = (texts: SchemaFileText[]): SchemaFiles =>
  Object.fromEntries(
    texts.filter(({ name }) => !name.includes('/')).map(({ name, text }) => [name, JSON.parse(text) as unknown]),
  );
