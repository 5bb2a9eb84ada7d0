/**
 * Writes what a JSON Schema asks of required keys: `required` asks for the key only, in the schema language for a value.
 */
import type { FieldDefinition } from '../../../../src/model/schemaLanguage/definition';
import { isObject, toObjectOrEmpty, type Json } from '../../lint/source/readJson';

type Fields = Readonly<Record<string, Json>>;

const hasType = (field: unknown, type: string): boolean => isObject(field) && [field['type']].flat().includes(type);

const addNull = (field: Json): Json => ({
  ...field,
  'x-ui': { ...toObjectOrEmpty(field['x-ui']), emptyValue: null },
});

/** Whether the document allows null as a value of a field whose choices in the entity file have none. */
const canBeCleared = (described: unknown, field: Json): boolean =>
  hasType(described, 'null') && !hasType(field, 'null');

/** Whether a list has a least length. That of a definition elsewhere is not known here. */
const isLimited = (list: Json): boolean => list['minItems'] !== undefined || list['$ref'] !== undefined;

const allowEmptyList = (field: Json): Json =>
  field['type'] === 'array' && !isLimited(field) ? { ...field, minItems: 0 } : field;

const adaptField = (described: unknown, field: Json): Json =>
  hasType(described, 'null') ? addNull(field) : allowEmptyList(field);

/**
 * Returns the fields of an object, and those that need a value. A required list without a minimum may be empty, and
 * a required key that may be null is sent as null while it has no value.
 * @param fields the fields of the entity file by name
 * @param described the same fields in the normalized document
 * @param required names of the required keys
 * @param whole names of the fields that are the whole value of a variant
 */
export function adaptRequiredKeys(
  fields: Fields,
  described: Readonly<Record<string, FieldDefinition | false>>,
  required: readonly string[],
  whole: readonly string[] = [],
): { fields: Record<string, Json>; required: string[] } {
  const entries = Object.entries(fields).map(([name, field]): [string, Json] => [
    name,
    required.includes(name) ? adaptField(described[name], field) : whole.includes(name) ? allowEmptyList(field) : field,
  ]);
  return {
    fields: Object.fromEntries(entries),
    required: required.filter((name) => name in fields && !canBeCleared(described[name], fields[name]!)),
  };
}
