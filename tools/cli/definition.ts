/**
 * Writes the names of the wire dialects into the meta-schema, and the types of the schema language. Called by
 * `npm run definition` and after every installation.
 */
import { writeDefinitionTypes } from '../schema/definitionTypes';
import { writeDialectNames } from '../schema/reference/dialectNames';

writeDialectNames(process.cwd());
await writeDefinitionTypes(process.cwd());
