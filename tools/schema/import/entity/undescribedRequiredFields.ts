/**
 * Adds the fields that an object or one of its rules requires and nothing describes, and the further entries of an object that
 * describes no field at all, or few and says that it allows more. A form could not have them else.
 */
import { GENERATED_TITLES } from '../../../../src/model/jsonSchema/generatedTitles';
import {
  ALL_OTHER_KEYS,
  ENTRY_KEY,
  FURTHER_ENTRIES,
  getVariants,
  isGeneratedField,
  VARIANT_VALUE,
} from '../../../../src/model/jsonSchema/variantDefinition';
import type { FieldDefinition } from '../../../../src/model/schemaLanguage/definition';
import { FALLBACK_FIELD_KIND } from '../../../../src/model/schemaLanguage/fieldTypes';
import { isObject, toList, toObjectOrEmpty, type Json, type JsonPath } from '../../lint/source/readJson';
import { createGuessComment } from '../report/guesses';

const PARTS = ['then', 'else', 'allOf', 'anyOf', 'oneOf'];
const FIELD_GUESS = 'a text, because it is required and nothing describes it';
const ENTRIES_GUESS = 'values of any kind, because the object may have other keys and describes none';
/** What is guessed, by the comment that marks it in the file. */
const GUESSES = new Map([FIELD_GUESS, ENTRIES_GUESS].map((text) => [createGuessComment([text]), text]));

/** Returns the names of the fields that an object or one of its rules requires. */
const listRequired = (schema: Json): string[] => [
  ...toList(schema['required']).map(String),
  ...PARTS.flatMap((key) => [schema[key]].flat())
    .filter(isObject)
    .flatMap(listRequired),
];

type OpenObject = FieldDefinition & Json;

/** Whether an object may have other keys, of which nothing is said. */
const isOpen = (field: FieldDefinition): boolean => {
  const { additionalProperties = true, patternProperties } = field as OpenObject;
  const isAny = isObject(additionalProperties) && Object.keys(additionalProperties).length === 0;
  return (additionalProperties === true || isAny) && patternProperties === undefined && !getVariants(field);
};

/** The content of an object with more described fields than these is mostly in them. */
const FEW_FIELDS = 3;

/** Whether an object says that it allows other keys, and describes so few that they are its content. */
const isMeantForMore = (field: FieldDefinition, described: readonly string[]): boolean =>
  (field as OpenObject)['additionalProperties'] !== undefined &&
  described.filter((name) => !isGeneratedField(name)).length <= FEW_FIELDS &&
  !described.some((name) => name === FURTHER_ENTRIES || name === VARIANT_VALUE);

/** Returns the rows of the entries that an object has beside its fields. */
const createFurtherEntries = (): Json => ({
  $comment: createGuessComment([ENTRIES_GUESS]),
  type: 'array',
  title: GENERATED_TITLES.furtherEntries,
  items: {
    type: 'object',
    properties: {
      [ENTRY_KEY]: { type: 'string', title: GENERATED_TITLES.entryKey, minLength: 1 },
      // What is stored may be anything.
      [VARIANT_VALUE]: {
        title: GENERATED_TITLES.variantValue,
        anyOf: [{ type: 'string' }, { type: ['object', 'array', 'number', 'boolean', 'null'] }],
      },
    },
    required: [ENTRY_KEY],
  },
  'x-ui': { serialization: 'map', recordPath: ALL_OTHER_KEYS, rows: { uniqueField: ENTRY_KEY } },
});

/**
 * Returns an open object that only names keys which it needs as one with fields. Any other field is returned unchanged.
 */
export function openNamedObject(field: FieldDefinition): FieldDefinition {
  const { type, properties, $ref, 'x-ui': ui } = field as OpenObject;
  const isJson = toObjectOrEmpty(ui)['widget'] === FALLBACK_FIELD_KIND && Object.keys(toObjectOrEmpty(ui)).length === 1;
  const isNamed = listRequired(field as Json).length > 0;
  const isFree = type === 'object' && !properties && $ref === undefined;
  if (!isJson || !isFree || !isNamed || !isOpen(field)) return field;
  const { 'x-ui': _, ...rest } = field;
  return { ...rest, properties: {} };
}

/**
 * Returns an object with a text for each field that it requires or one of its rules, and that nothing describes, unless the
 * object allows no other fields or says what they are like. One that describes no field, or few and allows more, has further
 * entries besides.
 */
export function addUndescribedRequiredFields(field: FieldDefinition): FieldDefinition {
  const { properties } = field;
  if (!properties || !isOpen(field)) return field;
  const missing = listRequired(field as Json).filter((name) => !Object.hasOwn(properties, name));
  const added = missing.map((name) => [name, { type: 'string', $comment: createGuessComment([FIELD_GUESS]) }]);
  const described = Object.keys(properties).filter((name) => properties[name] !== false);
  const isNamed = Object.keys(properties).length > 0 || missing.length > 0;
  const hasEntries = (described.length === 0 && isNamed) || isMeantForMore(field, described);
  const entries = hasEntries ? { [FURTHER_ENTRIES]: createFurtherEntries() } : {};
  return { ...field, properties: { ...properties, ...Object.fromEntries(added), ...entries } } as FieldDefinition;
}

export interface UndescribedField {
  path: JsonPath;
  guess: string;
}

/** Returns the places of the added fields in a part of an entity file. */
export function findUndescribedRequiredFields(part: unknown, path: JsonPath = []): UndescribedField[] {
  if (!isObject(part)) return [];
  const inner = Object.entries(part).flatMap(([key, value]) => findUndescribedRequiredFields(value, [...path, key]));
  const guess = GUESSES.get(part['$comment'] as string | undefined);
  const { title } = part;
  const name = String(path.at(-1));
  return guess === undefined
    ? inner
    : [{ path, guess: `${name === FURTHER_ENTRIES ? title : name}: ${guess}` }, ...inner];
}
