/**
 * JSON Schema of any draft → the normal form that is compiled: 2020-12, references resolved, parts
 * merged, and what no input can draw named as such.
 */
import type { FieldDefinition } from '../language/definition';
import type { SchemaFiles } from '../language/refs';
import { Checks } from './checks';
import { Definitions, withoutRings, writeDefinitions } from './definitions';
import { baseWithin, Documents } from './documents';
import { Drawing } from './drawing';
import { Flattening } from './flatten';
import { Library } from './library';
import { type Note, Notes } from './notes';
import { Budget, References } from './references';
import { isObject, type Json, type Path } from './schema';
import { Unions } from './unions';
import { Types } from './values';

export type { Note } from './notes';

export interface Standard {
  /**
   * `type`, `properties`, `items`, choices, limits and rules stand where they act. `$ref` is left only
   * where a description contains itself or is too large, and names an entry of `$defs`.
   */
  definition: FieldDefinition;
  notes: Note[];
}

/**
 * Schemas that are written out in place of references: more fields than anybody fills in. What only
 * checks is smaller when it is written once and referred to.
 */
const DRAWN = 800;
const CHECKED = 300;

function pathTo(part: unknown, whole: unknown, path: Path = []): Path | undefined {
  if (part === whole) return path;
  if (typeof whole !== 'object' || whole === null) return undefined;
  for (const [key, value] of Object.entries(whole)) {
    const found = pathTo(part, value, [...path, Array.isArray(whole) ? Number(key) : key]);
    if (found) return found;
  }
  return undefined;
}

/** The marks of a whole file. */
const marksOf = (raw: unknown): Json => {
  const { $schema, $id } = isObject(raw) ? raw : {};
  return { ...(typeof $schema === 'string' ? { $schema } : {}), ...(typeof $id === 'string' ? { $id } : {}) };
};

/**
 * @param file name of the file in `files`; references without a file are to it
 * @param what a part of the file that is read alone, as the input of an action
 */
export function standardise(file: string, files: SchemaFiles, what: unknown = files[file]): Standard {
  const notes = new Notes();
  const documents = new Documents(files);
  const library = new Library(documents, notes, file);
  const references = new References(library);
  const flattening = new Flattening(references);
  const stated = new Types(library, false);
  const unions = new Unions(flattening, new Types(library, true), stated);
  const root = documents.root(file);
  const shared = documents.shared(file).map(([name, place]) => ({ name, key: library.keep(place) }));
  const definitions = new Definitions(
    file,
    shared.map(({ name }) => name),
  );
  const checks = new Checks(references, definitions, new Budget(CHECKED));
  const drawing = new Drawing({ library, flattening, unions, stated, checks, notes }, new Budget(DRAWN));

  const isWhole = what === root.raw;
  const at = { file, base: baseWithin(what, root.base), path: pathTo(what, root.raw) ?? [], isOwn: true };
  const key = library.keep(root);
  const drawn = isWhole ? drawing.draw(library.at(key), [key]) : drawing.draw(library.read(what, at), []);
  const $defs = writeDefinitions(isWhole ? shared : [], definitions, (one) => checks.copy(library.at(one), [one]));
  withoutRings($defs, (name) => notes.add('endless', [], JSON.stringify(name)));
  const definition = {
    ...(isWhole ? marksOf(what) : {}),
    ...drawn,
    ...(Object.keys($defs).length > 0 ? { $defs } : {}),
  };
  return { definition: definition as FieldDefinition, notes: notes.list() };
}
