import type { FieldDefinition } from '../../src/model/schemaLanguage/definition';

/** Keys of `config.json` that most installations lack. */
const RARE_CONFIG_KEYS = ['auth', 'allowedPictureHosts', 'checkResponses'];

/**
 * Returns the schema without its rare keys, for the quick check of the first load. A configuration that has one of
 * these keys fails that check, and is then checked completely by lazy-loaded code.
 */
export const omitRareConfigKeys = (schema: FieldDefinition): FieldDefinition => ({
  ...schema,
  properties: Object.fromEntries(
    Object.entries(schema.properties ?? {}).filter(([key]) => !RARE_CONFIG_KEYS.includes(key)),
  ),
});
