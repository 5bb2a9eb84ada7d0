/**
 * Writes two fields that exclude each other as one rule. A form empties a field that a rule forbids, so that two rules that
 * forbid each other's field would empty both.
 */
import { isObject, toList, toObjectOrEmpty, type Json } from '../../lint/source/readJson';
import { getListedValues } from './ruleChanges';

interface Prohibition {
  /** The field whose value forbids the other. */
  from: string;
  to: string;
}

const isEmptyTest = (part: unknown): boolean => isObject(part) && Object.keys(part).length === 0;

/** Returns what a rule forbids; undefined if it says anything else, or asks for more than one value. */
function readProhibitions({ if: tested, then, ...rest }: Json): Prohibition[] | undefined {
  if (!isObject(tested) || !isObject(then) || Object.keys(rest).length > 0) return undefined;
  const { required, properties: tests = {}, type: _, ...others } = tested;
  const { properties: changes, ...changesBeside } = then;
  const [from, ...more] = Array.isArray(required) ? required.map(String) : [];
  if (from === undefined || more.length > 0 || !isObject(tests) || !isObject(changes)) return undefined;
  const isSimple = Object.keys({ ...others, ...changesBeside }).length === 0;
  if (!isSimple || !Object.values(tests).every(isEmptyTest)) return undefined;
  const forbidden = Object.entries(changes);
  return forbidden.every(([, change]) => change === false) ? forbidden.map(([to]) => ({ from, to })) : undefined;
}

/** Returns rules in which each pair of fields that forbid each other is one condition that does not hold. */
export function mergeMutualExclusions(rules: readonly Json[]): Json[] {
  const read = rules.map((rule) => ({ rule, prohibitions: readProhibitions(rule) }));
  const all = read.flatMap(({ prohibitions = [] }) => prohibitions);
  const isMutual = ({ from, to }: Prohibition): boolean => all.some((one) => one.from === to && one.to === from);
  const pairs = all.filter((one) => isMutual(one) && one.from < one.to);
  const kept = read.flatMap(({ rule, prohibitions }): Json[] => {
    if (!prohibitions?.some(isMutual)) return [rule];
    const own = prohibitions.filter((one) => !isMutual(one));
    const properties = Object.fromEntries(own.map(({ to }) => [to, false]));
    return own.length === 0 ? [] : [{ ...rule, then: { properties } }];
  });
  const isFirst = ({ from, to }: Prohibition, index: number): boolean =>
    pairs.findIndex((one) => one.from === from && one.to === to) === index;
  return [...kept, ...pairs.filter(isFirst).map(({ from, to }) => ({ not: { required: [from, to] } }))];
}

/** So many conditions exclude each other at most: a rule is written for each pair. */
const MOST_EXCLUSIVE = 6;

/** Returns the condition that two others apply at once. */
function combine(one: Json, other: Json): Json {
  const areRequired = [one, other].every((part) => Object.keys(part).join() === 'required');
  return areRequired
    ? { required: [...new Set([one, other].flatMap((part) => part['required'] as string[]))] }
    : { allOf: [one, other] };
}

/** Returns the names of the fields of which a schema forbids each: `not` one, or any of several; undefined for others. */
export function listFieldsForbiddenByNot(not: unknown): string[] | undefined {
  if (!isObject(not) || Object.keys(not).length !== 1) return undefined;
  if (Array.isArray(not['anyOf'])) {
    const all = not['anyOf'].map(listFieldsForbiddenByNot);
    return all.every((names) => names !== undefined) ? all.flat() : undefined;
  }
  const names = toList(not['required']).map(String);
  return names.length === 1 ? names : undefined;
}

const getRequired = ({ required }: Json): string[] => toList(required).map(String);

const forbidsOne = ({ not }: Json, names: readonly string[]): boolean =>
  (listFieldsForbiddenByNot(not) ?? []).some((name) => names.includes(name));

/** Whether no value satisfies both: one forbids what the other requires, or they list other values of one field. */
function areExclusive(one: Json, other: Json): boolean {
  const needed = [getRequired(one), getRequired(other)] as const;
  const tests = toObjectOrEmpty(other['properties']);
  const isOtherValue = ([name, test]: [string, unknown]): boolean => {
    const [listed, others] = [test, tests[name]].map((part) => getListedValues(toObjectOrEmpty(part)));
    const isNeeded = needed.every((names) => names.includes(name));
    return isNeeded && listed !== undefined && others !== undefined && !listed.some((value) => others.includes(value));
  };
  return (
    forbidsOne(one, needed[1]) ||
    forbidsOne(other, needed[0]) ||
    Object.entries(toObjectOrEmpty(one['properties'])).some(isOtherValue)
  );
}

/** Returns what no record may satisfy if exactly one of several conditions applies. */
const listPairs = (conditions: readonly Json[]): Json[] =>
  conditions.flatMap((one, index) =>
    conditions.slice(index + 1).flatMap((other) => (areExclusive(one, other) ? [] : [combine(one, other)])),
  );

/** Whether the language can say that exactly one of several conditions applies. */
export const canStateExclusion = (conditions: readonly Json[]): boolean =>
  conditions.length <= MOST_EXCLUSIVE || listPairs(conditions).length === 0;

/** Returns the rules that exactly one of several conditions applies; of too many, that at least one does. */
export function buildExclusion(conditions: readonly Json[] = []): Json[] {
  if (conditions.length === 0) return [];
  const pairs = canStateExclusion(conditions) ? listPairs(conditions) : [];
  return [{ anyOf: conditions }, ...pairs.map((pair) => ({ not: pair }))];
}

/** Returns a condition that says what its `oneOf` does in the words of the language, which has no `oneOf` of conditions. */
export function stateExclusion(condition: Json): Json {
  const { oneOf, ...others } = condition;
  const members = toList(oneOf).filter(isObject);
  if (members.length === 0 || members.length < toList(oneOf).length || !canStateExclusion(members)) return condition;
  const [first, ...pairs] = buildExclusion(members);
  if (pairs.length === 0 && others['anyOf'] === undefined) return { ...others, ...first };
  return { ...others, allOf: [...toList(others['allOf']), first, ...pairs] };
}
