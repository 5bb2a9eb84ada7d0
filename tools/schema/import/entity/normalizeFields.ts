/** Normalizes the schemas of fields of an API with the reader of foreign JSON Schemas. */
import { normalizeSchema } from '../../../../src/model/jsonSchema/normalizeSchema';
import type { FieldDefinition } from '../../../../src/model/schemaLanguage/definition';
import { adaptKeywords } from '../source/adaptKeywords';
import { toObjectOrEmpty, type Json } from '../../lint/source/readJson';
import { readJsonReasons, type JsonReasons } from '../report/jsonFields';
import { omitSharedTitles } from './fieldTexts';

const FILE = 'api.json';
const PLACE = 'x-imported-record';
/** Titles of shared definitions are then those of types, not of fields. */
const PUBLISHED = 'https://json-schema.org/draft/2020-12/schema';

/** Documents of an API have hundreds of resources, and each normalizes its fields. */
const adapted = new WeakMap<Json, Json>();

function adaptOnce(document: Json): Json {
  const result = adapted.get(document) ?? adaptKeywords(document);
  adapted.set(document, result);
  return result;
}

export interface NormalizedFields {
  fields: Record<string, FieldDefinition>;
  /** The whole record, with its rules. */
  record: FieldDefinition;
  /** The definitions to which fields refer that users edit as JSON: `#/$defs/NAME`. */
  definitions: Json;
  /** Why fields are edited as JSON. */
  jsonReasons: JsonReasons;
}

/**
 * Returns the fields with references resolved, `allOf` merged and `nullable` as a type. A field for which there is no
 * input has the widget `json`, and the schema of its value.
 * @param properties schemas of the document by field name; their references refer to the document
 * @param required names of required fields: of variants, one must be chosen there
 * @param rules schemas that the whole record must satisfy
 * @param others what the document says of keys that no field has
 */
export function normalizeFields(
  document: Json,
  properties: Json,
  required: readonly string[] = [],
  rules: readonly Json[] = [],
  others: Json = {},
): NormalizedFields {
  const whole = { type: 'object', properties, required, ...others, ...(rules.length > 0 ? { allOf: rules } : {}) };
  const place = adaptKeywords(whole);
  const files = { [FILE]: { ...adaptOnce(document), $schema: PUBLISHED, [PLACE]: place } };
  const { definition: record, notes } = normalizeSchema(FILE, files, place, { areMapsRows: true });
  const fields = Object.entries(record.properties ?? {}).flatMap(([name, field]) =>
    field === false ? [] : [[name, field]],
  );
  const named = omitSharedTitles(Object.fromEntries(fields) as Record<string, FieldDefinition>);
  const definitions = toObjectOrEmpty((record as Json)['$defs']);
  return { record, fields: named, definitions, jsonReasons: readJsonReasons(notes) };
}
