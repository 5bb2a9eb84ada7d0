/** What a branch of a rule says of a field in the schema language: its limits, choices and title. */
import { LIMIT_KEYWORDS } from '../../../../src/model/compile/fieldAttributes';
import { getVariants, isConverted } from '../../../../src/model/jsonSchema/variantDefinition';
import type { FieldDefinition } from '../../../../src/model/schemaLanguage/definition';
import { isObject, toList, toObjectOrEmpty, type Json } from '../../lint/source/readJson';
import { isAnnotation } from '../api/annotations';
import { pickChoices } from './buildChoices';
import { readPattern } from './documentValues';

const CHOICES: readonly string[] = ['const', 'enum', 'oneOf'];
/** What a branch of a rule may say of a field. */
const CHANGES: readonly string[] = [...CHOICES, 'title', ...LIMIT_KEYWORDS];

export const isScalar = (value: unknown): boolean => !isObject(value) && !Array.isArray(value);

/** Removes the choices of a field on which the rule itself depends. A form would empty the field, and the rule end. */
export const omitChoices = (change: unknown): unknown =>
  isObject(change) ? Object.fromEntries(Object.entries(change).filter(([key]) => !CHOICES.includes(key))) : {};

/** Whether the values of a field have another form in the app than in the API: another object, or a list for an object. */
export function hasFormOfApp(field: FieldDefinition): boolean {
  const variants = getVariants(field);
  return (variants !== undefined && isConverted(variants)) || field['x-ui']?.serialization !== undefined;
}

/** Whether a test looks into a value, at any depth, that has another form in the app than in the API. */
export function testsFormOfApp(test: unknown, fields: Readonly<Record<string, unknown>>): boolean {
  return Object.entries(toObjectOrEmpty(toObjectOrEmpty(test)['properties'])).some(([name, inner]) => {
    const field = fields[name];
    if (!isObject(field) || !isObject(inner)) return false;
    if (hasFormOfApp(field as FieldDefinition)) return true;
    const ofItems = toObjectOrEmpty(toObjectOrEmpty(field['items'])['properties']);
    return (
      testsFormOfApp(inner, toObjectOrEmpty(field['properties'])) ||
      [inner['items'], inner['contains']].some((part) => testsFormOfApp(part, ofItems))
    );
  });
}

/** Returns the values that a field or a change lists; undefined if it lists none. */
export function getListedValues({ const: only, enum: values, oneOf }: Json): unknown[] | undefined {
  if (only !== undefined) return [only];
  if (Array.isArray(values)) return values;
  const constants = toList(oneOf).filter((one) => Object.hasOwn(toObjectOrEmpty(one), 'const'));
  const areAll = Array.isArray(oneOf) && constants.length === oneOf.length;
  return areAll ? constants.map((one) => toObjectOrEmpty(one)['const']) : undefined;
}

/** Whether a value is among those that a schema allows. */
export type ValueTest = (value: unknown) => boolean;

/** Returns the values that a schema lists; undefined if it lists none or restricts them otherwise. */
function getOnlyListedValues(schema: Json): unknown[] | undefined {
  const own = Object.fromEntries(Object.entries(schema).filter(([key]) => key !== 'type' && !isAnnotation(key)));
  return Object.keys(own).every((key) => CHOICES.includes(key)) ? getListedValues(own) : undefined;
}

/** Returns which values a schema lists, or excludes; undefined if it says anything else. */
export function readValueTest(schema: unknown): ValueTest | undefined {
  if (!isObject(schema)) return undefined;
  const { not, ...own } = schema;
  if (not === undefined) {
    const listed = getOnlyListedValues(own);
    return listed && ((value) => listed.includes(value));
  }
  const isOnlyNot = Object.keys(own).every((key) => key === 'type' || isAnnotation(key));
  const excluded = isOnlyNot && isObject(not) ? getOnlyListedValues(not) : undefined;
  return excluded && ((value) => !excluded.includes(value));
}

/**
 * Returns a change that excludes choices of a field (`not`), or lists them in parts (`anyOf`), as one that lists those that are
 * left; any other change as it is.
 */
