import type { FieldDefinition } from '../schemaLanguage/definition';

/**
 * Returns the most specific key under which a dialect sets the serialization of a field: `enum` if the schema lists
 * its codes, its format, or its type. An array of objects has no serialization of its own.
 */
export function findSerializationKey(
  { type, format, enum: codes, oneOf, items }: FieldDefinition,
  keys: readonly string[],
): string | undefined {
  if (type === 'object' || (typeof items === 'object' && items.properties !== undefined)) return undefined;
  const types = [type ?? []].flat().filter((one) => one !== 'null');
  const isCoded = types.includes('string') && (codes !== undefined || oneOf !== undefined);
  return [...(isCoded ? ['enum'] : []), format, ...types].find((key) => key !== undefined && keys.includes(key));
}
