/** `npm run definition`, and after every installation: the types of the schema language. */
import { writeDefinitionTypes } from '../schema/definitionTypes';

await writeDefinitionTypes(process.cwd());
