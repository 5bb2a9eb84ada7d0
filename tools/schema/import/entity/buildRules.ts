/**
 * Writes the rules of an object into an entity file: `if`, `dependentRequired`, alternatives (`anyOf`, `not`) and the
 * variants of a union. The schema language has fewer keywords for them than JSON Schema. A rule that it cannot state is
 * left out: half of a condition would be another one.
 */
import { LIMIT_KEYWORDS } from '../../../../src/model/compile/fieldAttributes';
import { getVariants, isConverted, VARIANTS_KEYWORD } from '../../../../src/model/jsonSchema/variantDefinition';
import type { FieldDefinition } from '../../../../src/model/schemaLanguage/definition';
import { isObject, type Json } from '../../lint/source/readJson';
import { pickChoices } from './buildChoices';
import { readPattern } from './documentValues';
import { buildExclusion, mergeMutualExclusions } from './mutualExclusions';
import { requireTestedFields } from './requireTestedFields';

const CHOICES: readonly string[] = ['const', 'enum', 'oneOf'];
/** What a branch of a rule may say of a field. */
const CHANGES: readonly string[] = [...CHOICES, 'title', ...LIMIT_KEYWORDS];
/** What a condition may say of a value, beside what it says of parts of the value. */
const TESTS: readonly string[] = ['const', 'enum', 'type', 'format', ...LIMIT_KEYWORDS];
/** What tells readers about a schema and tests nothing. */
const ANNOTATIONS = ['title', 'description', 'default', 'examples', 'readOnly', 'writeOnly', 'deprecated', '$comment'];

const DEFINITION = /^#\/\$defs\//;

const isAnnotation = (key: string): boolean => ANNOTATIONS.includes(key) || key.startsWith('x-');
const isScalar = (value: unknown): boolean => !isObject(value) && !Array.isArray(value);

/** Returns the values of an object as another function converts them; undefined if it cannot convert one of them. */
function convertAll(part: Json, convert: (value: unknown, key: string) => unknown): Json | undefined {
  const entries = Object.entries(part).map(([key, value]) => [key, convert(value, key)] as const);
  return entries.some(([, value]) => value === undefined) ? undefined : Object.fromEntries(entries);
}

/** Returns the values of a list as another function converts them; undefined if it cannot convert one of them. */
function convertList<Value>(list: unknown, convert: (value: unknown) => Value | undefined): Value[] | undefined {
  const all = Array.isArray(list) ? list.map(convert) : [];
  const kept = all.filter((one) => one !== undefined);
  return all.length === 0 || kept.length < all.length ? undefined : kept;
}

/** Returns a test with titled constants (`oneOf`) as one with their values; other tests as they are. */
function toListedValues({ oneOf, ...test }: Json): Json {
  if (oneOf === undefined) return test;
  const constants = convertList(oneOf, (part) =>
    isObject(part) && isScalar(part['const']) ? part['const'] : undefined,
  );
  return constants && test['enum'] === undefined ? { ...test, enum: constants } : { ...test, oneOf };
}

/** Returns the names of the fields that a condition tests. */
function getTestedFields(condition: unknown): string[] {
  if (!isObject(condition)) return [];
  const { required, properties, allOf, anyOf, not } = condition;
  const parts = [allOf, anyOf, not].flat().flatMap(getTestedFields);
  return [...((required ?? []) as string[]), ...Object.keys(isObject(properties) ? properties : {}), ...parts];
}

/** Removes the choices of a field on which the rule itself depends. A form would empty the field, and the rule end. */
const omitChoices = (change: unknown): unknown =>
  isObject(change) ? Object.fromEntries(Object.entries(change).filter(([key]) => !CHOICES.includes(key))) : {};

type Fields = NonNullable<FieldDefinition['properties']>;

/** Writes the rules of an object with these fields. */
class RuleWriter {
  readonly #names: ReadonlySet<string>;
  readonly #fields: Fields;
  /** The fields that every record has. */
  readonly #required: readonly string[];

  readonly #definitions: Json;

