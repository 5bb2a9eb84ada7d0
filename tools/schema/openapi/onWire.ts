import type { FieldDefinition } from '../../../src/model/definition';
import { mapSchemas } from '../walk';

const KEPT = ['title', 'description', 'readOnly', 'writeOnly'] as const;

const about = (field: FieldDefinition): FieldDefinition =>
  Object.fromEntries(KEPT.flatMap((key) => (field[key] === undefined ? [] : [[key, field[key]]])));

/** A list that the server wants as one text: `AC,DC`. */
function commaText(field: FieldDefinition): FieldDefinition {
  const { description, ...rest } = about(field);
  const said = 'Entries with commas between them.';
  return { ...rest, type: 'string', description: description ? `${description} ${said}` : said };
}

type Entry = [string, FieldDefinition | false];

/** A field as the server knows it: by one name, by those of its two ends, or not at all. */
function entriesOf([name, field]: Entry): Entry[] {
  if (field === false) return [[name, false]];
  const { wire, period, from } = field['x-ui'] ?? {};
  if (from !== undefined) return [];
  if (wire === 'comma') return [[name, commaText(field)]];
  const [start, end] = period?.ends ?? [];
  if (start === undefined || end === undefined) return [[name, field]];
  const endOf = (key: 'from' | 'to'): FieldDefinition =>
    (field.properties?.[key] || { type: 'string' }) as FieldDefinition;
  return [
    [start, endOf('from')],
    [end, endOf('to')],
  ];
}

/** The names under which fields are sent, by their own. */
function sentAs(properties: Readonly<Record<string, FieldDefinition | false>>): Map<string, string[]> {
  return new Map(
    Object.entries(properties).map((entry) => [entry[0], entriesOf(entry).map(([name]) => name)] as const),
  );
}

/** The same definition of what goes over the wire, where a form's values differ from it. */
export function onWire(definition: FieldDefinition): FieldDefinition {
  const schema = mapSchemas(definition, onWire);
  const { properties, required } = schema;
  if (!properties) return schema;
  const names = sentAs(properties);
  return {
    ...schema,
    properties: Object.fromEntries(Object.entries(properties).flatMap(entriesOf)),
    ...(required ? { required: required.flatMap((name) => names.get(name) ?? [name]) } : {}),
  };
}
