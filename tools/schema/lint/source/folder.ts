import type { EntityDefinition, FieldDefinition } from '../../../../src/model/language/definition';
import { visitEntity, visitOptions, visitShared, type Visited } from '../../../../src/model/language/visit';
import { compileEntity, type CompiledEntity } from '../../../../src/model/compile';
import { resolveRefs, type SchemaFiles } from '../../../../src/model/language/refs';
import { standardise, type Note } from '../../../../src/model/standard';
import { Memory } from '../../folder/memory';
import type { SchemaText } from '../../folder/read';
import { asObject, isObject, type Json, type Path } from './json';
import { readPlaces, type Place, type Reading, type Told } from './places';
import type { HandWritten } from './parts';
import { readSource, type Finding, type Source } from './source';

/** All files of one lint run, as each rule may need another file than its own. */
export interface Folder {
  sources: Source[];
  entities: Source[];
  /** Parsed contents by file name, for references. */
  files: SchemaFiles;
  /** What is written by hand for the screens. */
  parts: HandWritten;
  /** The file's content with its references resolved; a faulty reference is left out. */
  wholeOf(source: Source): Json;
  /** What of a schema from elsewhere is understood otherwise than it is written. */
  notesOf(source: Source): readonly Note[];
  /** Every key of an entity with what it means, those that references bring in as well. */
  visitsOf(source: Source): readonly Visited[];
  /** Every key in the file with what it means; of a schema from elsewhere our own. */
  toldOf(source: Source): readonly Told[];
  /** Every schema in the file, unless it is from elsewhere. */
  placesOf(source: Source): readonly Place[];
  /** @throws Error for what the compiler refuses */
  compiledOf(source: Source): CompiledEntity;
}

/** A rule reads one file (and the folder around it) and says what is wrong with it. */
export type Rule = (source: Source, folder: Folder) => Finding[];

/**
 * `resolveRefs` for a file that may hold faulty references: only the part with the faulty one loses
 * it, so that the other rules still see the rest.
 */
function resolveWell(value: unknown, file: string, files: SchemaFiles): unknown {
  try {
    return resolveRefs(value, file, files);
  } catch {
    if (Array.isArray(value)) return value.map((item) => resolveWell(item, file, files));
    const entries = Object.entries(asObject(value)).filter(([key]) => key !== '$ref');
    return Object.fromEntries(entries.map(([key, part]) => [key, resolveWell(part, file, files)]));
  }
}

/** Asks once for each file: a dozen rules want the same, and the next run wants it of the files that stayed. */
function onceIn(memory: Memory): <T>(what: string, ask: (source: Source) => T) => (source: Source) => T {
  return (what, ask) => {
    const known = new Map<Source, ReturnType<typeof ask>>();
    return (source) => {
      const { name, kind, isForeign } = source;
      const answer = known.get(source) ?? memory.recall(`${what} ${kind} ${isForeign}`, name, () => ask(source));
      known.set(source, answer);
      return answer;
    };
  };
}

/** How the screens are made of an entity's file, wherever in one memory it is asked for. */
export const compiledIn = (memory: Memory, file: string, files: SchemaFiles): CompiledEntity =>
  memory.recall('compiled', file, () => compileEntity(file, files));

function visitsIn({ kind }: Source, whole: Json): Visited[] {
  const visits: Visited[] = [];
  const tell = (visited: Visited): void => void visits.push(visited);
  if (kind === 'entity') visitEntity(whole as unknown as EntityDefinition, tell);
  if (kind === 'options') visitOptions(whole, tell);
  return visits;
}

function sharedIn({ kind, isForeign }: Source, whole: Json): Visited[] {
  const visits: Visited[] = [];
  if ((kind === 'entity' && !isForeign) || kind === 'common') {
    visitShared(asObject(whole['$defs']), (visited) => void visits.push(visited));
  }
  return visits;
}

/** Of a schema from elsewhere only our own words can be wrong. */
const isOurs = (path: Path): boolean => path[0] === 'x-admin' || path.includes('x-ui');

/** A schema from elsewhere without screens, which brings its own mark or to which another file refers. */
const isLibrary = ({ name, value, isForeign }: Source, texts: readonly SchemaText[]): boolean =>
  isForeign &&
  !('x-admin' in value) &&
  ('$schema' in value || texts.some((other) => other.name !== name && other.text.includes(`"${name}`)));

