/** Writes the conditions of rules in the schema language, which has fewer keywords for them than JSON Schema. */
import { LIMIT_KEYWORDS } from '../../../../src/model/compile/fieldAttributes';
import type { FieldDefinition } from '../../../../src/model/schemaLanguage/definition';
import { isObject, toObjectOrEmpty, type Json } from '../../lint/source/readJson';
import { isAnnotation } from '../api/annotations';
import { convertEveryKeyword, convertEveryMember } from './convertSchemaParts';
import { readPattern } from './documentValues';
import type { DefinitionFollower } from './definitionFollower';
import { stateExclusion } from './mutualExclusions';
import { getListedValues, isScalar, testsFormOfApp } from './ruleChanges';

export type Fields = NonNullable<FieldDefinition['properties']>;

/** What a condition may say of a value, beside what it says of parts of the value. */
const TESTS: readonly string[] = ['const', 'enum', 'type', 'format', ...LIMIT_KEYWORDS];

/** Returns a test with titled constants (`oneOf`) as one with their values; other tests as they are. */
function toListedValues({ oneOf, ...test }: Json): Json {
  if (oneOf === undefined) return test;
  const constants = convertEveryMember(oneOf, (part) =>
    isObject(part) && isScalar(part['const']) ? part['const'] : undefined,
  );
  return constants && test['enum'] === undefined ? { ...test, enum: constants } : stateExclusion({ ...test, oneOf });
}

/** Returns the names of the fields that a condition tests. */
export function getTestedFields(condition: unknown): string[] {
  if (!isObject(condition)) return [];
  const { required, properties, allOf, anyOf, not } = condition;
  const parts = [allOf, anyOf, not].flat().flatMap(getTestedFields);
  return [...((required ?? []) as string[]), ...Object.keys(isObject(properties) ? properties : {}), ...parts];
}

/** Returns a test without values that a choice does not have; undefined if none is left. */
function omitUnknownValues(test: Json, field: unknown): Json | undefined {
  const choices = getListedValues(toObjectOrEmpty(field));
  const wanted = choices && getListedValues({ ...test, oneOf: undefined });
  const known = wanted?.filter((value) => choices!.includes(value));
  if (!wanted || known!.length === wanted.length) return test;
  return known!.length > 0 && Array.isArray(test['enum']) ? { ...test, enum: known } : undefined;
}

/** Writes conditions of an object. */
export class ConditionWriter {
  readonly #names: ReadonlySet<string>;
  readonly #fields: Fields;
  readonly #definitions: DefinitionFollower;

  constructor(fields: Fields, names: ReadonlySet<string>, definitions: DefinitionFollower) {
    this.#fields = fields;
    this.#names = names;
    this.#definitions = definitions;
  }

  knows = (names: unknown): boolean => Array.isArray(names) && names.every((name) => this.#names.has(String(name)));

  /** Returns a condition of the object; undefined if the language has no words for it. */
  write = (written: unknown): Json | undefined =>
    this.#definitions.follow(written, (schema) => {
      const names = Object.keys(isObject(schema['properties']) ? schema['properties'] : {});
      const isStated = this.knows(names) && !testsFormOfApp(schema, this.#fields);
      return isStated ? this.#test(schema, true) : undefined;
    });

  #test = (schema: unknown, isRecord = false): Json | undefined => {
    if (!isObject(schema)) return undefined;
    const kept = Object.fromEntries(Object.entries(schema).filter(([key]) => !isAnnotation(key)));
    return convertEveryKeyword(toListedValues(kept), (value, key) => this.#word(key, value, isRecord));
  };

  /** Returns what a keyword of a condition says in the schema language. */
  #word(key: string, value: unknown, isRecord: boolean): unknown {
    const test = (part: unknown): unknown => (isRecord ? this.write(part) : this.#test(part));
    if (key === 'required') return isRecord && !this.knows(value) ? undefined : value;
    if (key === 'dependentRequired') return value;
    if (key === 'pattern') return typeof value === 'string' ? readPattern(value) : undefined;
    if (key === 'const') return isScalar(value) ? value : undefined;
    if (key === 'enum') return Array.isArray(value) && value.every(isScalar) ? value : undefined;
    if (TESTS.includes(key)) return value;
    if (key === 'properties' && isObject(value))
      return convertEveryKeyword(value, (part, name) => {
        if (typeof part === 'boolean') return part && {};
        const built = this.#test(part);
        return built && isRecord ? omitUnknownValues(built, this.#fields[name]) : built;
      });
    if (key === 'allOf' || key === 'anyOf') return convertEveryMember(value, test);
    if (key === 'not') return test(value);
    if (key === 'items' || key === 'contains') return this.#test(value);
    return undefined;
  }
}
