/**
 * Generates two files: it writes the names of the wire dialects (the conventions of REST APIs that the data
 * provider supports) into the meta-schema, and the TypeScript types of the schema language into
 * `generated/definition.ts`. Called by `npm run definition` and after every `npm install`.
 */
import { writeMetaSchemaTypes } from '../schema/generateMetaSchemaTypes';
import { writeDialectNames } from '../schema/reference/dialectNames';

writeDialectNames(process.cwd());
await writeMetaSchemaTypes(process.cwd());
