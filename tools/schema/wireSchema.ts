import type { FieldDefinition } from '../../src/model/schemaLanguage/definition';
import { findPeriodFields } from '../../src/model/values/periodFields';
import { mapSubschemas } from './convertToStandardSchema';

const KEPT = ['title', 'description', 'readOnly', 'writeOnly'] as const;

const describeCommaText = (field: FieldDefinition): FieldDefinition =>
  Object.fromEntries(KEPT.flatMap((key) => (field[key] === undefined ? [] : [[key, field[key]]])));

/** Returns the schema for an array that is sent as one comma-separated string: `AC,DC`. */
export function toCommaTextSchema(field: FieldDefinition): FieldDefinition {
  const { description, ...rest } = describeCommaText(field);
  const said = 'Entries with commas between them.';
  return { ...rest, type: 'string', description: description ? `${description} ${said}` : said };
}

/**
 * Returns the schema for the same array in a response: a comma-separated string or an array, because a server that
 * expects strings may still return arrays.
 */
export const toTextOrArraySchema = (field: FieldDefinition): FieldDefinition =>
  ({
    ...describeCommaText(field),
    anyOf: [{ type: 'string' }, { type: 'array', items: field.items ?? {} }],
  }) as FieldDefinition;

type Entry = [string, FieldDefinition | false];
type Comma = (field: FieldDefinition) => FieldDefinition;

/**
 * Returns the properties that a field has in requests and responses: usually one property with the field's name,
 * two properties for a period, or none for a computed field.
 */
function getEntries([name, field]: Entry, comma: Comma): Entry[] {
  if (field === false) return [[name, false]];
  const { serialization, dateRange, valueFrom } = field['x-ui'] ?? {};
  if (valueFrom !== undefined) return [];
  if (serialization === 'comma') return [[name, comma(field)]];
  const [start, end] = dateRange?.params ?? [];
  const { properties = {} } = field;
  const [first, last] = findPeriodFields(properties) ?? [];
  const endOf = (key = ''): FieldDefinition => (properties[key] || { type: 'string' }) as FieldDefinition;
  if (dateRange?.serialization === 'array')
    return [
      [
        name,
        {
          ...describeCommaText(field),
          type: 'array',
          items: endOf(first),
          minItems: 2,
          maxItems: 2,
        } as FieldDefinition,
      ],
    ];
  if (start === undefined || end === undefined) return [[name, field]];
  return [
    [start, endOf(first)],
    [end, endOf(last)],
  ];
}

/**
 * Converts the schema of values in a form to the schema of the same values in requests and responses.
 * @param definition schema of the values in a form
 * @param comma converts a field with `"serialization": "comma"`; default: to a string, as it is sent
 */
export function toWireSchema(definition: FieldDefinition, comma: Comma = toCommaTextSchema): FieldDefinition {
  const schema = mapSubschemas(definition, (part) => toWireSchema(part, comma));
  const { properties, required } = schema;
  if (!properties) return schema;
  const entries = new Map(Object.entries(properties).map((entry) => [entry[0], getEntries(entry, comma)]));
  const getNames = (name: string): string[] => entries.get(name)?.map(([key]) => key) ?? [name];
  return {
    ...schema,
    properties: Object.fromEntries([...entries.values()].flat()),
    ...(required ? { required: required.flatMap(getNames) } : {}),
  };
}