  /**
   * @param definitions the definitions to which rules refer: `#/$defs/NAME`
   * @param names names of the fields that the entity file has
   */
  constructor(
    { properties = {}, required = [] }: FieldDefinition,
    definitions: Json,
    names: Iterable<string> = Object.keys(properties),
  ) {
    this.#names = new Set(names);
    this.#fields = properties;
    this.#required = required;
    this.#definitions = definitions;
  }

  /** Returns a schema with the definition to which it refers. A large record has references in its rules. */
  #resolve(schema: unknown): unknown {
    if (!isObject(schema) || typeof schema['$ref'] !== 'string') return schema;
    const { $ref, ...own } = schema;
    const target = this.#definitions[String($ref).replace(DEFINITION, '')];
    return isObject(target) && !Object.hasOwn(target, '$ref') ? { ...target, ...own } : schema;
  }

  #knows = (names: unknown): boolean => Array.isArray(names) && names.every((name) => this.#names.has(String(name)));

  /** Returns a condition of the object; undefined if the language has no words for it. */
  condition = (written: unknown): Json | undefined => {
    const schema = this.#resolve(written);
    if (!isObject(schema)) return undefined;
    const known = Object.keys(isObject(schema['properties']) ? schema['properties'] : {});
    return this.#knows(known) ? this.#test(schema, true) : undefined;
  };

  #test = (schema: unknown, isRecord = false): Json | undefined => {
    if (!isObject(schema)) return undefined;
    const kept = Object.fromEntries(Object.entries(schema).filter(([key]) => !isAnnotation(key)));
    return convertAll(toListedValues(kept), (value, key) => this.#word(key, value, isRecord));
  };

  /** Returns what a keyword of a condition says in the schema language. */
  #word(key: string, value: unknown, isRecord: boolean): unknown {
    const test = (part: unknown): unknown => (isRecord ? this.condition(part) : this.#test(part));
    if (key === 'required') return isRecord && !this.#knows(value) ? undefined : value;
    if (key === 'dependentRequired') return value;
    if (key === 'pattern') return typeof value === 'string' ? readPattern(value) : undefined;
    if (key === 'const') return isScalar(value) ? value : undefined;
    if (key === 'enum') return Array.isArray(value) && value.every(isScalar) ? value : undefined;
    if (TESTS.includes(key)) return value;
    if (key === 'properties' && isObject(value))
      return convertAll(value, (part) => (part === false ? false : part === true ? {} : this.#test(part)));
    if (key === 'allOf' || key === 'anyOf') return convertList(value, test);
    if (key === 'not') return test(value);
    if (key === 'items' || key === 'contains') return this.#test(value);
    return undefined;
  }

  /**
   * Returns what applies if a rule does; undefined if nothing remains.
   * @param tested the fields that the condition tests
   */
  branch = (written: unknown, tested: readonly string[] = []): Json | undefined => {
    const schema = this.#resolve(written);
    if (!isObject(schema)) return undefined;
    const { required, properties } = schema as FieldDefinition;
    const needed = (required ?? []).filter((name) => this.#names.has(name));
    const changes = Object.entries(properties ?? {}).flatMap(([name, change]): [string, unknown][] => {
      if (!this.#names.has(name)) return [];
      const all = this.#change(change, this.#fields[name]);
      const picked = tested.includes(name) ? omitChoices(all) : all;
      return isObject(picked) && Object.keys(picked).length === 0 ? [] : [[name, picked]];
    });
    const rules = this.rules(schema, tested);
    // A form would empty a field on which the rule itself depends.
    const banned = tested.filter((name) => properties?.[name] === false).map((name) => ({ not: { required: [name] } }));
    const parts = [...((rules['allOf'] ?? []) as Json[]), ...banned];
    const built = {
      ...(needed.length > 0 ? { required: needed } : {}),
      ...(changes.length > 0 ? { properties: Object.fromEntries(changes) } : {}),
      ...rules,
      ...(parts.length > 0 ? { allOf: parts } : {}),
    };
    return Object.keys(built).length > 0 ? built : undefined;
  };

  /** Returns the changes that the language can express, those inside of the field included. `false` forbids the field. */
  #change(written: unknown, field: Fields[string] | undefined): unknown {
    const change = this.#resolve(written);
    if (!isObject(change)) return change === false ? false : {};
    const inner = isObject(field) && !isEditedAsJson(field as FieldDefinition) ? (field as FieldDefinition) : {};
    const item = isObject(inner.items) ? (inner.items as FieldDefinition) : {};
    const ofItems =
      item.properties && isObject(change['items'])
        ? new RuleWriter(item, this.#definitions).branch(change['items'])
        : undefined;
    const ofParts = inner.properties ? new RuleWriter(inner, this.#definitions).branch(change) : undefined;
    return {
      ...pickLimits(change),
      ...(ofItems ? { items: ofItems } : {}),
      ...(ofParts?.['properties'] ? { properties: ofParts['properties'] } : {}),
      ...(ofParts?.['required'] ? { required: ofParts['required'] } : {}),
    };
  }

  #rule({ if: test, then, else: otherwise }: Json, around: readonly string[]): Json {
    if (test === undefined) return {};
    const condition = this.condition(test);
    const tested = [...around, ...getTestedFields(condition)];
    const branches = Object.entries({ then: this.branch(then, tested), else: this.branch(otherwise, tested) });
    const kept = branches.filter(([, branch]) => branch !== undefined);
    return condition && kept.length > 0
      ? { if: requireTestedFields(condition, this.#required), ...Object.fromEntries(kept) }
      : {};
  }

  #dependencies(dependent: unknown): Json {
    const known = Object.entries(isObject(dependent) ? dependent : {}).flatMap(([name, names]): [string, unknown][] => {
      const needed = Array.isArray(names) ? names.filter((one) => this.#names.has(String(one))) : [];
      return this.#names.has(name) && needed.length > 0 ? [[name, needed]] : [];
    });
    return known.length > 0 ? { dependentRequired: Object.fromEntries(known) } : {};
  }

  /**
   * Returns the rules of an object, or of a branch.
   * @param tested the fields that the conditions around the branch test
   */
  rules(schema: Json, tested: readonly string[] = []): Json {
    const { allOf, anyOf, oneOf, not, dependentRequired } = schema;
    const branches = (Array.isArray(allOf) ? allOf : []).map((part: unknown) => this.branch(part, tested));
    const several = mergeMutualExclusions([
      ...branches.filter((branch) => branch !== undefined),
      ...buildExclusion(convertList(oneOf, this.condition)),
    ]);
    const alternatives = convertList(anyOf, this.condition);
    const forbidden = this.condition(not);
    return {
      ...this.#rule(schema, tested),
      ...this.#dependencies(dependentRequired),
      ...(several.length > 0 ? { allOf: several } : {}),
      ...(alternatives ? { anyOf: alternatives } : {}),
      ...(forbidden ? { not: forbidden } : {}),
    };
  }
}

/** Whether a value is a list of choices, or no list at all. A union of conditions is none. */
const isChoice = (value: unknown): boolean =>
  !Array.isArray(value) ||
  value.every((one) => isScalar(one) || (isObject(one) && one['const'] !== undefined && isScalar(one['const'])));

const isEditedAsJson = (field: FieldDefinition): boolean => field['x-ui']?.widget === 'json';

/** Returns the limits, choices and texts of a changed field that the language can express. */
function pickLimits(change: Json): Json {
  const kept = Object.entries(change).filter(([key]) => CHANGES.includes(key));
  return Object.fromEntries(
    kept.flatMap(([key, value]): [string, unknown][] => {
      const written = key === 'pattern' ? readPattern(String(value)) : value;
      if (written === undefined || (key === 'const' && !isScalar(value)) || !isChoice(value)) return [];
      return [[key, key === 'oneOf' ? pickChoices(value) : written]];
    }),
  );
}

/**
 * Returns the rules of an object in the schema language.
 * @param schema the normalized schema of the object, also with the keywords that describe its variants
 * @param names names of the fields that the entity file has
 * @param definitions the definitions to which rules refer: `#/$defs/NAME`
 */
export function buildRules(schema: FieldDefinition, names: Iterable<string>, definitions: Json = {}): Json {
  const variants = getVariants(schema);
  return {
    ...new RuleWriter(schema, definitions, names).rules(schema as Json),
    ...(variants && isConverted(variants) ? { [VARIANTS_KEYWORD]: variants } : {}),
  };
}
