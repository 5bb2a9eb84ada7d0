import type { EntityDefinition, FieldDefinition } from '../../../../src/model/schemaLanguage/definition';
import {
  visitEntityKeys,
  visitOptionListKeys,
  visitSharedKeys,
  type VisitedKey,
} from '../../../../src/model/schemaLanguage/visitDefinition';
import { compileEntity, type CompiledEntity } from '../../../../src/model/compile/compileEntity';
import { resolveRefs, type SchemaFiles } from '../../../../src/model/schemaLanguage/resolveRefs';
import { normalizeSchema, type ImportNote } from '../../../../src/model/jsonSchema/normalizeSchema';
import { CompileCache } from '../../folder/compileCache';
import type { SchemaText } from '../../folder/readSchemaFolder';
import { toObject, isObject, type Json, type JsonPath } from './readJson';
import { getSchemaPlaces, type SchemaPlace, type SchemaPlaces, type AnnotatedKey } from './schemaPlaces';
import type { CustomPartNames } from './customParts';
import { parseSource, type LintFinding, type SourceFile } from './sourceFile';

/** All files of one lint run, as each rule may need another file than its own. */
export interface LintFolder {
  sources: SourceFile[];
  entities: SourceFile[];
  /** Parsed contents by file name, for references. */
  files: SchemaFiles;
  /** What is written by hand for the screens. */
  parts: CustomPartNames;
  /** The file's content with its references resolved; a faulty reference is left out. */
  getResolvedDefinition(source: SourceFile): Json;
  /** What of a schema from elsewhere is understood otherwise than it is written. */
  getImportNotes(source: SourceFile): readonly ImportNote[];
  /** Every key of an entity with what it means, those that references bring in as well. */
  getVisitedKeys(source: SourceFile): readonly VisitedKey[];
  /** Every key in the file with what it means; of a schema from elsewhere our own. */
  getAnnotatedKeys(source: SourceFile): readonly AnnotatedKey[];
  /** Every schema in the file, unless it is from elsewhere. */
  getSchemaPlaces(source: SourceFile): readonly SchemaPlace[];
  /** @throws Error for what the compiler refuses */
  getCompiledEntity(source: SourceFile): CompiledEntity;
}

/** A rule reads one file (and the folder around it) and says what is wrong with it. */
export type LintRule = (source: SourceFile, folder: LintFolder) => LintFinding[];

/**
 * `resolveRefs` for a file that may hold faulty references: only the part with the faulty one loses
 * it, so that the other rules still see the rest.
 */
function resolveWell(value: unknown, file: string, files: SchemaFiles): unknown {
  try {
    return resolveRefs(value, file, files);
  } catch {
    if (Array.isArray(value)) return value.map((item) => resolveWell(item, file, files));
    const entries = Object.entries(toObject(value)).filter(([key]) => key !== '$ref');
    return Object.fromEntries(entries.map(([key, part]) => [key, resolveWell(part, file, files)]));
  }
}

/** Asks once for each file: a dozen rules want the same, and the next run wants it of the files that stayed. */
function onceIn(memory: CompileCache): <T>(what: string, ask: (source: SourceFile) => T) => (source: SourceFile) => T {
  return (what, ask) => {
    const known = new Map<SourceFile, ReturnType<typeof ask>>();
    return (source) => {
      const { name, kind, isForeign } = source;
      const answer = known.get(source) ?? memory.recall(`${what} ${kind} ${isForeign}`, name, () => ask(source));
      known.set(source, answer);
      return answer;
    };
  };
}

/** How the screens are made of an entity's file, wherever in one memory it is asked for. */
export const getCompiledEntity = (memory: CompileCache, file: string, files: SchemaFiles): CompiledEntity =>
  memory.recall('compiled', file, () => compileEntity(file, files));

function visitsIn({ kind }: SourceFile, whole: Json): VisitedKey[] {
  const visits: VisitedKey[] = [];
  const tell = (visited: VisitedKey): void => void visits.push(visited);
  if (kind === 'entity') visitEntityKeys(whole as unknown as EntityDefinition, tell);
  if (kind === 'options') visitOptionListKeys(whole, tell);
  return visits;
}

function sharedIn({ kind, isForeign }: SourceFile, whole: Json): VisitedKey[] {
  const visits: VisitedKey[] = [];
  if ((kind === 'entity' && !isForeign) || kind === 'common') {
    visitSharedKeys(toObject(whole['$defs']), (visited) => void visits.push(visited));
  }
  return visits;
}

/** Of a schema from elsewhere only our own words can be wrong. */
const isOurs = (path: JsonPath): boolean => path[0] === 'x-admin' || path.includes('x-ui');

