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

const addNull = (field: Json): Json => ({
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
  hasType(described, 'null') ? addNull(allowEmptyList(described, field)) : allowEmptyList(described, field);

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

/** Returns the names of the fields that an object must not have by one of its rules, or in one of its variants. */
export function listForbiddenFields(schema: unknown): string[] {
  if (!isObject(schema)) return [];
  return BRANCHES.flatMap((key) => [schema[key]].flat()).flatMap((part) => {
    const properties = Object.entries(toObjectOrEmpty(toObjectOrEmpty(part)['properties']));
    return [...properties.flatMap(([name, field]) => (field === false ? [name] : [])), ...listForbiddenFields(part)];
  });
}

/**
 * Returns the fields of an object, and those that need a value. A required list without a minimum may be empty, one of
 * rows with a minimum has these in a new record, and a required key that may be null needs none: it is sent as null.
 * @param fields the fields of the entity file by name
 * @param described the same fields in the normalized document
 * @param required names of the required keys
 * @param schema the normalized schema of the object, whose rules and variants need further fields
 */
export function adaptRequiredKeys(
  fields: Fields,
  described: Readonly<Record<string, FieldDefinition | false>>,
  required: readonly string[],
  schema: FieldDefinition,
): { fields: Record<string, Json>; required: string[] } {
  const conditional = listConditionallyRequired(schema);
  const forbidden = listForbiddenFields(schema);
  const adapt = (name: string, field: Json): Json => {
    const stated = described[name];
    if (required.includes(name)) return startWithRows(adaptField(stated, field));
    const isLeftOut = forbidden.includes(name);
    if (!conditional.includes(name)) return field;
    // Where a rule forbids the field, it must not be sent as null while it is empty.
    return isLeftOut ? allowEmptyList(stated, field) : adaptField(stated, field);
  };
  const entries = Object.entries(fields).map(([name, field]): [string, Json] => [name, adapt(name, field)]);
  return {
    fields: Object.fromEntries(entries),
    required: required.filter((name) => name in fields && !canBeNull(described[name])),
  };
}
