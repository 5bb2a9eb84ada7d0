/**
 * Writes the rules of an object into an entity file: `if`, `dependentRequired`, alternatives (`anyOf`, `not`) and the
 * variants of a union. The schema language has fewer keywords for them than JSON Schema. A rule that it cannot state is
 * left out: half of a condition would be another one.
 */
import { LIMIT_KEYWORDS } from '../../../../src/model/compile/fieldAttributes';
import { getVariants, isConverted, VARIANTS_KEYWORD } from '../../../../src/model/jsonSchema/variantDefinition';
import { readPointer } from '../../../../src/model/schemaLanguage/jsonPointer';
import type { FieldDefinition } from '../../../../src/model/schemaLanguage/definition';
import { isObject, type Json } from '../../lint/source/readJson';
import { readPattern } from './documentValues';
import { convertEveryKeyword, convertEveryMember } from './convertSchemaParts';
import { buildExclusion, mergeMutualExclusions } from './mutualExclusions';
import { isClearableChoice } from './requiredKeys';
import { requireTestedFields } from './requireTestedFields';
import { excludesAllChoices, hasFormOfApp, isScalar, omitChoices, pickChanges, testsFormOfApp } from './ruleChanges';

/** What a condition may say of a value, beside what it says of parts of the value. */
const TESTS: readonly string[] = ['const', 'enum', 'type', 'format', ...LIMIT_KEYWORDS];
/** What tells readers about a schema and tests nothing. */
const ANNOTATIONS = ['title', 'description', 'default', 'examples', 'readOnly', 'writeOnly', 'deprecated', '$comment'];

const isAnnotation = (key: string): boolean => ANNOTATIONS.includes(key) || key.startsWith('x-');

/** Returns a test with titled constants (`oneOf`) as one with their values; other tests as they are. */
function toListedValues({ oneOf, ...test }: Json): Json {
  if (oneOf === undefined) return test;
  const constants = convertEveryMember(oneOf, (part) =>
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

type Fields = NonNullable<FieldDefinition['properties']>;

const joinSchemas = (one: Json, other: Json): Json => ({ allOf: [one, other] });
const joinChanges = (one: Json, other: Json): Json => ({ ...one, ...other });

/** Writes the rules of an object with these fields. */
class RuleWriter {
  readonly #names: ReadonlySet<string>;
  readonly #fields: Fields;
  /** The fields that every record has. */
  readonly #required: readonly string[];

  readonly #definitions: Json;
  /** The references on the way to the schema that is being read. */
  readonly #followed = new Set<string>();

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

  /**
   * Reads a schema that may refer to a definition: the normalizer keeps references in a record that is too large to be
   * expanded. What the schema says beside the reference holds as well.
   * @returns undefined for a definition that is missing or contains itself
   */
  #follow(written: unknown, read: (schema: Json) => Json | undefined, join = joinSchemas): Json | undefined {
    if (!isObject(written)) return undefined;
    const { $ref, ...own } = written;
    if (typeof $ref !== 'string') return read(written);
    const target = this.#definitions[readPointer($ref)[1] ?? ''];
    if (!isObject(target) || this.#followed.has($ref)) return undefined;
    this.#followed.add($ref);
    const isAlone = Object.keys(own).every(isAnnotation);
    const result = isAlone ? this.#follow(target, read, join) : read(join(target, own));
    this.#followed.delete($ref);
    return result;
  }

  #knows = (names: unknown): boolean => Array.isArray(names) && names.every((name) => this.#names.has(String(name)));

  /** Returns a condition of the object; undefined if the language has no words for it. */
  condition = (written: unknown): Json | undefined =>
    this.#follow(written, (schema) => {
      const names = Object.keys(isObject(schema['properties']) ? schema['properties'] : {});
      const isStated = this.#knows(names) && !testsFormOfApp(schema, this.#fields);
      return isStated ? this.#test(schema, true) : undefined;
    });

  /** Whether the app has another form of the values of a field than the API, which is that of the rules. */
  #hasOtherForm(name: string): boolean {
    const field = this.#fields[name];
    return isObject(field) && hasFormOfApp(field as FieldDefinition);
  }

  #test = (schema: unknown, isRecord = false): Json | undefined => {
    if (!isObject(schema)) return undefined;
    const kept = Object.fromEntries(Object.entries(schema).filter(([key]) => !isAnnotation(key)));
    return convertEveryKeyword(toListedValues(kept), (value, key) => this.#word(key, value, isRecord));
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
      return convertEveryKeyword(value, (part) => (part === false ? false : part === true ? {} : this.#test(part)));
    if (key === 'allOf' || key === 'anyOf') return convertEveryMember(value, test);
    if (key === 'not') return test(value);
    if (key === 'items' || key === 'contains') return this.#test(value);
    return undefined;
  }

  /**
   * Returns what applies if a rule does; undefined if nothing remains.
   * @param tested the fields that the condition tests
   */
  branch = (written: unknown, tested: readonly string[] = []): Json | undefined =>
    this.#follow(written, (schema) => this.#branch(schema, tested));

  #branch(schema: Json, tested: readonly string[]): Json | undefined {
    const { required, properties } = schema as FieldDefinition;
    const canBeRequired = (name: string): boolean => this.#names.has(name) && !isClearableChoice(this.#fields[name]);
    const needed = (required ?? []).filter(canBeRequired);
    const changes = Object.entries(properties ?? {}).flatMap(([name, change]): [string, unknown][] => {
      if (!this.#names.has(name)) return [];
      const all = change !== false && this.#hasOtherForm(name) ? {} : this.#change(change, this.#fields[name]);
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
  }

  /** Returns the changes that the language can express. `false` forbids the field. */
  #change(change: unknown, field: Fields[string] | undefined): unknown {
    if (change === false) return false;
    return this.#follow(change, (schema) => this.#changes(schema, field), joinChanges) ?? {};
  }

  #changes(change: Json, field: Fields[string] | undefined): Json {
    const inner = isObject(field) && !isEditedAsJson(field as FieldDefinition) ? (field as FieldDefinition) : {};
    const item = isObject(inner.items) ? (inner.items as FieldDefinition) : {};
    const ofItems =
      item.properties && isObject(change['items'])
        ? new RuleWriter(item, this.#definitions).branch(change['items'])
        : undefined;
    const ofParts = inner.properties ? new RuleWriter(inner, this.#definitions).branch(change) : undefined;
    return {
      ...(excludesAllChoices(change, inner as Json) ? {} : pickChanges(change)),
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

  /**
   * Returns one of several conditions of which one must apply. Where the language has no words for all of it, the required
   * fields remain: every record that satisfies the whole condition has them.
   */
  #alternative = (written: unknown): Json | undefined =>
    this.condition(written) ??
    this.#follow(written, ({ required }) =>
      Array.isArray(required) && required.length > 0 && this.#knows(required) ? { required } : undefined,
    );

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
    const exclusive = convertEveryMember(oneOf, this.condition);
    const several = mergeMutualExclusions([
      ...branches.filter((branch) => branch !== undefined),
      ...buildExclusion(exclusive),
    ]);
    const alternatives =
      convertEveryMember(anyOf, this.#alternative) ??
      (exclusive ? undefined : convertEveryMember(oneOf, this.#alternative));
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

const isEditedAsJson = (field: FieldDefinition): boolean => field['x-ui']?.widget === 'json';

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
