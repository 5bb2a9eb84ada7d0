/**
 * Writes the rules of an object into an entity file: `if`, `dependentRequired`, alternatives (`anyOf`, `not`) and the
 * variants of a union. The schema language has fewer keywords for them than JSON Schema. A rule that it cannot state is
 * left out: half of a condition would be another one.
 */
import type { FieldDefinition } from '../../../../src/model/schemaLanguage/definition';
import { isObject, toList, toObjectOrEmpty, type Json } from '../../lint/source/readJson';
import { stateChoiceRules } from './choiceRules';
import { convertEveryMember } from './convertSchemaParts';
import { DefinitionFollower } from './definitionFollower';
import { inlineAllOf } from './inlineAllOf';
import { buildExclusion, canStateExclusion, listFieldsForbiddenByNot, mergeMutualExclusions } from './mutualExclusions';
import { sendAsNull, canBeNull, isClearableChoice } from './requiredKeys';
import { requireTestedFields } from './requireTestedFields';
import { ConditionWriter, getTestedFields, type Fields } from './ruleConditions';
import {
  allowsOnlyEmptyValues,
  excludesAllChoices,
  hasFormOfApp,
  listChoicesLeft,
  listLostChanges,
  omitChoices,
  pickChanges,
} from './ruleChanges';
import { isEditedAsJson, pickTexts, createValueReference, type RuleContext } from './ruleContext';

const joinChanges = (one: Json, other: Json): Json => ({ ...one, ...other });

/** Writes the rules of an object with these fields. */
export class RuleWriter {
  readonly #names: ReadonlySet<string>;
  readonly #fields: Fields;
  /** The fields that every record has. */
  readonly #required: readonly string[];
  readonly #definitions: Json;
  readonly #context: RuleContext;
  readonly #follower: DefinitionFollower;
  readonly #conditions: ConditionWriter;
  /** The rules around what is being read. */
  readonly #around: Json[];
  /** Whether the rules are those of an outer object, which say nothing of how a form sends the fields of this one. */
  readonly #isOuter: boolean;

  /**
   * @param definitions the definitions to which rules refer: `#/$defs/NAME`
   * @param names names of the fields that the entity file has
   */
  constructor(
    schema: FieldDefinition,
    definitions: Json,
    context: RuleContext,
    {
      names,
      around = [],
      isOuter = false,
    }: { names?: Iterable<string>; around?: readonly Json[]; isOuter?: boolean } = {},
  ) {
    const { properties = {}, required = [] } = schema;
    this.#names = new Set(names ?? Object.keys(properties));
    this.#isOuter = isOuter;
    this.#fields = properties;
    this.#required = required;
    this.#definitions = definitions;
    this.#context = context;
    this.#around = [...around];
    this.#follower = new DefinitionFollower(definitions);
    this.#conditions = new ConditionWriter(properties, this.#names, this.#follower);
  }

