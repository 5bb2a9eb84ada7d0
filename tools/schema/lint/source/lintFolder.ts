import type { EntityDefinition, FieldDefinition } from '../../../../src/model/schemaLanguage/definition';
import {
  visitEntityKeys,
  visitOptionListKeys,
  visitSharedDefinitionKeys,
  type VisitedKey,
} from '../../../../src/model/schemaLanguage/visitDefinition';
import { compileEntity, type CompiledEntity } from '../../../../src/model/compile/compileEntity';
import { readPointer } from '../../../../src/model/schemaLanguage/jsonPointer';
import {
  mergeSchemas,
  resolveDefinitionRefs,
  type SchemaFiles,
} from '../../../../src/model/schemaLanguage/resolveDefinitionRefs';
import { normalizeSchema, type ForeignSchemaNote } from '../../../../src/model/jsonSchema/normalizeSchema';
import { CompileCache } from '../../folder/compileCache';
import type { SchemaFileText } from '../../folder/readSchemaFolder';
import { getValueAtPath, toObjectOrEmpty, isObject, type Json, type JsonPath } from './readJson';
import { getLocatedSchemas, type LocatedSchema, type LocatedSchemas, type AnnotatedKey } from './locatedSchemas';
import type { CustomComponentNames } from './customComponents';
import { parseSchemaFile, type LintFinding, type SourceFile } from './sourceFile';

/** All files of a lint run. A rule receives all files because it may need more than the file that it checks. */
export interface LintFolder {
  sources: SourceFile[];
  entities: SourceFile[];
  /** Parsed contents by file name, needed to resolve references between files. */
  files: SchemaFiles;
  /** Names of the hand-written React components, by kind. */
  parts: CustomComponentNames;
  /** Returns the content of a file with its references resolved. References whose target does not exist are removed. */
  getResolvedDefinition(source: SourceFile): Json;
  /** Returns notes on those keywords of a foreign schema that the generated screens interpret differently. */
  getForeignSchemaNotes(source: SourceFile): readonly ForeignSchemaNote[];
  /**
   * Returns every key of an entity with its annotations from the meta-schema. Includes the keys inside resolved
   * references.
   */
  getVisitedKeys(source: SourceFile): readonly VisitedKey[];
  /**
   * Returns every key of the file with its annotations from the meta-schema. For a foreign schema, returns only
   * keys of the schema language.
   */
  getAnnotatedKeys(source: SourceFile): readonly AnnotatedKey[];
  /** Returns every schema in the file with its context. Returns no schemas for a foreign schema. */
  getLocatedSchemas(source: SourceFile): readonly LocatedSchema[];
  /**
   * Compiles an entity, or returns the cached result.
   * @throws Error if the compiler rejects the entity
   */
  getCompiledEntity(source: SourceFile): CompiledEntity;
}

/** A lint rule checks one file and returns its findings. It may read all files of the folder. */
export type LintRule = (source: SourceFile, folder: LintFolder) => LintFinding[];

/** Returns the definition to which a reference leads, and its file. */
function findTarget(ref: string, file: string, files: SchemaFiles): { target: unknown; name: string } {
  const [name, pointer = ''] = ref.split('#');
  return { target: getValueAtPath(files[name || file], readPointer(pointer)), name: name || file };
}

/**
 * Resolves the references of a file in which some references may be faulty or lead back to themselves. Each of these is
 * removed, and everything else is resolved, so that the rules can check the rest of the file.
 * @param isTarget whether a reference led to the value. None is followed from there: the number of ways through
 *   definitions that contain each other grows with each step
 */
function resolveWell(value: unknown, file: string, files: SchemaFiles, isTarget = false): unknown {
  try {
    return resolveDefinitionRefs(value, file, files);
  } catch {
    if (Array.isArray(value)) return value.map((item) => resolveWell(item, file, files, isTarget));
    const { $ref, ...others } = toObjectOrEmpty(value);
    const isRef = typeof $ref === 'string';
    const rest = Object.fromEntries(
      Object.entries(isRef ? others : toObjectOrEmpty(value)).map(([key, part]) => [
        key,
        resolveWell(part, file, files, isTarget),
      ]),
    );
    const { target, name } = findTarget(isRef ? $ref : '', file, files);
    if (!isRef || !isObject(target) || isTarget) return rest;
    return mergeSchemas(toObjectOrEmpty(resolveWell(target, name, files, true)), rest);
  }
}

/**
 * Caches the results of a computation by file. Many rules need the same result in one run, and the next run reuses
 * the results of unchanged files.
 */
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

/** Compiles an entity, or returns the cached result. */
export const getCompiledEntity = (memory: CompileCache, file: string, files: SchemaFiles): CompiledEntity =>
  memory.recall('compiled', file, () => compileEntity(file, files));

function visitsIn({ kind }: SourceFile, entityFile: Json): VisitedKey[] {
  const visits: VisitedKey[] = [];
  const visit = (visited: VisitedKey): void => void visits.push(visited);
  if (kind === 'entity') visitEntityKeys(entityFile as unknown as EntityDefinition, visit);
  if (kind === 'options') visitOptionListKeys(entityFile, visit);
  return visits;
}

function getSharedKeys({ kind, isForeign }: SourceFile, entityFile: Json): VisitedKey[] {
  const visits: VisitedKey[] = [];
  if ((kind === 'entity' && !isForeign) || kind === 'common') {
    visitSharedDefinitionKeys(toObjectOrEmpty(entityFile['$defs']), (visited) => void visits.push(visited));
  }
  return visits;
}

