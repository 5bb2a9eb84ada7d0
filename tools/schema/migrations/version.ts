/** The version of the schema language, and how a file declares it. */

/** The current version. It is part of the path of the meta-schema: `schema/meta/v2`. */
export const SCHEMA_LANGUAGE_VERSION = 2;

/**
 * Matches the path of a meta-schema file, as written in `$schema`. The files of version 1 were directly in
 * `schema/meta`. The schema folder of another product refers to that of the engine, in whatever folder it is.
 */
const META_SCHEMA = /^(?:\.\.?\/)+(?:(?:[\w.@-]+\/)*schema\/)?meta\/(?:v(\d+)\/)?([a-z]+)\.schema\.json$/;

/** The value of `$schema` in an entity's schema file, in the engine's own schema folder. */
export const ENTITY_META_SCHEMA_PATH = `./meta/v${SCHEMA_LANGUAGE_VERSION}/entity.schema.json`;

/**
 * Returns the version of the schema language that a file declares.
 * @param $schema value of `$schema` in the file
 * @returns the version; undefined if the file declares none, or is a JSON Schema for other tools
 */
export function getDeclaredVersion($schema: unknown): number | undefined {
  const match = typeof $schema === 'string' ? META_SCHEMA.exec($schema) : null;
  return match ? Number(match[1] ?? 1) : undefined;
}

/** Whether a value of `$schema` is that of an entity's schema file, in whatever folder. */
export const isEntityMetaSchemaPath = ($schema: unknown): boolean =>
  getDeclaredVersion($schema) === SCHEMA_LANGUAGE_VERSION && META_SCHEMA.exec(String($schema))?.[2] === 'entity';

/** Returns the path of the same meta-schema file in its current version. */
export const getCurrentMetaSchemaPath = ($schema: string): string =>
  $schema.replace(/meta\/(?:v\d+\/)?/, `meta/v${SCHEMA_LANGUAGE_VERSION}/`);