  /** Notes that a part of the rule that is being read is left out, or what is named outside of rules. */
  #omit(rule: Json): void {
    const around = this.#around.at(-1);
    this.#context.omitted?.add(around ?? rule, around !== undefined);
  }

  /** Whether the app has another form of the values of a field than the API, which is that of the rules. */
  #hasOtherForm(name: string): boolean {
    const field = this.#fields[name];
    return isObject(field) && hasFormOfApp(field as FieldDefinition);
  }

  /**
   * Returns what applies if a rule does; undefined if nothing remains.
   * @param tested the fields that the condition tests
   */
  branch = (written: unknown, tested: readonly string[] = []): Json | undefined =>
    this.#follower.follow(written, (schema) => this.#branch(schema, tested));

  #branch({ not, ...schema }: Json, tested: readonly string[]): Json | undefined {
    const { required, properties } = schema as FieldDefinition;
    if ((required ?? []).some((name) => !this.#names.has(name))) this.#omit(schema);
    // A key that may be null needs no value: it is sent as null.
    const known = (required ?? []).filter((name) => this.#names.has(name));
    const nulled = known.filter((name) => canBeNull(this.#fields[name]) && properties?.[name] !== false);
    const needed = known.filter(
      (name) => !isClearableChoice(this.#fields[name]) && (this.#isOuter || !nulled.includes(name)),
    );
    const changes = Object.entries(properties ?? {}).flatMap(([name, change]): [string, unknown][] => {
      const picked = this.#change(name, change, tested, required ?? []);
      return isObject(picked) && Object.keys(picked).length === 0 ? [] : [[name, picked]];
    });
    const stated = toObjectOrEmpty(Object.fromEntries(changes));
    const nulls = this.#isOuter ? [] : nulled.map((name) => [name, sendAsNull(toObjectOrEmpty(stated[name]))]);
    const forbidden = this.#listForbidden(not, [...tested, ...this.#required, ...needed]);
    const rules = this.rules(forbidden || not === undefined ? schema : { ...schema, not }, tested);
    // A form would empty a field on which the rule itself depends.
    const banned = tested.filter((name) => properties?.[name] === false).map((name) => ({ not: { required: [name] } }));
    const parts = [...((rules['allOf'] ?? []) as Json[]), ...banned];
    const changed = {
      ...stated,
      ...Object.fromEntries(nulls),
      ...Object.fromEntries((forbidden ?? []).map((one) => [one, false])),
    };
    const built = {
      ...(needed.length > 0 ? { required: needed } : {}),
      ...(Object.keys(changed).length > 0 ? { properties: changed } : {}),
      ...rules,
      ...(parts.length > 0 ? { allOf: parts } : {}),
    };
    return Object.keys(built).length > 0 ? inlineAllOf(built) : undefined;
  }

  /**
   * Returns the fields that a branch forbids by `not`, which a form can hide; undefined if it says anything else.
   * @param used fields that a form must not empty
   */
  #listForbidden(not: unknown, used: readonly string[]): string[] | undefined {
    const names = this.#around.length > 0 ? listFieldsForbiddenByNot(not) : undefined;
    return names?.some((name) => used.includes(name)) ? undefined : names?.filter((name) => this.#names.has(name));
  }

  /**
   * Returns the changes of a field that the language can express. `false` forbids the field, also an optional one of which
   * the rule allows only empty values.
   * @param required the fields that the branch requires
   */
  #change(name: string, change: unknown, tested: readonly string[], required: readonly string[]): unknown {
    const field = this.#fields[name];
    const isOptional = !this.#isOuter && ![...this.#required, ...required].includes(name);
    const isForbidden = change === false || (isOptional && allowsOnlyEmptyValues(change, field));
    if (isForbidden && this.#names.has(name)) return tested.includes(name) ? {} : false;
    if (!this.#names.has(name) || this.#hasOtherForm(name)) {
      if (isObject(change) && listLostChanges(change, {}, field).length > 0)
        this.#omit({ properties: { [name]: change } });
      return {};
    }
    const read = (one: Json): Json => this.#changes(name, listChoicesLeft(one, field), field);
    const all = this.#follower.follow(change, read, joinChanges) ?? {};
    return tested.includes(name) ? omitChoices(all) : all;
  }

  #changes(name: string, change: Json, field: Fields[string] | undefined): Json {
    const described = isObject(field) ? (field as FieldDefinition) : {};
    const isJson = isEditedAsJson(described);
    const { values } = this.#context;
    const says = listLostChanges(change, {}, field).length > 0;
    if (isJson && values) return { ...pickTexts(change), ...(says ? createValueReference(values, name, change) : {}) };
    const { items, ...inner } = isJson ? ({} as FieldDefinition) : described;
    const write = (part: FieldDefinition, written: unknown): Json | undefined =>
      new RuleWriter(part, this.#definitions, says ? this.#context : {}, {
        around: this.#around,
        isOuter: true,
      }).branch(written);
    const ofItems = items?.properties && isObject(change['items']) ? write(items, change['items']) : undefined;
    const ofParts = inner.properties ? write(inner, change) : undefined;
    const kept = {
      ...(excludesAllChoices(change, inner as Json) ? {} : pickChanges(change)),
      ...(ofItems ? { items: ofItems } : {}),
      ...(ofParts?.['properties'] ? { properties: ofParts['properties'] } : {}),
      ...(ofParts?.['required'] ? { required: ofParts['required'] } : {}),
    };
    if (listLostChanges(change, kept, field).length > 0) this.#omit(change);
    return kept;
  }

  #rule({ if: test, then, else: otherwise }: Json, around: readonly string[]): Json {
    if (test === undefined || (then === undefined && otherwise === undefined)) return {};
    const rule = {
      if: test,
      ...(then === undefined ? {} : { then }),
      ...(otherwise === undefined ? {} : { else: otherwise }),
    };
    const condition = this.#conditions.write(test);
    if (!condition) {
      this.#omit(rule);
      return {};
    }
    const tested = [...around, ...getTestedFields(condition)];
    this.#around.push(rule);
    const branches = Object.entries({ then: this.branch(then, tested), else: this.branch(otherwise, tested) });
    this.#around.pop();
    const kept = branches.filter(([, branch]) => branch !== undefined);
    return kept.length > 0 ? { if: requireTestedFields(condition, this.#required), ...Object.fromEntries(kept) } : {};
  }

  /**
   * Returns one of several conditions of which one must apply. Where the language has no words for all of it, the required
   * fields remain: every record that satisfies the whole condition has them.
   */
  #alternative = (written: unknown): Json | undefined =>
    this.#conditions.write(written) ??
    this.#follower.follow(written, ({ required }) =>
      Array.isArray(required) && required.length > 0 && this.#conditions.knows(required) ? { required } : undefined,
    );

  #dependencies(dependent: unknown): Json {
    const known = Object.entries(isObject(dependent) ? dependent : {}).flatMap(([name, names]): [string, unknown][] => {
      const needed = Array.isArray(names) ? names.filter((one) => this.#names.has(String(one))) : [];
      if (this.#names.has(name) && needed.length < toList(names).length)
        this.#omit({ dependentRequired: { [name]: names } });
      return this.#names.has(name) && needed.length > 0 ? [[name, needed]] : [];
    });
    return known.length > 0 ? { dependentRequired: Object.fromEntries(known) } : {};
  }

  /** Returns the alternatives of which one must apply, and the rules that no two of them do. */
  #union({ anyOf, oneOf }: Json): { alternatives: Json[] | undefined; exclusive: Json[] } {
    const conditions = convertEveryMember(oneOf, this.#conditions.write);
    const all = convertEveryMember(anyOf, this.#conditions.write) ?? convertEveryMember(anyOf, this.#alternative);
    const alternatives = all ?? (conditions ? undefined : convertEveryMember(oneOf, this.#alternative));
    const isWhole = (list: unknown): boolean => !list || convertEveryMember(list, this.#conditions.write) !== undefined;
    if (!isWhole(anyOf)) this.#omit({ anyOf });
    if (!isWhole(oneOf) || !canStateExclusion(conditions ?? [])) this.#omit({ oneOf });
    return { alternatives, exclusive: buildExclusion(conditions) };
  }

  /**
   * Returns the rules of an object, or of a branch.
   * @param tested the fields that the conditions around the branch test
   */
  rules(written: Json, tested: readonly string[] = []): Json {
    const schema = stateChoiceRules(written, this.#fields, this.#required);
    const { allOf, not, dependentRequired } = schema;
    const branches = toList(allOf).map((part) => this.branch(part, tested));
    const { alternatives, exclusive } = this.#union(schema);
    const several = mergeMutualExclusions([...branches.filter((branch) => branch !== undefined), ...exclusive]);
    const distinct = [...new Map(several.map((one) => [JSON.stringify(one), one])).values()];
    const forbidden = this.#conditions.write(not);
    if (not !== undefined && !forbidden) this.#omit({ not });
    return {
      ...this.#rule(schema, tested),
      ...this.#dependencies(dependentRequired),
      ...(distinct.length > 0 ? { allOf: distinct } : {}),
      ...(alternatives ? { anyOf: alternatives } : {}),
      ...(forbidden ? { not: forbidden } : {}),
    };
  }
}
