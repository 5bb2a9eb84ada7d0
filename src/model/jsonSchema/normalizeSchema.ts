/**
 * Converts JSON Schema of any draft to the normal form that is compiled: 2020-12, references resolved, members of
 * `allOf` merged, and schemas without a suitable input marked for the JSON editor.
 */
import type { FieldDefinition } from '../schemaLanguage/definition';
import type { SchemaFiles } from '../schemaLanguage/resolveRefs';
import { ValidationSchemaWriter } from './validationSchema';
import { Definitions, removeReferenceCycles, buildDefinitions } from './definitions';
import { getBaseUri, SchemaDocuments } from './schemaDocuments';
import { DefinitionBuilder } from './buildDefinition';
import { SchemaFlattener } from './flattenSchema';
import { SchemaLibrary } from './schemaLibrary';
import { type ImportNote, ImportNotes } from './importNotes';
import { ExpansionBudget, ReferenceResolver } from './resolveReferences';
import { isObject, type Json, type SchemaPath } from './schemaTypes';
import { UnionSimplifier } from './simplifyUnions';
import { SchemaTypeResolver } from './schemaValueTypes';

export type { ImportNote } from './importNotes';

export interface NormalizedSchema {
  /**
   * `type`, `properties`, `items`, options, limits and rules are at the locations where they apply. `$ref` remains
   * only where a schema is recursive or too large, and points to an entry of `$defs`.
   */
  definition: FieldDefinition;
  notes: ImportNote[];
}

/**
 * The maximum numbers of schemas expanded in place of references. For rendering: more than the number of fields a
 * user fills in. For validation fewer, because definitions that are written once and referred to are smaller.
 */
const DRAWN = 800;
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

/** Returns the keywords that identify a file. */
const getMarks = (raw: unknown): Json => {
  const { $schema, $id } = isObject(raw) ? raw : {};
  return { ...(typeof $schema === 'string' ? { $schema } : {}), ...(typeof $id === 'string' ? { $id } : {}) };
};

/**
 * Normalizes a JSON Schema of any draft to the subset that forms are generated from. Notes describe unsupported
 * keywords.
 * @param file name of the file in `files`; references without a file name point to it
 * @param what a part of the file that is normalized on its own, such as the input of an action
 */
export function normalizeSchema(file: string, files: SchemaFiles, what: unknown = files[file]): NormalizedSchema {
  const notes = new ImportNotes();
  const documents = new SchemaDocuments(files);
  const library = new SchemaLibrary(documents, notes, file);
  const references = new ReferenceResolver(library);
  const flattening = new SchemaFlattener(references);
  const typeResolver = new SchemaTypeResolver(library, false);
  const unions = new UnionSimplifier(flattening, new SchemaTypeResolver(library, true), typeResolver);
  const root = documents.root(file);
  const shared = documents.shared(file).map(([name, location]) => ({ name, key: library.keep(location) }));
  const definitions = new Definitions(
    file,
    shared.map(({ name }) => name),
  );
  const checks = new ValidationSchemaWriter(references, definitions, new ExpansionBudget(CHECKED));
  const drawing = new DefinitionBuilder(
    { library, flattening, unions, typeResolver, checks, notes },
    new ExpansionBudget(DRAWN),
  );

  const isWhole = what === root.raw;
  const at = { file, base: getBaseUri(what, root.base), path: findPathOfPart(what, root.raw) ?? [], isOwn: true };
  const key = library.keep(root);
  const drawn = isWhole ? drawing.draw(library.at(key), [key]) : drawing.draw(library.read(what, at), []);
  const $defs = buildDefinitions(isWhole ? shared : [], definitions, (one) => checks.copy(library.at(one), [one]));
  removeReferenceCycles($defs, (name) => notes.add('endless', [], JSON.stringify(name)));
  const definition = {
    ...(isWhole ? getMarks(what) : {}),
    ...drawn,
    ...(Object.keys($defs).length > 0 ? { $defs } : {}),
  };
  return { definition: definition as FieldDefinition, notes: notes.list() };
}
