/** Writes a JSON Schema of any draft, with everything to which it refers, as one schema of draft 2020-12. */
import type { FieldDefinition } from '../schemaLanguage/definition';
import type { SchemaFiles } from '../schemaLanguage/resolveDefinitionRefs';
import { ForeignSchemaNotes } from './foreignSchemaLintNotes';
import { ExpansionBudget, ReferenceResolver } from './resolveReferences';
import { buildSchemaDefs, removeReferenceCycles, SchemaDefs } from './schemaDefs';
import { SchemaDocuments } from './schemaDocuments';
import { SchemaLibrary } from './schemaLibrary';
import { ValidationSchemaWriter } from './validationSchema';

/** The formats that the schema language names otherwise: its `uri` is a web address, not one of any scheme. */
const FORMAT_NAMES = { uri: 'absolute-uri' };

/**
 * Returns a schema as it is, without the changes that the normalization makes for forms.
 * @param reference name of the file in `files`, which a JSON pointer may follow: `order.schema.json#/definitions/order`
 * @throws Error if the file or the place in it does not exist
 */
export function bundleSchema(reference: string, files: SchemaFiles): FieldDefinition {
  const [file = ''] = reference.split('#');
  if (!Object.hasOwn(files, file)) throw new Error(`There is no schema file "${file}"`);
  const documents = new SchemaDocuments(files);
  const root = documents.root(file);
  const location = documents.find(reference.slice(file.length) || '#', root.base, file);
  if (!location) throw new Error(`"${reference}" points at nothing`);
  const library = new SchemaLibrary(documents, new ForeignSchemaNotes(), file);
  const definitions = new SchemaDefs(file, []);
  const writer = new ValidationSchemaWriter(
    new ReferenceResolver(library),
    definitions,
    new ExpansionBudget(0),
    FORMAT_NAMES,
  );
  const write = (key: string): unknown => writer.copy(library.at(key), [key]);
  const schema = write(library.keep(location)) as FieldDefinition;
  const $defs = buildSchemaDefs([], definitions, write);
  removeReferenceCycles($defs, () => undefined);
  return Object.keys($defs).length > 0 ? ({ ...schema, $defs } as FieldDefinition) : schema;
}
