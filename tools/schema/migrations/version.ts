/** The version of the schema language, and how a file says which one it is written in. */

/** The folder of the meta-schemas is named after it: `schema/meta/v2`. */
export const LANGUAGE_VERSION = 2;

/** Meta-schemas of version 1 stood in `schema/meta` itself. */
const META_SCHEMA = /^(?:\.\.?\/)+(?:schema\/)?meta\/(?:v(\d+)\/)?([a-z]+)\.schema\.json$/;

/** What `$schema` of an entity says. */
export const ENTITY_SCHEMA = `./meta/v${LANGUAGE_VERSION}/entity.schema.json`;

/**
 * @param $schema as a file has it
 * @returns the version of the language, or undefined for a file that states none or is written for other tools
 */
export function getStatedVersion($schema: unknown): number | undefined {
  const match = typeof $schema === 'string' ? META_SCHEMA.exec($schema) : null;
  return match ? Number(match[1] ?? 1) : undefined;
}

/** The same reference to the meta-schema of the current version. */
export const getCurrentReference = ($schema: string): string =>
  $schema.replace(/meta\/(?:v\d+\/)?/, `meta/v${LANGUAGE_VERSION}/`);
