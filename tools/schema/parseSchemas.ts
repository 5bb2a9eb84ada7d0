import type { SchemaFiles } from '../../src/model/schemaLanguage/resolveRefs';
import type { SchemaText } from './folder/readSchemaFolder';

/** Parses the schema files by name, without the translations. Only for files that have passed the lint. */
export const parseSchemas = (texts: SchemaText[]): SchemaFiles =>
  Object.fromEntries(
    texts.filter(({ name }) => !name.includes('/')).map(({ name, text }) => [name, JSON.parse(text) as unknown]),
  );
