/**
 * Converts a JSON Schema of any draft to the normal form that the compiler reads. In the normal form, all keywords
 * are those of draft 2020-12, references are resolved, members of `allOf` are merged, and schemas that no input can
 * render are marked for the JSON editor.
 */
import type { FieldDefinition } from '../schemaLanguage/definition';
import type { SchemaFiles } from '../schemaLanguage/resolveDefinitionRefs';
import { ValidationSchemaWriter } from './validationSchema';
import { SchemaDefs, removeReferenceCycles, buildSchemaDefs } from './schemaDefs';
import { getBaseUri, SchemaDocuments } from './schemaDocuments';
import { NormalizedSchemaBuilder } from './normalizedSchemaBuilder';
import { SchemaFlattener } from './flattenSchema';
import { SchemaLibrary } from './schemaLibrary';
import { type ForeignSchemaNote, ForeignSchemaNotes } from './foreignSchemaLintNotes';
import { ExpansionBudget, ReferenceResolver } from './resolveReferences';
import { isObject, type Json, type SchemaPath } from './schemaNode';
import { UnionSimplifier } from './simplifyUnions';
import { BranchReader } from './readBranches';
import { MapReader } from './readMaps';
import { VariantReader } from './readVariants';
import { SchemaTypeResolver } from './schemaValueTypes';

export type { ForeignSchemaNote } from './foreignSchemaLintNotes';

export interface NormalizedSchema {
  /**
   * The normalized schema. `type`, `properties`, `items`, options, limits and rules are located directly in the
   * schema to which they apply. A `$ref` remains only where a schema is recursive or too large; it refers to an
   * entry of `$defs`.
   */
  definition: FieldDefinition;
  notes: ForeignSchemaNote[];
}

/**
 * The maximum number of schemas that are copied to the places that refer to them. The limit for rendering exceeds
 * the number of fields that users fill in. The limit for validation is lower, because a definition that is written
 * once and referred to several times makes the validators smaller.
 */
const DRAWN = 1000;
const CHECKED = 300;

function findPathOfPart(part: unknown, whole: unknown, path: SchemaPath = []): SchemaPath | undefined {
  if (part === whole) return path;
  if (typeof whole !== 'object' || whole === null) return undefined;
  for (const [key, value] of Object.entries(whole)) {
    const found = findPathOfPart(part, value, [...path, Array.isArray(whole) ? Number(key) : key]);
    if (found) return found;
  }
  return undefined;
}

/** Returns the keywords `$schema` and `$id` of a file. */
const getMarks = (raw: unknown): Json => {
  const { $schema, $id } = isObject(raw) ? raw : {};
  return { ...(typeof $schema === 'string' ? { $schema } : {}), ...(typeof $id === 'string' ? { $id } : {}) };
};

/** Whether a file is a schema that other tools have published. */
const isPublished = (raw: unknown): boolean =>
  getMarks(raw)['$schema']?.toString().includes('json-schema.org') === true;

/**
 * Normalizes a JSON Schema of any draft to the subset from which forms are generated. The result contains notes
 * about unsupported keywords.
 * @param file name of the file in `files`; references without a file name refer to this file
 * @param what a schema inside the file that is normalized on its own, such as the input of an action
 * @param options `areMapsRows`: objects with free keys become lists of rows. Rules of the document about such an object
 *   then test another value; the import leaves them out
 */
export function normalizeSchema(
  file: string,
  files: SchemaFiles,
  what: unknown = files[file],
  { areMapsRows = false } = {},
): NormalizedSchema {
  const notes = new ForeignSchemaNotes();
  const documents = new SchemaDocuments(files);
  const library = new SchemaLibrary(documents, notes, file);
  const references = new ReferenceResolver(library);
  const flattening = new SchemaFlattener(references);
  const typeResolver = new SchemaTypeResolver(library, false);
  const meant = new SchemaTypeResolver(library, true);
  const unions = new UnionSimplifier(flattening, meant, typeResolver);
  const variants = new VariantReader(new BranchReader(flattening, meant), flattening);
  const root = documents.root(file);
  const shared = documents.shared(file).map(([name, location]) => ({ name, key: library.keep(location) }));
  const definitions = new SchemaDefs(
    file,
    shared.map(({ name }) => name),
  );
  const checks = new ValidationSchemaWriter(references, definitions, new ExpansionBudget(CHECKED));
  const drawing = new NormalizedSchemaBuilder(
    {
      library,
      flattening,
      unions,
      variants,
      ...(areMapsRows ? { maps: new MapReader(flattening) } : {}),
      typeResolver,
      checks,
      notes,
      areSharedTitlesTypes: isPublished(root.raw),
    },
    new ExpansionBudget(DRAWN),
  );

  const isWhole = what === root.raw;
  const at = { file, base: getBaseUri(what, root.base), path: findPathOfPart(what, root.raw) ?? [], isOwn: true };
  const key = library.keep(root);
  const drawn = isWhole ? drawing.draw(library.at(key), [key]) : drawing.draw(library.read(what, at), []);
  const $defs = buildSchemaDefs(isWhole ? shared : [], definitions, (one) => checks.copy(library.at(one), [one]));
  removeReferenceCycles($defs, (name) => notes.add('endless', [], JSON.stringify(name)));
  const definition = {
    ...(isWhole ? getMarks(what) : {}),
    ...drawn,
    ...(Object.keys($defs).length > 0 ? { $defs } : {}),
  };
  return { definition: definition as FieldDefinition, notes: notes.list() };
}
