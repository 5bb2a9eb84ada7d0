import type { FieldDefinition } from '../../../src/model/definition';
import { resolveRefs, type SchemaFiles } from '../../../src/model/refs';
import type { SchemaText } from '../read';
import { asObject, asText, isObject, type Json } from './json';
import { placesIn, type Place } from './places';
import { readSource, type Finding, type Source } from './source';

/** All files of one lint run, as each rule may need another file than its own. */
export interface Folder {
  sources: Source[];
  entities: Source[];
  /** Parsed contents by file name, for references. */
  files: SchemaFiles;
  /** The file's content with its references resolved; a faulty reference is left out. */
  wholeOf(source: Source): Json;
  /** Every schema in the file. */
  placesOf(source: Source): Place[];
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

/** Asks once for each file: a dozen rules want the same. */
function once<T>(ask: (source: Source) => T): (source: Source) => T {
  const known = new Map<Source, T>();
  return (source) => {
    const answer = known.get(source) ?? ask(source);
    known.set(source, answer);
    return answer;
  };
}

/** Reads every file; what the rules derive from a file is derived when the first one asks. */
export function openFolder(texts: readonly SchemaText[]): Folder {
  const sources = texts.map(({ name, text }) => readSource(name, text));
  const files = Object.fromEntries(sources.map(({ name, value }) => [name, value]));
  const wholeOf = once((source) => asObject(resolveWell(source.value, source.name, files)));
  return {
    sources,
    entities: sources.filter((source) => source.kind === 'entity'),
    files,
    wholeOf,
    placesOf: once((source) => placesIn(source.kind, source.value, wholeOf(source))),
  };
}

/** The fields that an object definition describes; undefined for an object whose content is free. */
export const fieldsOf = (definition: unknown): Json | undefined => {
  const { properties } = asObject(definition);
  return isObject(properties) ? properties : undefined;
};

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

/**
 * What a call or a route of one record may have in braces: `{id}` or the id field. Nothing when the
 * id itself is faulty, so that one fault is not told at every call besides.
 */
export function recordParams(whole: Json): string[] | undefined {
  const id = asText(asObject(whole['x-admin'])['id']);
  const fields = fieldsOf(whole);
  return id !== undefined && fields && id in fields ? [...new Set([id, 'id'])] : undefined;
}
