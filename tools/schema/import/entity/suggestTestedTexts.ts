/** Suggests the texts that the rules of an object name for a field whose schema lists no choices. */
import { isObject, toList, toObjectOrEmpty, type Json } from '../../lint/source/readJson';

/** More texts are no help. */
const MOST_TEXTS = 50;
const BRANCHES = ['if', 'then', 'else', 'not'];
const LISTS = ['allOf', 'anyOf', 'oneOf'];

/** Returns the texts that a condition names for a field. */
function listNamedTexts(condition: unknown, field: string): string[] {
  if (!isObject(condition)) return [];
  const test = toObjectOrEmpty(toObjectOrEmpty(condition['properties'])[field]);
  const named = [test, toObjectOrEmpty(test['not'])].flatMap((one) => [one['const'], ...toList(one['enum'])]);
  const inner = [condition['not'], ...LISTS.flatMap((key) => toList(condition[key]))];
  return [
    ...named.filter((value) => typeof value === 'string'),
    ...inner.flatMap((part) => listNamedTexts(part, field)),
  ];
}

/** Returns the conditions of the rules of an object. */
function listConditions(schema: Json): unknown[] {
  const parts = [...BRANCHES.map((key) => schema[key]), ...LISTS.flatMap((key) => toList(schema[key]))];
  return ['if' in schema ? schema['if'] : [], ...parts.filter(isObject).flatMap(listConditions)].flat();
}

/** Whether the input of a field is that of any text. */
function isAnyText({ type, enum: choices, oneOf, anyOf, const: only, format, 'x-ui': ui, readOnly }: Json): boolean {
  const isChosen = [choices, oneOf, anyOf, only, format, readOnly].some((keyword) => keyword !== undefined);
  return (
    type === 'string' &&
    !isChosen &&
    !Object.keys(toObjectOrEmpty(ui)).some((key) => /widget|options|suggest/i.test(key))
  );
}

function suggestInField(field: unknown, name: string, conditions: readonly unknown[]): unknown {
  if (!isObject(field)) return field;
  const inner = suggestTestedTexts(field);
  const { items } = inner;
  const whole = isObject(items) ? { ...inner, items: suggestTestedTexts(items) } : inner;
  const texts = isAnyText(whole)
    ? [...new Set(conditions.flatMap((condition) => listNamedTexts(condition, name)))]
    : [];
  if (texts.length < 2 || texts.length > MOST_TEXTS) return whole;
  return { ...whole, 'x-ui': { ...toObjectOrEmpty(whole['x-ui']), suggestedTexts: texts } };
}

/** Returns an object of an entity file, or a field of any type, with suggestions in its text fields. */
export function suggestTestedTexts(schema: Json): Json {
  const { properties } = schema;
  if (!isObject(properties)) return schema;
  const conditions = listConditions(schema);
  const fields = Object.entries(properties).map(([name, field]) => [name, suggestInField(field, name, conditions)]);
  return { ...schema, properties: Object.fromEntries(fields) as Json };
}
