/**
 * Writes what a JSON Schema asks of required keys: `required` asks for the key only, in the schema language for a value.
 */
import { listFieldsRequiredByVariants } from '../../../../src/model/jsonSchema/variantDefinition';
import type { FieldDefinition } from '../../../../src/model/schemaLanguage/definition';
import { isObject, toList, toObjectOrEmpty, type Json } from '../../lint/source/readJson';
import { getUnionLengths } from './listLengths';

type Fields = Readonly<Record<string, Json>>;

const hasType = (field: unknown, type: string): boolean => isObject(field) && [field['type']].flat().includes(type);

export const canBeNull = (described: unknown): boolean => hasType(described, 'null');

/** Returns a field, or what a branch of a rule says of one, that is sent as null while it is empty. */
export const sendAsNull = (field: Json): Json => ({
  ...field,
  'x-ui': { ...toObjectOrEmpty(field['x-ui']), emptyValue: null },
});

/** Whether a field of the document is a choice that may be null, which entity files state as a choice that may be absent. */
export const isClearableChoice = (described: unknown): boolean =>
  isObject(described) &&
  hasType(described, 'null') &&
  (described['enum'] !== undefined || toList(described['oneOf']).some((one) => 'const' in toObjectOrEmpty(one)));

/** Whether a list has a least length. That of a definition elsewhere is not known here. */
const isLimited = (described: unknown): boolean =>
  isObject(described) &&
  ['minItems', '$ref'].some((keyword) => ({ ...getUnionLengths(described), ...described })[keyword] !== undefined);

const isList = ({ type }: Json): boolean =>
  [type]
    .flat()
    .filter((one) => one !== 'null')
    .join() === 'array';

const allowEmptyList = (described: unknown, field: Json): Json =>
  isList(field) && !isLimited(described) ? { ...field, minItems: 0 } : field;

const adaptField = (described: unknown, field: Json): Json =>
  hasType(described, 'null') ? sendAsNull(allowEmptyList(described, field)) : allowEmptyList(described, field);

/** So many rows a new record has from the start at most. */
const MOST_ROWS = 5;

/** Returns a list of rows that a new record starts with: as many as it needs. Other fields are returned unchanged. */
function startWithRows(field: Json): Json {
  const { items, minItems = 0, 'x-ui': ui } = field;
  const { serialization, rows } = toObjectOrEmpty(ui);
  const areRows = isList(field) && isObject(toObjectOrEmpty(items)['properties']) && serialization === undefined;
  if (!areRows || !(Number(minItems) > 0) || Number(minItems) > MOST_ROWS) return field;
  return { ...field, 'x-ui': { ...toObjectOrEmpty(ui), rows: { ...toObjectOrEmpty(rows), blankRows: 'validate' } } };
}

const BRANCHES = ['allOf', 'anyOf', 'oneOf', 'then', 'else'];

/** Returns the names of the fields that an object needs only by a rule, or in one of its variants. */
export function listConditionallyRequired(schema: unknown): string[] {
  if (!isObject(schema)) return [];
  const ofRules = BRANCHES.flatMap((key) => [schema[key]].flat()).flatMap((part) =>
    isObject(part) ? [...toList(part['required']).map(String), ...listConditionallyRequired(part)] : [],
  );
  return [...listFieldsRequiredByVariants(schema), ...ofRules];
}

/**
 * Returns the names of the fields of which a rule of an object says when they are not null: it forbids them, or it sends the
 * empty ones as null.
 */
function listNullRules(rules: unknown): string[] {
  if (!isObject(rules)) return [];
  return BRANCHES.flatMap((key) => [rules[key]].flat()).flatMap((part) => {
    const names = Object.entries(toObjectOrEmpty(toObjectOrEmpty(part)['properties'])).flatMap(([name, field]) =>
      field === false || toObjectOrEmpty(toObjectOrEmpty(field)['x-ui'])['emptyValue'] === null ? [name] : [],
    );
    return [...names, ...listNullRules(part)];
  });
}

/** Returns the names of the fields that an object needs while a condition holds, not those that are one of alternatives. */
function listRequiredByConditions(schema: unknown, isAlternative = false): string[] {
  if (!isObject(schema)) return [];
  return BRANCHES.flatMap((key) =>
    [schema[key]].flat().flatMap((part) => {
      if (!isObject(part)) return [];
      const isOneOf = key === 'anyOf' || key === 'oneOf' || (key === 'allOf' && isAlternative);
      return [...(isOneOf ? [] : toList(part['required']).map(String)), ...listRequiredByConditions(part, isOneOf)];
    }),
  );
}

/**
 * Returns the fields of an object, and those that need a value. A required list without a minimum may be empty, one of
 * rows with a minimum has these in a new record, and a required key that may be null needs none: it is sent as null. So
 * is one that is required under a condition which the rules of the entity file do not state; otherwise its branch says so.
 * @param fields the fields of the entity file by name
 * @param described the same fields in the normalized document
 * @param required names of the required keys
 * @param schema the normalized schema of the object, whose rules and variants need further fields
 * @param rules the rules of the object in the entity file
 */
export function adaptRequiredKeys(
  fields: Fields,
  described: Readonly<Record<string, FieldDefinition | false>>,
  required: readonly string[],
  schema: FieldDefinition,
  rules: Json,
): { fields: Record<string, Json>; required: string[] } {
  const conditional = listConditionallyRequired(schema);
  const needed = listRequiredByConditions(schema);
  const stated = [...listNullRules(schema), ...listNullRules(rules)];
  const adapt = (name: string, field: Json): Json => {
    const source = described[name];
    if (required.includes(name)) return startWithRows(adaptField(source, field));
    if (!conditional.includes(name)) return field;
    return stated.includes(name) || !needed.includes(name) ? allowEmptyList(source, field) : adaptField(source, field);
  };
  const entries = Object.entries(fields).map(([name, field]): [string, Json] => [name, adapt(name, field)]);
  return {
    fields: Object.fromEntries(entries),
    required: required.filter((name) => name in fields && !canBeNull(described[name])),
  };
}
