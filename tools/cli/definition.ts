/** Writes the types of the schema language. Called by `npm run definition` and after every installation. */
import { writeDefinitionTypes } from '../schema/definitionTypes';

await writeDefinitionTypes(process.cwd());
