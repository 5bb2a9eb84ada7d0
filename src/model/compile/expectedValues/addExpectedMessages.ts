/** Adds messages that say what a pattern or a format expects to the fields for which the schema has none. */
import type { EntityDefinition, FieldDefinition } from '../../schemaLanguage/definition';
import { isObject } from '../../values/cleanValues';
import { describePattern } from './describePattern';
import type { PhraseKey, PhraseWriter } from './phrases';

/** The phrases of formats. Passwords are left out: their input lists what they need. */
const FORMAT_PHRASES: Readonly<Record<string, PhraseKey>> = {
  date: 'date',
  month: 'month',
  'HH:mm': 'time',
  'yyyy-MM-dd HH:mm': 'moment',
  'date-time': 'instant',
  email: 'email',
  phone: 'phone',
  uri: 'uri',
  uuid: 'uuid',
  ipv4: 'ipv4',
  ipv6: 'ipv6',
  hostname: 'hostname',
};

function getExpectedMessages(definition: FieldDefinition, write: PhraseWriter): Record<string, string> {
  const { pattern, format, errorMessage, minLength, maxLength } = definition;
  // A message for all rules is also one for these.
  if (typeof errorMessage === 'string' || errorMessage?.['*'] !== undefined) return {};
  const phrase = format === undefined ? undefined : FORMAT_PHRASES[format];
  return {
    ...(pattern === undefined ? {} : { pattern: describePattern(pattern, { minLength, maxLength }, write) }),
    ...(phrase === undefined ? {} : { format: write(phrase) }),
    ...errorMessage,
  };
}

/** Keywords whose values are definitions of fields, or of the objects that contain them. */
const PARTS = ['items', 'then', 'else'] as const;
const LISTS = ['allOf', 'prefixItems'] as const;

function addToDefinition<T>(definition: T, write: PhraseWriter): T {
  if (!isObject(definition)) return definition;
  const field = definition as FieldDefinition & Record<string, unknown>;
  const messages = getExpectedMessages(field, write);
  const result: Record<string, unknown> = { ...field };
  if (Object.keys(messages).length > 0) result['errorMessage'] = messages;
  for (const key of PARTS) if (field[key] !== undefined) result[key] = addToDefinition(field[key], write);
  for (const key of LISTS) {
    const list = field[key];
    if (Array.isArray(list)) result[key] = list.map((item: unknown) => addToDefinition(item, write));
  }
  if (isObject(field.properties)) {
    result['properties'] = Object.fromEntries(
      Object.entries(field.properties).map(([name, property]) => [name, addToDefinition(property, write)]),
    );
  }
  return result as T;
}

/**
 * Returns the definition with a message for each pattern and format that has none, in its fields and those of the
 * dialogs of its actions. Messages of the schema stay.
 */
export function addExpectedMessages(definition: EntityDefinition, write: PhraseWriter): EntityDefinition {
  const result = addToDefinition(definition, write);
  const { actions } = definition['x-admin'];
  if (!actions) return result;
  const inputs = Object.entries(actions).map(([name, action]) => [
    name,
    action.input ? { ...action, input: addToDefinition(action.input, write) } : action,
  ]);
  return {
    ...result,
    'x-admin': { ...definition['x-admin'], actions: Object.fromEntries(inputs) as NonNullable<typeof actions> },
  };
}