/** A schema from elsewhere without screens, which brings its own mark or to which another file refers. */
const isLibrary = ({ name, value, isForeign }: SourceFile, texts: readonly SchemaText[]): boolean =>
  isForeign &&
  !('x-admin' in value) &&
  ('$schema' in value || texts.some((other) => other.name !== name && other.text.includes(`"${name}`)));

function readAll(texts: readonly SchemaText[], memory: CompileCache): SourceFile[] {
  const sources = texts.map(({ name, text }) => memory.recall('source', name, () => parseSource(name, text)));
  return sources.map((source) =>
    isLibrary(source, texts) ? { ...source, kind: 'definitions', isForeign: false } : source,
  );
}

/** Reads every file; what the rules derive from a file is derived when the first one asks. */
export function createLintFolder(
  texts: readonly SchemaText[],
  parts: CustomPartNames,
  memory = new CompileCache(),
): LintFolder {
  memory.read(texts);
  const once = onceIn(memory);
  const sources = readAll(texts, memory);
  const files = Object.fromEntries(sources.map(({ name, value }) => [name, value]));
  const standardOf = once('standard', ({ name }) => normalizeSchema(name, files));
  // A schema from elsewhere may refer to itself and to half the world: it is read as the screens read it.
  const wholeOf = once('whole', (source) =>
    toObject(source.isForeign ? standardOf(source).definition : resolveWell(source.value, source.name, files)),
  );
  const visitsOf = once('visits', (source) => visitsIn(source, wholeOf(source)));
  const readingOf = once('reading', (source): SchemaPlaces => {
    const shared = sharedIn(source, wholeOf(source));
    const readings = [visitsOf(source), shared].map((one) => getSchemaPlaces(one, source.value));
    return {
      annotatedKeys: readings.flatMap(({ annotatedKeys }) => annotatedKeys),
      places: readings.flatMap(({ places }) => places),
    };
  });
  return {
    sources,
    entities: sources.filter((source) => source.kind === 'entity'),
    files,
    parts,
    getResolvedDefinition: wholeOf,
    getImportNotes: (source) => (source.isForeign ? standardOf(source).notes : []),
    getVisitedKeys: visitsOf,
    getAnnotatedKeys: (source) =>
      readingOf(source).annotatedKeys.filter(({ path }) => !source.isForeign || isOurs(path)),
    getSchemaPlaces: (source) => (source.isForeign ? [] : readingOf(source).places),
    getCompiledEntity: ({ name }) => getCompiledEntity(memory, name, files),
  };
}

/** The name under which the screens know an entity: that of its file. */
export const getEntityName = ({ name }: Pick<SourceFile, 'name'>): string => name.replace(/\.json$/, '');

/** The fields that an object definition describes; undefined for an object whose content is free. */
export const getFields = (definition: unknown): Json | undefined => {
  const { properties } = toObject(definition);
  return isObject(properties) ? properties : undefined;
};

/** The object that a list or a nested object describes. */
export const getInnerObject = (definition: unknown): Json | undefined =>
  getFields(definition) ?? getFields(toObject(definition)['items']);

/** A field by its name, or by its path through objects: `audit.createBy`. */
export function getFieldAtPath(fields: Json | undefined, path: string): Json | undefined {
  if (!fields) return undefined;
  if (Object.hasOwn(fields, path)) return toObject(fields[path]);
  for (let dot = path.indexOf('.'); dot > 0; dot = path.indexOf('.', dot + 1)) {
    const outer = path.slice(0, dot);
    const inner = Object.hasOwn(fields, outer)
      ? getFieldAtPath(getFields(fields[outer]), path.slice(dot + 1))
      : undefined;
    if (inner) return inner;
  }
  return undefined;
}

const TYPES: unknown[] = ['string', 'integer', 'number', 'boolean', 'object', 'array'];

/** The JSON types a definition takes, `null` left out, as `compileField` reads them; none when it does not say. */
export function getTypes(definition: unknown): string[] {
  const { type, oneOf, enum: values, properties, items } = toObject(definition) as FieldDefinition;
  if (type) return [type].flat().filter((name) => TYPES.includes(name));
  const first: unknown =
    (Array.isArray(oneOf) ? oneOf[0]?.const : undefined) ?? (Array.isArray(values) ? values[0] : undefined);
  if (typeof first === 'number') return ['number'];
  if (typeof first === 'string' || typeof first === 'boolean') return [typeof first];
  if (properties) return ['object'];
  return items ? ['array'] : [];
}

/** The values a definition lists itself, by `const`, `enum` or `oneOf`; undefined when it lists none. */
export function getChoices(definition: unknown): unknown[] | undefined {
  const { oneOf, enum: values, ...rest } = toObject(definition);
  if ('const' in rest) return [rest['const']];
  if (Array.isArray(oneOf)) return oneOf.map((choice) => toObject(choice)['const']);
  return Array.isArray(values) ? values : undefined;
}
