/**
 * Writes a union whose members each test the value of one choice as rules: what the object is for each value. A form can
 * follow rules; of a union it can only say that no member applies.
 */
import { isObject, toList, toObjectOrEmpty, type Json } from '../../lint/source/readJson';
import { isAnnotation } from '../api/annotations';
import { getListedValues, readValueTest, type ValueTest } from './ruleChanges';

type Keyword = 'anyOf' | 'oneOf';

interface Member {
  /** Which values of the choice the member allows; absent if it tests none. */
  test?: ValueTest | undefined;
  /** Whether the member requires a value of the choice. */
  isNeeded: boolean;
  /** What the member says of the other fields. */
  rest: Json;
}

const isAlone = (part: unknown, key: string): boolean => isObject(part) && Object.keys(part).join() === key;

interface Exclusion {
  test: ValueTest;
  /** Whether the schema asks for a value: one without `required` refuses also an object without the choice. */
  isNeeded: boolean;
}

/** Returns which values a schema such as `{ not: { properties: { type: { enum } } } }` leaves. */
function readExclusion(part: unknown, name: string): Exclusion | undefined {
  const excluded = isAlone(part, 'not') ? toObjectOrEmpty((part as Json)['not']) : {};
  const { required, properties, ...others } = excluded;
  const isOther = required !== undefined && toList(required).join() !== name;
  if (!isAlone(properties, name) || Object.keys(others).length > 0 || isOther) return undefined;
  const test = readValueTest((properties as Json)[name]);
  return test && { test: (value) => !test(value), isNeeded: required === undefined };
}

/** Whether an object can satisfy a member of a union. */
const canBeObject = (member: unknown): boolean =>
  member !== false &&
  (!isObject(member) || member['type'] === undefined || toList([member['type']].flat()).includes('object'));

/** Divides a member into its tests of one field and the rest. */
function readMember(member: unknown, name: string): Member {
  const { properties, required, allOf, not, type: _, ...others } = toObjectOrEmpty(member);
  const { [name]: tested, ...fields } = toObjectOrEmpty(properties);
  const own = readValueTest(tested);
  const parts = [...toList(allOf), ...(not === undefined ? [] : [{ not }])].map((part) => ({
    part,
    exclusion: readExclusion(part, name),
  }));
  const kept = parts.flatMap(({ part, exclusion }) => (exclusion ? [] : [part]));
  const tests = [own, ...parts.map(({ exclusion }) => exclusion?.test)].filter((test) => test !== undefined);
  const left = own ? fields : toObjectOrEmpty(properties);
  const needed = toList(required).filter((one) => one !== name);
  return {
    isNeeded: toList(required).includes(name) || parts.some(({ exclusion }) => exclusion?.isNeeded),
    ...(tests.length > 0 ? { test: (value) => tests.every((test) => test(value)) } : {}),
    rest: {
      ...Object.fromEntries(Object.entries(others).filter(([key]) => !isAnnotation(key))),
      ...(Object.keys(left).length > 0 ? { properties: left } : {}),
      ...(needed.length > 0 ? { required: needed } : {}),
      ...(kept.length > 0 ? { allOf: kept } : {}),
    },
  };
}

const isEmpty = (part: Json): boolean => Object.keys(part).length === 0;

const toText = (part: unknown): string => JSON.stringify(part);

const isOpposite = (first: Json, second: Json): boolean => toText(second) === toText({ allOf: [{ not: first }] });

/** Whether one of two members says no more than that the other does not apply, so that always one of them does. */
const areOpposite = ([one = {}, other = {}, ...more]: readonly Json[]): boolean =>
  more.length === 0 && (isOpposite(one, other) || isOpposite(other, one));

/** Returns the rule of records for which the same members of the union remain; nothing if it says nothing. */
function createRule(test: Json, rests: readonly Json[], keyword: Keyword): Json[] {
  if (rests.length === 0) return [{ not: test }];
  const isFree = keyword === 'anyOf' ? rests.some(isEmpty) : rests.length === 1 && isEmpty(rests[0]!);
  if (areOpposite(rests)) return [];
  return isFree ? [] : [{ if: test, then: rests.length === 1 ? rests[0]! : { [keyword]: rests } }];
}

/** Returns the rules of all values of the choice. */
function createRules(name: string, values: readonly unknown[], members: readonly Member[], keyword: Keyword): Json[] {
  const isNone = { not: { required: [name] } };
  const groups = new Map<string, { own: unknown[]; rests: Json[] }>();
  for (const value of values) {
    const left = members.filter(({ test }) => test?.(value) ?? true);
    const key = left.map((member) => members.indexOf(member)).join();
    const group = groups.get(key);
    if (group) group.own.push(value);
    else groups.set(key, { own: [value], rests: left.map(({ rest }) => rest) });
  }
  return [...groups.values()].flatMap(({ own, rests }) => {
    const chosen = own.filter((value) => value !== null);
    const tested = chosen.length === 1 ? { const: chosen[0] } : { enum: chosen };
    const isOne = { properties: { [name]: tested }, required: [name] };
    // Null is a choice that is not made.
    const tests = [...(chosen.length > 0 ? [isOne] : []), ...(chosen.length < own.length ? [isNone] : [])];
    return createRule(tests.length === 1 ? tests[0]! : { anyOf: tests }, rests, keyword);
  });
}

/** Returns the rule of records without a value of the choice, which satisfy every test of it. */
const createRuleOfNone = (name: string, members: readonly Member[], keyword: Keyword): Json[] =>
  createRule(
    { not: { required: [name] } },
    members.filter(({ isNeeded }) => !isNeeded).map(({ rest }) => rest),
    keyword,
  );

/** Whether of two members one asks for a value of the choice, and the other for other fields: these may take its place. */
const isChoiceOrFields = (members: readonly Member[]): boolean =>
  members.length === 2 &&
  members.some(({ test, isNeeded }) => test && isNeeded) &&
  members.some(({ test, rest }) => !test && Object.keys(rest).join() === 'required');

/**
 * Returns an object with rules in place of a union in which two members or more test the value of one choice, or one of two
 * does and the other needs fields.
 * @param fields the fields of the object by name
 * @param required names of the fields that every object has
 */
export function stateChoiceRules(
  schema: Json,
  fields: Readonly<Record<string, unknown>>,
  required: readonly string[],
): Json {
  const keyword = (['anyOf', 'oneOf'] as const).find((key) => toList(schema[key]).length > 1);
  if (keyword === undefined) return schema;
  const { [keyword]: union, ...others } = schema;
  for (const name of [...required, ...Object.keys(fields).filter((one) => !required.includes(one))]) {
    const values = isObject(fields[name]) ? getListedValues(fields[name]) : undefined;
    const members = values
      ? toList(union)
          .filter(canBeObject)
          .map((member) => readMember(member, name))
      : [];
    const isChoice = members.filter(({ test }) => test).length > 1 || isChoiceOrFields(members);
    if (!values || !isChoice) continue;
    const ofNone = required.includes(name) || values.includes(null) ? [] : createRuleOfNone(name, members, keyword);
    const rules = [...createRules(name, values, members, keyword), ...ofNone];
    return { ...others, allOf: [...toList(others['allOf']), ...rules] };
  }
  return schema;
}
