/** Adds messages that say what a pattern, a format or a kind of JSON expects, where the schema of a field has none. */
import type { EntityDefinition, FieldDefinition } from '../../schemaLanguage/definition';
import { ALL_OTHER_KEYS, ENTRY_KEY } from '../../jsonSchema/variantDefinition';
import { isObject } from '../../values/cleanValues';
import { FALLBACK_FIELD_KIND } from '../../schemaLanguage/fieldTypes';
import { describeJsonField } from './describeJson';
import { describePattern } from './describePattern';
import { joinPhrases, type PhraseKey, type PhraseWriter } from './phrases';
import { resolveReference } from './resolveReference';

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
  'absolute-uri': 'absoluteUri',
  'uri-reference': 'uriReference',
  iri: 'absoluteUri',
  'iri-reference': 'uriReference',
  uuid: 'uuid',
  ipv4: 'ipv4',
  ipv6: 'ipv6',
  hostname: 'hostname',
  duration: 'duration',
  'json-pointer': 'jsonPointer',
  'relative-json-pointer': 'relativeJsonPointer',
  'uri-template': 'uriTemplate',
  regex: 'regex',
};

interface Description {
  write: PhraseWriter;
  /** The schemas to which references refer that were left in the definition. */
  definitions: FieldDefinition['$defs'];
}

/** Returns the message for a text that is a choice of one of several schemas, or has its pattern or format. */
function describeUnion({ anyOf = [] }: FieldDefinition, description: Description): Record<string, string> {
  const { write, definitions } = description;
  const messages = anyOf.map((part) => {
    const member = resolveReference(part, definitions) as FieldDefinition;
    const values = member.enum ?? (member.const === undefined ? [] : [member.const]);
    if (values.length > 0) return write('choice', { choices: joinPhrases(values.map(String), 'or', write) });
    const { format, pattern } = getExpectedMessages(member, description);
    return format ?? pattern;
  });
  if (messages.length === 0 || messages.includes(undefined)) return {};
  const message = [...new Set(messages as string[])].reduce((one, other) => write('orElse', { one, other }));
  return { anyOf: message, format: message, pattern: message };
}

/**
 * Returns the messages for an object with free keys without the entry that it needs, and for an entry whose key is that of
 * a field.
 */
function describeEntry({ contains, 'x-ui': ui }: FieldDefinition, write: PhraseWriter): Record<string, string> {
  const key = ui?.serialization === 'map' ? contains?.properties?.[ENTRY_KEY] : undefined;
  return {
    ...(key && key.const !== undefined ? { contains: write('entryNeeded', { key: String(key.const) }) } : {}),
    ...(ui?.recordPath === ALL_OTHER_KEYS ? { keyTaken: write('keyTaken') } : {}),
  };
}

function getExpectedMessages(definition: FieldDefinition, description: Description): Record<string, string> {
  const { write } = description;
  const { pattern, format, errorMessage, minLength, maxLength } = definition;
  // A message for all rules is also one for these.
  if (typeof errorMessage === 'string' || errorMessage?.['*'] !== undefined) return {};
  const examples = [definition['x-ui']?.placeholder, definition.default];
  const phrase = format === undefined ? undefined : FORMAT_PHRASES[format];
  return {
    ...(pattern === undefined ? {} : { pattern: describePattern(pattern, { minLength, maxLength, examples }, write) }),
    ...(phrase === undefined ? {} : { format: write(phrase) }),
    ...describeUnion(definition, description),
    ...describeEntry(definition, write),
    ...errorMessage,
  };
}

/** Keywords whose values are definitions of fields, or of the objects that contain them. */
const PARTS = ['items', 'then', 'else'] as const;
const LISTS = ['allOf', 'prefixItems'] as const;

function addToDefinition<T>(definition: T, description: Description): T {
  if (!isObject(definition)) return definition;
  const { write, definitions } = description;
  const field = definition as FieldDefinition & Record<string, unknown>;
  if (field['x-ui']?.widget === FALLBACK_FIELD_KIND)
    return { ...field, ...describeJsonField(field, definitions, write) } as T;
  const messages = getExpectedMessages(field, description);
  const result: Record<string, unknown> = { ...field };
  if (Object.keys(messages).length > 0) result['errorMessage'] = messages;
  for (const key of PARTS) if (field[key] !== undefined) result[key] = addToDefinition(field[key], description);
  for (const key of LISTS) {
    const list = field[key];
    if (Array.isArray(list)) result[key] = list.map((item: unknown) => addToDefinition(item, description));
  }
  if (isObject(field.properties)) {
    result['properties'] = Object.fromEntries(
      Object.entries(field.properties).map(([name, property]) => [name, addToDefinition(property, description)]),
    );
  }
  return result as T;
}

/**
 * Returns the definition with a message for each pattern, format and kind of JSON that has none, in its fields and
 * those of the dialogs of its actions. Messages of the schema stay.
 */
export function addExpectedMessages(definition: EntityDefinition, write: PhraseWriter): EntityDefinition {
  const description = { write, definitions: definition.$defs };
  const result = addToDefinition(definition, description);
  const { actions } = definition['x-admin'];
  if (!actions) return result;
  const inputs = Object.entries(actions).map(([name, action]) => [
    name,
    action.input ? { ...action, input: addToDefinition(action.input, description) } : action,
  ]);
  return {
    ...result,
    'x-admin': { ...definition['x-admin'], actions: Object.fromEntries(inputs) as NonNullable<typeof actions> },
  };
}
