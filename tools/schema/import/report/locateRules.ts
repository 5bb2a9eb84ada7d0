/**
 * Finds the rules of a document that the import leaves out. They are noted in the form of the normalizer, which resolves
 * references and merges parts, so a rule is looked for that names the same fields and values.
 */
import { readPointer } from '../../../../src/model/schemaLanguage/jsonPointer';
import { VALUE_KEYWORDS } from '../../../../src/model/jsonSchema/schemaDocuments';
import { isObject, toObjectOrEmpty, type Json } from '../../lint/source/readJson';
import { isAnnotation } from '../api/annotations';
import { RECORD_SCHEMA_KEY } from '../source/restDocument';

type Resolve = (ref: string) => unknown;

interface LocatedRule {
  /** JSON pointer with `#`. */
  pointer: string;
  words: ReadonlySet<string>;
}

/** Keywords of what a field asks of others. */
const DEPENDENCIES = ['dependentRequired', 'dependentSchemas', 'dependencies'];
/** Keywords that each are a rule of their own. */
const RULES = ['not', 'anyOf', 'oneOf', ...DEPENDENCIES];
/** Keywords of one rule. */
const CONDITION = ['if', 'then', 'else'];
/** Parts of the document that the import adds. */
const ADDED = ['openapi', 'info', 'paths', RECORD_SCHEMA_KEY];
const MAX_DEPTH = 12;
/** So many parts of a rule are compared at most. */
const MOST_PARTS = 500;
/** Rules that have fewer words in common are others. */
const LEAST_SIMILAR = 0.4;

const pick = (schema: Json, keywords: readonly string[]): Json =>
  Object.fromEntries(Object.entries(schema).filter(([key]) => keywords.includes(key)));

/** Returns what a rule says of which fields and values. A large rule is known by the first of its parts. */
function collectWords(rule: unknown, resolve: Resolve): Set<string> {
  const words = new Set<string>();
  let left = MOST_PARTS;
  const read = (part: unknown, depth: number): void => {
    left -= 1;
    if (depth > MAX_DEPTH || left < 0) return;
    if (Array.isArray(part)) for (const one of part as unknown[]) read(one, depth + 1);
    if (!isObject(part)) return;
    for (const [key, value] of Object.entries(part)) readKeyword(key, value, depth);
  };
  const readKeyword = (key: string, value: unknown, depth: number): void => {
    if (key === '$ref') return read(resolve(String(value)), depth + 1);
    if (key === 'required' && Array.isArray(value)) for (const name of value) words.add(`required ${String(name)}`);
    else if (key === 'const' || key === 'enum')
      for (const one of [value].flat()) words.add(`value ${JSON.stringify(one)}`);
    else if (key === 'properties') {
      for (const [name, inner] of Object.entries(toObjectOrEmpty(value))) {
        words.add(`${inner === false ? 'no' : 'field'} ${name}`);
        read(inner, depth + 1);
      }
    } else if (DEPENDENCIES.includes(key)) {
      for (const [name, needed] of Object.entries(toObjectOrEmpty(value))) {
        words.add(`required ${name}`);
        read(Array.isArray(needed) ? { required: needed as unknown[] } : needed, depth + 1);
      }
    } else {
      if (!isAnnotation(key)) words.add(key);
      read(value, depth + 1);
    }
  };
  read(rule, 0);
  return words;
}

/** Returns the rules of a document, with their places. */
function listRules(part: unknown, resolve: Resolve, pointer: string): LocatedRule[] {
  if (Array.isArray(part)) return part.flatMap((one: unknown, index) => listRules(one, resolve, `${pointer}/${index}`));
  if (!isObject(part)) return [];
  const locate = (rule: Json, place: string): LocatedRule => ({
    pointer: place,
    words: collectWords(rule, resolve),
  });
  const own = [
    ...('if' in part ? [locate(pick(part, CONDITION), pointer)] : []),
    ...RULES.flatMap((key) => (key in part ? [locate(pick(part, [key]), `${pointer}/${key}`)] : [])),
  ];
  const inner = Object.entries(part).flatMap(([key, value]) =>
    VALUE_KEYWORDS.includes(key)
      ? []
      : listRules(value, resolve, `${pointer}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`),
  );
  return [...own, ...inner];
}

/** Returns how many of the words of two rules are the same, as a part of all. */
function compareWords(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const common = [...one].filter((word) => other.has(word)).length;
  return common / Math.max(1, one.size + other.size - common);
}

/** Returns the schema of a record without the id that the import adds to it. */
function omitAddedId(record: unknown): unknown {
  const { allOf, ...others } = toObjectOrEmpty(record);
  if (!Array.isArray(allOf) || allOf.length !== 2 || Object.keys(others).length > 0) return record;
  const added = Object.values(toObjectOrEmpty(toObjectOrEmpty(allOf[0])['properties']));
  return added.length === 1 && JSON.stringify(added[0]) === '{"type":"integer","readOnly":true}' ? allOf[1] : record;
}

/** Returns the rules of a document that the import reads: those of its definitions, then those of its records. */
function listAllRules(document: Json): LocatedRule[] {
  const resolve = (ref: string): unknown =>
    readPointer(ref).reduce<unknown>((place, step) => toObjectOrEmpty(place)[step], document);
  const targets = Object.fromEntries(Object.entries(document).filter(([key]) => !ADDED.includes(key)));
  const record = document[RECORD_SCHEMA_KEY];
  return [...listRules(targets, resolve, '#'), ...listRules(omitAddedId(record), resolve, '#')];
}

/**
 * Creates a function that returns the JSON pointer of a rule; undefined if the document has none like it.
 * @param document the document as the import reads it
 * @param definitions the definitions to which normalized rules refer
 */
export function createRuleFinder(document: Json, definitions: Json = {}): (rule: Json) => string | undefined {
  let rules: LocatedRule[] | undefined;
  return (rule) => {
    rules ??= listAllRules(document);
    const words = collectWords(rule, (ref) => definitions[readPointer(ref)[1] ?? '']);
    const best = rules
      .map(({ pointer, words: own }) => ({ pointer, likeness: compareWords(words, own) }))
      .reduce((one, other) => (other.likeness > one.likeness ? other : one), { pointer: '', likeness: 0 });
    return best.likeness < LEAST_SIMILAR ? undefined : best.pointer;
  };
}
