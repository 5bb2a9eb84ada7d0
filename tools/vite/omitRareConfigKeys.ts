import type { FieldDefinition } from '../../src/model/schemaLanguage/definition';

/** Keys of `config.json` that most installations lack. */
const RARE_CONFIG_KEYS = ['$schema', 'auth', 'allowedPictureHosts', 'checkResponses', 'contactUrl', 'helpUrl'];

/** Omits the known flags: the schema requires of them what it requires of each other flag. */
const omitKnownFlags = (flags: FieldDefinition | false | undefined): Record<string, FieldDefinition> => {
  if (!flags) return {};
  const { properties: _, ...others } = flags;
  return { flags: others };
};

/**
 * Returns the schema without its rare keys, for the quick check of the first load. A configuration that has one of
 * these keys fails that check, and is then checked completely by lazy-loaded code.
 */
export function omitRareConfigKeys(schema: FieldDefinition): FieldDefinition {
  const { flags, ...others } = schema.properties ?? {};
  const usual = Object.entries(others).filter(([key]) => !RARE_CONFIG_KEYS.includes(key));
  return { ...schema, properties: { ...Object.fromEntries(usual), ...omitKnownFlags(flags) } };
}
