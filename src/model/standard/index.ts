/**
 * JSON Schema of any draft → the normal form that is compiled: 2020-12, references resolved, parts
 * merged, and what no input can draw named as such.
 */
import type { FieldDefinition } from '../definition';
import type { SchemaFiles } from '../refs';
import { Checks } from './checks';
import { Definitions, withoutRings } from './definitions';
import { baseWithin, Documents } from './documents';
import { Drawing } from './drawing';
import { Flattening } from './flatten';
import { Library } from './library';
import { type Note, Notes } from './notes';
import { Budget, References } from './references';
import { isObject, type Json, type Path, type Schema, type Trail } from './schema';
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

/** What a file shares under `$defs`, as it is written. */
const sharedOf = (raw: unknown): string[] => (isObject(raw) && isObject(raw['$defs']) ? Object.keys(raw['$defs']) : []);

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
  const root = documents.root(file);
  const isWhole = what === root.raw;
  const shared = isWhole ? sharedOf(what) : [];
  const definitions = new Definitions(file, sharedOf(root.raw));
  const checks = new Checks(references, definitions, new Budget(CHECKED));
  const parts = {
    library,
    flattening,
    unions: new Unions(flattening, new Types(library, true), stated),
    stated,
    checks,
    notes,
  };

  const { schema, trail } = opening();
  const definition = new Drawing(parts, new Budget(DRAWN)).draw(schema, trail);
  const defs = writtenDefs();
  withoutRings(defs, (name) => notes.add('endless', [], JSON.stringify(name)));
  const marks = isWhole && isObject(what) ? pickMarks(what) : {};
  return {
    definition: {
      ...marks,
      ...definition,
      ...(Object.keys(defs).length > 0 ? { $defs: defs } : {}),
    } as FieldDefinition,
    notes: notes.list(),
  };

  function opening(): { schema: Schema; trail: Trail } {
    if (isWhole) return { schema: library.at(library.keep(root)), trail: [root.key] };
    const at = { file, base: baseWithin(what, root.base), path: pathTo(what, root.raw) ?? [], isOwn: true };
    return { schema: library.read(what, at), trail: [] };
  }

  function writtenDefs(): Json {
    const written = shared.map((name) => {
      const place = documents.find(
        `#/$defs/${encodeURIComponent(name.replaceAll('~', '~0').replaceAll('/', '~1'))}`,
        root.base,
        file,
      )!;
      return { name, key: library.keep(place) };
    });
    const result: [string, unknown][] = [];
    const done = new Set<string>();
    for (let open = [...written, ...definitions.takeOpen()]; open.length > 0; open = definitions.takeOpen()) {
      for (const { name, key } of open) {
        if (done.has(name)) continue;
        done.add(name);
        result.push([name, checks.copy(library.at(key), [key])]);
      }
    }
    return Object.fromEntries(result);
  }
}

const pickMarks = ({ $schema, $id }: Json): Json => ({
  ...(typeof $schema === 'string' ? { $schema } : {}),
  ...(typeof $id === 'string' ? { $id } : {}),
});
