import type { ObjectSchemaDefinition } from '../schemaLanguage/definition';

/** Of more fields, none is likely to be needed. */
const MOST_FIELDS = 8;

/**
 * Returns the names of the fields that the members of an `anyOf` or `oneOf` of an object require: at least one of them is
 * needed. Returns none if a member requires no field, or if they are many.
 */
export function listAlternatives({ anyOf, oneOf, properties = {} }: ObjectSchemaDefinition): string[] {
  const names = [anyOf, oneOf].flatMap((members) => {
    const lists = (members ?? []).map(({ required = [] }: { required?: readonly string[] }) => required);
    return lists.every((list) => list.length > 0) ? lists.flat() : [];
  });
  const known = [...new Set(names)].filter((name) => Object.hasOwn(properties, name));
  return known.length > MOST_FIELDS ? [] : known;
}
