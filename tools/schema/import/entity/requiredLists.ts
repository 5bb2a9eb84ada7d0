import type { Json } from '../../lint/source/readJson';

/**
 * Notes at the required lists of an object that they may be empty, unless the document says how many entries they need.
 * In JSON Schema, `required` asks for the key only; in the schema language, for an entry.
 * @param fields the fields of the entity file by name
 */
export const allowEmptyLists = (
  fields: Readonly<Record<string, Json>>,
  required: readonly string[],
): Record<string, Json> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => {
      const isOpen = required.includes(name) && field['type'] === 'array' && field['minItems'] === undefined;
      return [name, isOpen ? { ...field, minItems: 0 } : field];
    }),
  );
