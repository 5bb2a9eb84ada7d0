import { isObject } from '../jsonSchema/schemaNode';

/** Of more fields, none is likely to be needed. */
const MOST_FIELDS = 8;

/** The keywords of an object whose members may each require other fields. */
interface Alternatives {
  anyOf?: unknown;
  oneOf?: unknown;
  properties?: object;
}

const getRequired = (member: unknown): string[] =>
  isObject(member) && Array.isArray(member['required']) ? member['required'].map(String) : [];

/**
 * Returns the names of the fields that the members of an `anyOf` or `oneOf` of an object require: at least one of them is
 * needed. Returns none if a member requires no field, or if they are many.
 */
export function listAlternativelyRequired({ anyOf, oneOf, properties = {} }: Alternatives): string[] {
  const names = [anyOf, oneOf].flatMap((members) => {
    const lists = (Array.isArray(members) ? members : []).map(getRequired);
    return lists.every((list) => list.length > 0) ? lists.flat() : [];
  });
  const known = [...new Set(names)].filter((name) => Object.hasOwn(properties, name));
  return known.length > MOST_FIELDS ? [] : known;
}
