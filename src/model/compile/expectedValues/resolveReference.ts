/** Follows references that were left in the definition of a field that is edited as JSON. */
import type { FieldDefinition } from '../../schemaLanguage/definition';
import { unescapePointerStep } from '../../schemaLanguage/jsonPointer';
import { isObject } from '../../values/cleanValues';

export type Definitions = FieldDefinition['$defs'];
type Schema = FieldDefinition & Record<string, unknown>;

const DEFINITION = /^#\/\$defs\/([^/]+)$/;

/**
 * Returns the schema to which a reference that was left in the definition refers.
 * @param followed the references that led to the schema
 */
export function resolveReference(
  schema: unknown,
  definitions: Definitions = {},
  followed: readonly string[] = [],
): Schema {
  if (!isObject(schema)) return {} as Schema;
  const [, name] = DEFINITION.exec(String(schema['$ref'])) ?? [];
  const target = name === undefined ? undefined : definitions[unescapePointerStep(name)];
  if (name === undefined || !target || followed.includes(name)) return schema as Schema;
  return resolveReference({ ...target, ...schema, $ref: target['$ref'] }, definitions, [...followed, name]);
}

/** Returns the members of a union; none for any other schema. */
export const listUnionMembers = (schema: Schema): unknown[] => [schema.anyOf, schema.oneOf].find(Array.isArray) ?? [];