/** Whether a path is inside `x-admin` or `x-ui`. In a foreign schema only these keywords are checked. */
const isOurs = (path: JsonPath): boolean => path[0] === 'x-admin' || path.includes('x-ui');

/**
 * Whether a foreign schema only contains definitions for other files. Such a schema has no `x-admin`, and either it
 * declares a `$schema` or another file refers to it.
 */
const isLibrary = ({ name, value, isForeign }: SourceFile, texts: readonly SchemaFileText[]): boolean =>
  isForeign &&
  !('x-admin' in value) &&
  ('$schema' in value || texts.some((other) => other.name !== name && other.text.includes(`"${name}`)));

function readAll(texts: readonly SchemaFileText[], memory: CompileCache): SourceFile[] {
  const sources = texts.map(({ name, text }) => memory.recall('source', name, () => parseSchemaFile(name, text)));
  return sources.map((source) =>
    isLibrary(source, texts) ? { ...source, kind: 'definitions', isForeign: false } : source,
  );
}

/** Parses all files. Everything else is computed when a rule needs it for the first time. */
export function parseSchemaFolder(
  texts: readonly SchemaFileText[],
  parts: CustomComponentNames,
  memory = new CompileCache(),
): LintFolder {
  memory.read(texts);
  const once = onceIn(memory);
  const sources = readAll(texts, memory);
  const files = Object.fromEntries(sources.map(({ name, value }) => [name, value]));
  const getStandard = once('standard', ({ name }) => normalizeSchema(name, files));
  // A foreign schema may contain circular references and references to many other files. It is therefore normalized
  // in the same way as for the generated screens.
  const getWhole = once('whole', (source) =>
    toObjectOrEmpty(source.isForeign ? getStandard(source).definition : resolveWell(source.value, source.name, files)),
  );
  const getVisits = once('visits', (source) => visitsIn(source, getWhole(source)));
  const getReading = once('reading', (source): LocatedSchemas => {
    const shared = getSharedKeys(source, getWhole(source));
    const readings = [getVisits(source), shared].map((one) => getLocatedSchemas(one, source.value));
    return {
      annotatedKeys: readings.flatMap(({ annotatedKeys }) => annotatedKeys),
      places: readings.flatMap(({ places }) => places),
    };
  });
  const getAnnotatedKeys = once('annotatedKeys', (source): readonly AnnotatedKey[] => {
    const { annotatedKeys } = getReading(source);
    return source.isForeign ? annotatedKeys.filter(({ path }) => isOurs(path)) : annotatedKeys;
  });
  return {
    sources,
    entities: sources.filter((source) => source.kind === 'entity'),
    files,
    parts,
    getResolvedDefinition: getWhole,
    getForeignSchemaNotes: (source) => (source.isForeign ? getStandard(source).notes : []),
    getVisitedKeys: getVisits,
    getAnnotatedKeys,
    getLocatedSchemas: (source) => (source.isForeign ? [] : getReading(source).places),
    getCompiledEntity: ({ name }) => getCompiledEntity(memory, name, files),
  };
}

/** Returns the name of an entity: the file name without `.json`. */
export const getEntityName = ({ name }: Pick<SourceFile, 'name'>): string => name.replace(/\.json$/, '');

/**
 * Returns the fields of an object definition. Returns undefined for an object without `properties`, which may
 * contain any fields.
 */
export const getFields = (definition: unknown): Json | undefined => {
  const { properties } = toObjectOrEmpty(definition);
  return isObject(properties) ? properties : undefined;
};

/** Returns the fields of a nested object, or the fields of the items of an array. */
export const getNestedFields = (definition: unknown): Json | undefined =>
  getFields(definition) ?? getFields(toObjectOrEmpty(definition)['items']);

/** Returns a field by its name, or by its path through nested objects: `audit.createBy`. */
export function getFieldAtPath(fields: Json | undefined, path: string): Json | undefined {
  if (!fields) return undefined;
  if (Object.hasOwn(fields, path)) return toObjectOrEmpty(fields[path]);
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

/**
 * Returns the JSON types of a definition in the same way as `compileField`, but without `null`. Returns an empty
 * array if the definition determines no type.
 */
export function getDefinitionTypes(definition: unknown): string[] {
  const { type, oneOf, enum: values, properties, items } = toObjectOrEmpty(definition) as FieldDefinition;
  if (type) return [type].flat().filter((name) => TYPES.includes(name));
  const first: unknown =
    (Array.isArray(oneOf) ? oneOf[0]?.const : undefined) ?? (Array.isArray(values) ? values[0] : undefined);
  if (typeof first === 'number') return ['number'];
  if (typeof first === 'string' || typeof first === 'boolean') return [typeof first];
  if (properties) return ['object'];
  return items ? ['array'] : [];
}

/**
 * Returns the values that a definition lists by `const`, `enum` or `oneOf`. Returns undefined if it lists no
 * values, or if one of them cannot be read.
 */
export function getAllowedValues(definition: unknown): unknown[] | undefined {
  const { oneOf, enum: values, ...rest } = toObjectOrEmpty(definition);
  if ('const' in rest) return [rest['const']];
  const listed: unknown = Array.isArray(oneOf) ? oneOf.map((choice) => toObjectOrEmpty(choice)['const']) : values;
  return Array.isArray(listed) && !listed.some((one) => one === undefined || isObject(one)) ? listed : undefined;
}