function readAll(texts: readonly SchemaText[], memory: Memory): Source[] {
  const sources = texts.map(({ name, text }) => memory.recall('source', name, () => readSource(name, text)));
  return sources.map((source) =>
    isLibrary(source, texts) ? { ...source, kind: 'definitions', isForeign: false } : source,
  );
}

/** Reads every file; what the rules derive from a file is derived when the first one asks. */
export function openFolder(texts: readonly SchemaText[], parts: HandWritten, memory = new Memory()): Folder {
  memory.read(texts);
  const once = onceIn(memory);
  const sources = readAll(texts, memory);
  const files = Object.fromEntries(sources.map(({ name, value }) => [name, value]));
  const standardOf = once('standard', ({ name }) => standardise(name, files));
  // A schema from elsewhere may refer to itself and to half the world: it is read as the screens read it.
  const wholeOf = once('whole', (source) =>
    asObject(source.isForeign ? standardOf(source).definition : resolveWell(source.value, source.name, files)),
  );
  const visitsOf = once('visits', (source) => visitsIn(source, wholeOf(source)));
  const readingOf = once('reading', (source): Reading => {
    const shared = sharedIn(source, wholeOf(source));
    const readings = [visitsOf(source), shared].map((one) => readPlaces(one, source.value));
    return { told: readings.flatMap(({ told }) => told), places: readings.flatMap(({ places }) => places) };
  });
  return {
    sources,
    entities: sources.filter((source) => source.kind === 'entity'),
    files,
    parts,
    wholeOf,
    notesOf: (source) => (source.isForeign ? standardOf(source).notes : []),
    visitsOf,
    toldOf: (source) => readingOf(source).told.filter(({ path }) => !source.isForeign || isOurs(path)),
    placesOf: (source) => (source.isForeign ? [] : readingOf(source).places),
    compiledOf: ({ name }) => compiledIn(memory, name, files),
  };
}

/** The name under which the screens know an entity: that of its file. */
export const entityNameOf = ({ name }: Pick<Source, 'name'>): string => name.replace(/\.json$/, '');

/** The fields that an object definition describes; undefined for an object whose content is free. */
export const fieldsOf = (definition: unknown): Json | undefined => {
  const { properties } = asObject(definition);
  return isObject(properties) ? properties : undefined;
};

/** The object that a list or a nested object describes. */
export const innerOf = (definition: unknown): Json | undefined =>
  fieldsOf(definition) ?? fieldsOf(asObject(definition)['items']);

/** A field by its name, or by its path through objects: `audit.createBy`. */
export function fieldAt(fields: Json | undefined, path: string): Json | undefined {
  if (!fields) return undefined;
  if (Object.hasOwn(fields, path)) return asObject(fields[path]);
  for (let dot = path.indexOf('.'); dot > 0; dot = path.indexOf('.', dot + 1)) {
    const outer = path.slice(0, dot);
    const inner = Object.hasOwn(fields, outer) ? fieldAt(fieldsOf(fields[outer]), path.slice(dot + 1)) : undefined;
    if (inner) return inner;
  }
  return undefined;
}

const TYPES: unknown[] = ['string', 'integer', 'number', 'boolean', 'object', 'array'];

/** The JSON types a definition takes, `null` left out, as `compileField` reads them; none when it does not say. */
export function typesOf(definition: unknown): string[] {
  const { type, oneOf, enum: values, properties, items } = asObject(definition) as FieldDefinition;
  if (type) return [type].flat().filter((name) => TYPES.includes(name));
  const first: unknown =
    (Array.isArray(oneOf) ? oneOf[0]?.const : undefined) ?? (Array.isArray(values) ? values[0] : undefined);
  if (typeof first === 'number') return ['number'];
  if (typeof first === 'string' || typeof first === 'boolean') return [typeof first];
  if (properties) return ['object'];
  return items ? ['array'] : [];
}

/** The values a definition lists itself, by `const`, `enum` or `oneOf`; undefined when it lists none. */
export function choicesOf(definition: unknown): unknown[] | undefined {
  const { oneOf, enum: values, ...rest } = asObject(definition);
  if ('const' in rest) return [rest['const']];
  if (Array.isArray(oneOf)) return oneOf.map((choice) => asObject(choice)['const']);
  return Array.isArray(values) ? values : undefined;
}
