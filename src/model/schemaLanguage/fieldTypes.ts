/** The JSON types of field definitions, and the kind for values without an input of their own. */
import type { FieldDefinition, JsonType } from './definition';

/** The kind for values that no other kind can render. Such values are edited as JSON text. */
export const FALLBACK_FIELD_KIND = 'json';

/**
 * Returns the JSON types of a definition in their order. Without `type`, it returns the type of the first listed
 * value.
 */
export function getJsonTypes(definition: FieldDefinition): JsonType[] {
  if (definition.type) return [definition.type].flat();
  const first = definition.oneOf?.[0]?.const ?? definition.enum?.[0] ?? definition.const;
  if (typeof first === 'number') return ['number'];
  if (typeof first === 'boolean') return ['boolean'];
  if (definition.properties) return ['object'];
  return [definition.items ? 'array' : 'string'];
}
