import { type ForeignSchemaNote, normalizeSchema } from '../../../../src/model/jsonSchema/normalizeSchema';

type Json = Record<string, unknown>;

interface Read {
  definition: Json;
  notes: ForeignSchemaNote[];
}

/** Returns the normalized schema of a record, next to other files. */
export const recordOf = (record: Json, files: Json = {}, options?: { areMapsRows: boolean }): Read => {
  const file = 'thing.json';
  const { definition, notes } = normalizeSchema(file, { ...files, [file]: record }, record, options);
  return { definition: definition as Json, notes };
};

/** Returns the normalized schema of one field of a record, and the messages about it. */
export function fieldOf(
  schema: unknown,
  around: Json = {},
  files: Json = {},
  options?: { areMapsRows: boolean },
): { field: unknown; said: string[] } {
  const { definition, notes } = recordOf({ type: 'object', properties: { field: schema }, ...around }, files, options);
  return { field: (definition['properties'] as Json)['field'], said: notes.map(({ message }) => message) };
}

/** Returns every `$ref` in a value. */
export function refsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) =>
    key === '$ref' && typeof part === 'string' ? [part] : refsIn(part),
  );
}

/** Returns the number of nodes in a value, a measure of work that does not depend on the machine. */
export const countOf = (value: unknown): number =>
  typeof value === 'object' && value !== null
    ? Object.values(value).reduce((sum: number, part) => sum + countOf(part), 1)
    : 1;
