/** States in a condition what holds for a record without a tested field, as the schema language asks for it. */
import { isObject, type Json } from '../../lint/source/readJson';

const getNames = (required: unknown): string[] => (Array.isArray(required) ? required.map(String) : []);
const getParts = (parts: unknown): Json[] => (Array.isArray(parts) ? parts.filter(isObject) : []);

/** A record satisfies a test of a field that it does not have. */
const orAbsent = (name: string, test: unknown): Json => ({
  anyOf: [{ properties: { [name]: test }, required: [name] }, { not: { required: [name] } }],
});

/**
 * Returns the same condition with the tested fields in its `required`, or, for a field that records may lack, with an
 * alternative for those without it: in JSON Schema, `properties` says nothing of absent fields.
 * @param condition a condition in the schema language
 * @param always names of the fields that every record has
 */
export function requireTestedFields(condition: Json, always: readonly string[]): Json {
  const { properties, required, allOf, anyOf, ...others } = condition;
  const all = getParts(allOf);
  const stated = [...getNames(required), ...all.flatMap((part) => getNames(part['required']))];
  const known = [...always, ...stated];
  const tests = Object.entries(isObject(properties) ? properties : {});
  const isOpen = ([name, test]: readonly [string, unknown]): boolean => test !== false && !known.includes(name);
  const open = tests.filter(isOpen).map(([name, test]) => orAbsent(name, test));
  const closed = tests.filter((entry) => !isOpen(entry));
  const added = closed.flatMap(([name, test]) => (test === false || stated.includes(name) ? [] : [name]));
  const parts = [...all.map((part) => requireTestedFields(part, known)), ...open];
  const alternatives = getParts(anyOf).map((part) => requireTestedFields(part, known));
  const needed = [...getNames(required), ...added];
  const rest = {
    ...others,
    ...(closed.length > 0 ? { properties: Object.fromEntries(closed) } : {}),
    ...(needed.length > 0 ? { required: needed } : {}),
    ...(alternatives.length > 0 ? { anyOf: alternatives } : {}),
  };
  if (parts.length === 1 && Object.keys(rest).length === 0) return parts[0]!;
  return { ...rest, ...(parts.length > 0 ? { allOf: parts } : {}) };
}

/**
 * Returns the rules of an object whose alternatives (`anyOf`) do not require again what the object itself requires: a form would
 * ask for the fields of other alternatives where only such a field is missing.
 * @param stated names of the fields that the object itself requires
 */
export function omitStatedRequired(rules: Json, stated: readonly string[] = []): Json {
  if (rules['anyOf'] === undefined || stated.length === 0) return rules;
  const alternatives = getParts(rules['anyOf']).map(({ required, ...others }): Json => {
    const own = getNames(required).filter((name) => !stated.includes(name));
    return own.length > 0 ? { ...others, required: own } : others;
  });
  return { ...rules, anyOf: alternatives };
}
