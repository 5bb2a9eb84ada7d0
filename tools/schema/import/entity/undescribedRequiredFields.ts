/** Adds the fields that an object or one of its rules requires and nothing describes. A form could not have them else. */
import { getVariants } from '../../../../src/model/jsonSchema/variantDefinition';
import type { FieldDefinition } from '../../../../src/model/schemaLanguage/definition';
import { isObject, toList, type Json, type JsonPath } from '../../lint/source/readJson';
import { createGuessComment } from '../report/guesses';

const PARTS = ['then', 'else', 'allOf', 'anyOf', 'oneOf'];
export const UNDESCRIBED_FIELD_GUESS = 'a text, because it is required and nothing describes it';
const COMMENT = createGuessComment([UNDESCRIBED_FIELD_GUESS]);

/** Returns the names of the fields that an object or one of its rules requires. */
const listRequired = (schema: Json): string[] => [
  ...toList(schema['required']).map(String),
  ...PARTS.flatMap((key) => [schema[key]].flat())
    .filter(isObject)
    .flatMap(listRequired),
];

/**
 * Returns an object with a text for each field that it requires or one of its rules, and that nothing describes, unless the
 * object allows no other fields or says what they are like.
 */
export function addUndescribedRequiredFields(field: FieldDefinition): FieldDefinition {
  const { properties, additionalProperties, patternProperties } = field as FieldDefinition & Json;
  const isOpen = (additionalProperties ?? true) === true && patternProperties === undefined && !getVariants(field);
  if (!properties || !isOpen) return field;
  const missing = listRequired(field as Json).filter((name) => !Object.hasOwn(properties, name));
  const added = missing.map((name) => [name, { type: 'string', $comment: COMMENT }]);
  return { ...field, properties: { ...properties, ...Object.fromEntries(added) } } as FieldDefinition;
}

/** Returns the places of the added fields in a part of an entity file. */
export function findUndescribedRequiredFields(part: unknown, path: JsonPath = []): JsonPath[] {
  if (!isObject(part)) return [];
  const inner = Object.entries(part).flatMap(([key, value]) => findUndescribedRequiredFields(value, [...path, key]));
  return part['$comment'] === COMMENT ? [path, ...inner] : inner;
}
