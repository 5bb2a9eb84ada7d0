/** Normalizes the schemas of fields of an API with the reader of foreign JSON Schemas. */
import { normalizeSchema } from '../../../../src/model/jsonSchema/normalizeSchema';
import type { FieldDefinition } from '../../../../src/model/schemaLanguage/definition';
import { toObjectOrEmpty, type Json } from '../../lint/source/readJson';

const FILE = 'api.json';
const PLACE = 'x-imported-record';
/** Titles of shared definitions are then those of types, not of fields. */
const PUBLISHED = 'https://json-schema.org/draft/2020-12/schema';

export interface NormalizedFields {
  fields: Record<string, FieldDefinition>;
  /** The definitions to which fields refer that users edit as JSON: `#/$defs/NAME`. */
  definitions: Json;
}

/**
 * Returns the fields with references resolved, `allOf` merged and `nullable` as a type. A field for which there is no
 * input has the widget `json`, and the schema of its value.
 * @param properties schemas of the document by field name; their references refer to the document
 * @param required names of required fields: of variants, one must be chosen there
 */
export function normalizeFields(document: Json, properties: Json, required: readonly string[] = []): NormalizedFields {
  const record = { type: 'object', properties, required };
  const files = { [FILE]: { ...document, $schema: PUBLISHED, [PLACE]: record } };
  const { definition } = normalizeSchema(FILE, files, record);
  const fields = Object.entries(definition.properties ?? {}).flatMap(([name, field]) =>
    field === false ? [] : [[name, field]],
  );
  return { fields: Object.fromEntries(fields), definitions: toObjectOrEmpty((definition as Json)['$defs']) };
}