export function listChoicesLeft(change: Json, field: unknown): Json {
  const { not, anyOf, ...rest } = change;
  const offered = getListedValues(toObjectOrEmpty(field));
  if (offered === undefined || getListedValues(change) !== undefined) return change;
  const parts = toList(anyOf).map(readValueTest);
  const tests = [...(not === undefined ? [] : [readValueTest({ not })]), ...(anyOf === undefined ? [] : parts)];
  if (tests.length === 0 || tests.some((test) => test === undefined)) return change;
  const isLeft = (value: unknown): boolean =>
    (not === undefined || tests[0]!(value)) && (anyOf === undefined || parts.some((test) => test!(value)));
  const left = offered.filter(isLeft);
  return left.length > 0 ? { ...rest, enum: left } : change;
}

/**
 * Whether a change leaves a field none of its choices: the field is that of another variant, and the one that is meant
 * has another name in the entity file.
 */
export function excludesAllChoices(change: Json, field: Json): boolean {
  const [wanted, offered] = [getListedValues(change), getListedValues(field)];
  return wanted !== undefined && offered !== undefined && !wanted.some((value) => offered.includes(value));
}

/** Whether a value is a list of choices, or no list at all. A union of conditions is none. */
const isChoice = (value: unknown): boolean =>
  !Array.isArray(value) ||
  value.every((one) => isScalar(one) || (isObject(one) && one['const'] !== undefined && isScalar(one['const'])));

/** The limit that allows only empty values, by the type of a field. */
const EMPTY_LIMITS: Readonly<Record<string, string>> = {
  array: 'maxItems',
  object: 'maxProperties',
  string: 'maxLength',
};

/** Whether a change allows nothing but an empty value of a field, or null, and says nothing else. */
export function allowsOnlyEmptyValues(change: unknown, field: unknown): boolean {
  const { type, ...rest } = toObjectOrEmpty(change);
  const said = Object.entries(rest).filter(([key]) => !isAnnotation(key));
  if (said.length === 0) return type === 'null';
  const { type: own, 'x-ui': ui } = toObjectOrEmpty(field);
  const types = [own].flat().filter((one) => one !== 'null');
  // The rows of an object with free keys are an array in the app.
  const apiType = toObjectOrEmpty(ui)['serialization'] === 'map' ? 'object' : String(types[0]);
  const limit = types.length === 1 ? EMPTY_LIMITS[apiType] : undefined;
  return said.every(([key, value]) => key === limit && value === 0);
}

/** Returns the limits, choices and texts of a changed field that the language can express. */
export function pickChanges(change: Json): Json {
  const kept = Object.entries(change).filter(([key]) => CHANGES.includes(key));
  return Object.fromEntries(
    kept.flatMap(([key, value]): [string, unknown][] => {
      const written = key === 'pattern' ? readPattern(String(value)) : value;
      if (written === undefined || (key === 'const' && !isScalar(value)) || !isChoice(value)) return [];
      return [[key, key === 'oneOf' ? pickChoices(value) : written]];
    }),
  );
}

/** What a change says that is no rule: it tells readers something, or is kept for the parts of the value. */
const NO_RULES = [
  '$ref',
  'description',
  'default',
  'examples',
  'readOnly',
  'writeOnly',
  'deprecated',
  'additionalProperties',
];

/** Whether a change of the type excludes none of the values of the field. */
const isSameType = (type: unknown, field: Json): boolean => {
  const allowed = [type].flat();
  return field['type'] === undefined || [field['type']].flat().every((one) => one === 'null' || allowed.includes(one));
};

/**
 * Returns the keywords of a changed field that are left out although they say more than the field itself.
 * @param kept what the entity file says of the field in the branch
 */
export function listLostChanges(change: Json, kept: Json, field: unknown): string[] {
  const described = toObjectOrEmpty(field);
  return Object.entries(change).flatMap(([key, value]) => {
    const isSaid = Object.hasOwn(kept, key) || JSON.stringify(described[key]) === JSON.stringify(value);
    const isKnown = key === 'type' && described['type'] !== undefined && isSameType(value, described);
    return isSaid || isKnown || key.startsWith('x-') || key === '$comment' || key === 'title' || NO_RULES.includes(key)
      ? []
      : [key];
  });
}
