import type { EntityDefinition } from '../../src/model/schemaLanguage/definition';
import { isEntityMetaSchemaPath } from './migrations/version';

/**
 * Whether a file is written in the schema language, which its `$schema` states, and is not a standard JSON Schema
 * for other tools. In such a file, a `$ref` may only refer to a named shared definition.
 */
export const isEntityFile = (file: unknown): file is EntityDefinition =>
  typeof file === 'object' && file !== null && '$schema' in file && isEntityMetaSchemaPath(file.$schema);
